import { z } from 'zod';

/** The host's responses as the plain gateway parses them, mapped to the graph's names. */

const id = z.coerce.string();
const moment = z.string().transform((text) => `${text.replace(' ', 'T')}Z`);
const pence = z.coerce.number().transform((pounds) => Math.round(pounds * 100));
const yes = z.enum(['Yes', 'No']).transform((answer) => answer === 'Yes');
const upload = z.string().transform((path) => `/media${path}`);

const inPounds = (amount: number) => `£${(amount / 100).toFixed(2)}`;
const money = (amount: number) => ({ pence: amount, currency: 'GBP', formatted: inPounds(amount) });
const price = (low: number, high: number) => {
  const formatted = `${inPounds(low)} - ${inPounds(high)}`;
  return { price: { low: money(low), high: money(high), formatted }, priceLabel: formatted };
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#039': "'", lt: '<', gt: '>' };
const unescapeHtml = (text: string) => text.replace(/&(amp|quot|#039|lt|gt);/g, (_, name) => ENTITIES[name] ?? '');

const offered = z
  .object({
    service_id: id,
    service_type: z.string(),
    custom_description: z.string(),
    base_price: pence,
    price_high: pence,
    estimated_duration: z.number(),
  })
  .transform((wire) => ({
    serviceId: wire.service_id,
    name: wire.service_type,
    description: wire.custom_description,
    estimatedDurationMinutes: wire.estimated_duration,
    ...price(wire.base_price, wire.price_high),
  }));

const specialist = z
  .object({
    specialist_id: id,
    specialist_name: z.string(),
    service_type: z.string(),
    bio: z.string(),
    specialist_photo: upload,
    base_price: pence,
    price_high: pence,
    years_of_experience: z.string(),
    certified: yes,
    estimated_duration: z.number(),
    liabilityInsurance: yes,
    serviceMode: z.enum(['both', 'workshop', 'travel']),
    willingToTravel: z.string(),
    services: z
      .union([z.string().transform((text): unknown => JSON.parse(unescapeHtml(text))), z.array(z.unknown())])
      .pipe(z.array(offered)),
    reviews: z.array(z.object({ rating: z.coerce.number(), review_text: z.string(), created_at: moment })),
    workshops: z.array(z.object({ workshop_id: id, workshop_name: z.string() })),
    companies: z.array(z.object({ company_id: id, company_name: z.string() })),
    locations: z.array(z.object({ location_id: id, location: z.string(), travel_fee: pence })),
    availability: z.array(z.object({ day: z.string() })),
  })
  .transform((wire) => ({
    id: wire.specialist_id,
    name: wire.specialist_name,
    trade: wire.service_type,
    bio: wire.bio,
    photoUrl: wire.specialist_photo,
    averageRating:
      Math.round((wire.reviews.reduce((sum, { rating }) => sum + rating, 0) / wire.reviews.length) * 10) / 10,
    reviewCount: wire.reviews.length,
    reviews: {
      nodes: wire.reviews.map(({ rating, review_text, created_at }) => ({
        rating,
        comment: review_text,
        createdAt: created_at,
      })),
    },
    yearsOfExperience: wire.years_of_experience,
    isCertified: wire.certified,
    liabilityInsurance: wire.liabilityInsurance ? 'INSURED' : 'NOT_INSURED',
    serviceMode: wire.serviceMode.toUpperCase(),
    willingToTravel: wire.willingToTravel,
    estimatedDurationMinutes: wire.estimated_duration,
    ...price(wire.base_price, wire.price_high),
    services: wire.services,
    workshops: wire.workshops.map(({ workshop_id, workshop_name }) => ({
      workshopId: workshop_id,
      name: workshop_name,
    })),
    companies: wire.companies.map(({ company_id, company_name }) => ({ companyId: company_id, name: company_name })),
    serviceAreas: wire.locations.map(({ location_id, location, travel_fee }) => ({
      areaId: location_id,
      name: location,
      travelFee: money(travel_fee),
    })),
    availableDays: wire.availability.map(({ day }) => day.toUpperCase()),
  }));

export const specialistPage = z.object({
  specialists: z.array(specialist),
  total_pages: z.number(),
  total: z.number(),
});

export const serviceList = z.object({ services: z.array(z.object({ id, name: z.string(), description: z.string() })) });
export const workshopList = z.object({ locations: z.array(z.object({ id, name: z.string(), address: z.string() })) });

const vehicle = z
  .object({
    vehicle_id: id,
    make: z.string(),
    model: z.string(),
    year: z.number(),
    color: z.string(),
    licensePlate: z.string(),
    vin: z.string(),
    primaryVehicle: z.boolean(),
  })
  .transform(({ vehicle_id, color, licensePlate, primaryVehicle, ...same }) => ({
    ...same,
    id: vehicle_id,
    colour: color,
    plate: licensePlate,
    isPrimary: primaryVehicle,
  }));

const DAY_MS = 24 * 60 * 60 * 1_000;
const today = () => new Date().toISOString().slice(0, 10);
const payableUntil = (confirmedAt: string) =>
  new Date(Date.parse(confirmedAt) + DAY_MS).toISOString().replace('.000', '');
const isOver = (dueAt: string | null) => dueAt !== null && Date.parse(dueAt) < Date.now();

function reviewing(status: string, isReviewed: boolean) {
  const reason = isReviewed ? 'ALREADY_REVIEWED' : null;
  const reviewUnavailableReason =
    status === 'CANCELLED' ? 'CANCELLED' : status === 'COMPLETED' ? reason : 'NOT_COMPLETED';
  return { canReview: reviewUnavailableReason === null, reviewUnavailableReason };
}

const appointment = z
  .object({
    id,
    appointment_reference: z.string(),
    serviceId: id,
    service: z.string(),
    details: z.string(),
    created_at: moment,
    status: z.string(),
    specialistId: id,
    specialist: z.string(),
    confirmedAt: moment.nullable(),
    locationId: id,
    location: z.string(),
    reviewed: z.boolean(),
    rescheduled: z.boolean(),
    firstChoiceDate: z.string(),
    firstChoiceTime: z.string(),
    isHomeService: z.number(),
  })
  .transform((wire) => ({
    id: wire.id,
    reference: wire.appointment_reference,
    serviceName: wire.service,
    details: wire.details,
    status: wire.status.toUpperCase(),
    scheduledDate: wire.firstChoiceDate,
    scheduledTime: wire.firstChoiceTime,
    bookedAt: wire.created_at,
    specialistName: wire.specialist,
    locationName: wire.location,
    isHomeService: wire.isHomeService === 1,
    isReviewed: wire.reviewed,
    isRescheduled: wire.rescheduled,
    wasRescheduled: wire.rescheduled,
    confirmedAt: wire.confirmedAt,
    isPaid: false,
    isPaymentSimulated: false,
    serviceId: wire.serviceId,
    specialistId: wire.specialistId,
    workshopId: wire.locationId,
  }))
  .transform((record) => {
    const isConfirmed = record.status === 'CONFIRMED';
    const isOpen = isConfirmed || record.status === 'PENDING';
    const dueAt = isConfirmed && !record.isRescheduled && record.confirmedAt ? payableUntil(record.confirmedAt) : null;
    const paymentState = !isConfirmed
      ? 'NOT_DUE'
      : record.isRescheduled
        ? 'ON_HOLD'
        : isOver(dueAt)
          ? 'EXPIRED'
          : 'DUE';
    return {
      ...record,
      isUpcoming: isOpen && record.scheduledDate >= today(),
      paymentState,
      paymentDueBy: dueAt,
      actions: {
        canPay: paymentState === 'DUE',
        canCancel: isOpen,
        cancelUnavailableReason: isOpen ? null : record.status,
        canReschedule: isOpen && !record.wasRescheduled,
        rescheduleUnavailableReason: !isOpen ? record.status : record.wasRescheduled ? 'ALREADY_RESCHEDULED' : null,
        ...reviewing(record.status, record.isReviewed),
      },
    };
  });

const repair = z
  .object({
    id,
    vehicle: z.string(),
    serviceType: z.string(),
    date: z.string(),
    status: z.string(),
    specialist: z.string(),
    cost: pence,
    parts: z.array(z.object({ name: z.string(), quantity: z.number(), price: pence })),
    notes: z.string(),
    warranty: z.string(),
  })
  .transform(({ serviceType, specialist: specialistName, cost, parts, status, ...same }) => ({
    ...same,
    serviceName: serviceType,
    specialistName,
    status: status === 'completed' ? 'COMPLETED' : 'IN_PROGRESS',
    cost: money(cost),
    parts: parts.map((part) => ({ ...part, unitPrice: money(part.price), total: money(part.quantity * part.price) })),
  }));

const latestFirst = <T>(items: readonly T[], day: (item: T) => string): T[] =>
  items.toSorted((a, b) => (day(a) < day(b) ? 1 : -1));

const postalAddress = z
  .object({ street: z.string(), city: z.string(), zipCode: z.string(), country: z.string() })
  .transform(({ zipCode, ...same }) => ({ ...same, postcode: zipCode }));

const pendingReview = z
  .object({
    id,
    serviceType: z.string(),
    date: z.string(),
    specialist: z.object({ name: z.string(), photo: upload }),
    appointmentId: id,
  })
  .transform(({ serviceType, specialist: { name, photo }, ...same }) => ({
    ...same,
    serviceName: serviceType,
    specialistName: name,
    specialistPhotoUrl: photo,
  }));

const submittedReview = z
  .object({
    id,
    serviceType: z.string(),
    date: z.string(),
    specialist: z.string(),
    rating: z.number(),
    comment: z.string(),
    reviewDate: moment,
  })
  .transform(({ serviceType, specialist: specialistName, reviewDate, ...same }) => ({
    ...same,
    serviceName: serviceType,
    specialistName,
    reviewedAt: reviewDate,
  }));

export const customer = z
  .object({
    user_id: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    profilePicture: upload,
    phone: z.string(),
    address: postalAddress,
    joinDate: moment,
    completedRepairs: z.number(),
    pendingAppointments: z.number(),
    pendingReviews: z.number(),
    vehicles: z.array(vehicle),
    recentAppointments: z.array(appointment),
    repairs: z.array(repair),
    pendingReviewsData: z.array(pendingReview),
    submittedReviews: z.array(submittedReview),
    otherSessions: z.number(),
  })
  .transform(({ user_id, profilePicture, recentAppointments, repairs, pendingReviewsData, ...wire }) => ({
    ...wire,
    id: user_id,
    photoUrl: profilePicture,
    joinedAt: wire.joinDate,
    otherSessionCount: wire.otherSessions,
    doubtfulBookings: [],
    summary: {
      completedRepairs: wire.completedRepairs,
      pendingAppointments: wire.pendingAppointments,
      pendingReviews: wire.pendingReviews,
      totalSpent: money(spent(repairs)),
      recentAppointments: latestFirst(recentAppointments, ({ bookedAt }) => bookedAt).slice(0, 5),
    },
    appointments: latestFirst(recentAppointments, ({ scheduledDate }) => scheduledDate),
    repairs: latestFirst(repairs, ({ date }) => date),
    pendingReviews: latestFirst(pendingReviewsData, ({ date }) => date),
    submittedReviews: latestFirst(wire.submittedReviews, ({ reviewedAt }) => reviewedAt),
  }));

const spent = (repairs: readonly z.output<typeof repair>[]) =>
  repairs.filter(({ status }) => status === 'COMPLETED').reduce((sum, { cost }) => sum + cost.pence, 0);

export type Appointment = z.output<typeof appointment>;
export type Customer = z.output<typeof customer>;

export const notificationList = z.object({
  unread_count: z.number(),
  notifications: z.array(
    z
      .object({
        notification_id: id,
        type: z.string(),
        title: z.string(),
        message: z.string(),
        time_ago: z.string(),
        is_read: z.number(),
        action_url: z.string(),
      })
      .transform((wire) => ({
        id: wire.notification_id,
        kind: wire.type.toUpperCase(),
        title: wire.title,
        message: wire.message,
        timeAgo: wire.time_ago,
        recency: 'TODAY',
        isRead: wire.is_read === 1,
        actionPath: wire.action_url,
      })),
  ),
});
