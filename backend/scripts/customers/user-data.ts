import type { FastifyInstance } from 'fastify';
import { londonDay } from '#shared/london/clock.ts';
import { countOtherSessions } from '../../domain/accounts/sessions.ts';
import { refundPence } from '../../domain/appointments/appointment-rules.ts';
import { notAssigned } from '../../domain/form.ts';
import {
  type CustomerRepairs,
  type CustomerReview,
  type ListedAppointment,
  listAppointments,
  listCustomerReviews,
  listRepairs,
} from '../../store/appointments/appointments.ts';
import { findAddress, listVehicles } from '../../store/customers.ts';
import { groupBy } from '../../store/database/rows.ts';
import { customerOf, type ScriptContext } from '../http/context.ts';
import { idText, pounds, timestamp } from '../http/php-values.ts';
import { credentialsOf } from '../http/request.ts';
import { addressRecord } from './profile.ts';
import { vehicleRecord } from './vehicles.ts';

function specialistRecord({ specialist_id, specialist_name }: ListedAppointment) {
  return { id: idText(specialist_id), name: specialist_name ?? notAssigned };
}

/** Without what its guest has typed, who may be a stranger. */
function doubtfulRecord({ id, reference, service_name, date, starts_at }: ListedAppointment) {
  return { id: idText(id), appointment_reference: reference, service_type: service_name, date, time: starts_at };
}

function pendingReviewRecord(appointment: ListedAppointment) {
  const photo = appointment.specialist_photo;
  return {
    id: idText(appointment.id),
    serviceType: appointment.service_name,
    date: appointment.date,
    specialist: { ...specialistRecord(appointment), photo: photo === null ? null : `uploads/${photo}` },
    appointmentId: idText(appointment.id),
  };
}

function submittedReviewRecord(review: CustomerReview, appointment: ListedAppointment | undefined) {
  return {
    id: idText(review.id),
    serviceType: appointment?.service_name ?? null,
    date: appointment?.date ?? null,
    specialist: appointment ? specialistRecord(appointment) : null,
    rating: review.rating,
    comment: review.review_text,
    reviewDate: timestamp(review.created_at),
    appointmentId: idText(review.appointment_id),
  };
}

/** `getUserData.php` (PHP-30): everything of the customer, always in nine queries. */
export function userDataScript(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  app.get('/php/getUserData.php', async (request) => {
    const account = await customerOf(request, context);
    const token = credentialsOf(request)?.token ?? '';
    const [appointments, doubtful, vehicles, repairs, reviews, address, otherSessions] = await Promise.all([
      listAppointments(db, account.id, { isAccepted: true }),
      listAppointments(db, account.id, { isAccepted: false }),
      listVehicles(db, account.id),
      listRepairs(db, account.id),
      listCustomerReviews(db, account.id),
      findAddress(db, account.id),
      countOtherSessions(db, account.id, token, context.clock()),
    ]);
    const completed = appointments.filter(({ status }) => status === 'completed');
    // Without a specialist there is no one to review.
    const unreviewed = completed.filter(({ reviewed, specialist_id }) => reviewed === 0 && specialist_id !== null);
    const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
    const joined = timestamp(account.created_at);
    return {
      user_id: idText(account.id),
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      phone: account.phone,
      profilePicture: null,
      address: addressRecord(address),
      created_at: joined,
      joinDate: joined,
      otherSessions,
      completedRepairs: completed.length,
      pendingAppointments: appointments.filter(({ status }) => status === 'pending').length,
      pendingReviews: unreviewed.length,
      recentAppointments: appointments.map((appointment) => appointmentRecord(appointment, context.isDemo)),
      // Booked elsewhere with the customer's address: "Was this you?"
      doubtfulAppointments: doubtful.filter(({ status }) => status !== 'cancelled').map(doubtfulRecord),
      repairs: repairRecords(appointments, repairs, londonDay(context.clock())),
      vehicles: vehicles.map(vehicleRecord),
      pendingReviewsData: unreviewed.map(pendingReviewRecord),
      submittedReviews: reviews.map((review) => submittedReviewRecord(review, byId.get(review.appointment_id))),
    };
  });
}

function locationName(appointment: ListedAppointment): string | null {
  if (appointment.place === 'workshop') return appointment.workshop_name;
  return appointment.address ?? (appointment.place === 'home' ? 'Home Service' : null);
}

function refundAmount({ price_pence, refund_percent }: ListedAppointment): number | null {
  return price_pence === null || refund_percent === null ? null : pounds(refundPence(price_pence, refund_percent));
}

/** An appointment as the dashboard reads it (ENT-20). */
function appointmentRecord(appointment: ListedAppointment, isDemo: boolean) {
  return {
    id: idText(appointment.id),
    appointment_reference: appointment.reference,
    serviceId: idText(appointment.service_id),
    service_type: appointment.service_name,
    details: appointment.details,
    date: appointment.date,
    created_at: timestamp(appointment.created_at),
    status: appointment.status,
    specialistId: idText(appointment.specialist_id) ?? notAssigned,
    specialist: appointment.specialist_name ?? notAssigned,
    locationId: idText(appointment.workshop_id) ?? notAssigned,
    location: locationName(appointment),
    workshopAddress: appointment.workshop_address,
    reviewed: appointment.reviewed === 1,
    rescheduled: appointment.rescheduled === 1,
    rescheduledBefore: appointment.moved_once === 1,
    firstChoiceDate: appointment.date,
    firstChoiceTime: appointment.starts_at,
    secondChoiceDate: appointment.second_choice_date,
    secondChoiceTime: appointment.second_starts_at,
    confirmedAt: timestamp(appointment.confirmed_at),
    isHomeService: appointment.place === 'home',
    isDifferentLocation: appointment.place === 'different',
    paid: appointment.paid === 1,
    paidAt: timestamp(appointment.paid_at),
    paymentSimulated: isDemo,
    amount: pounds(appointment.price_pence),
    refundPercent: appointment.refund_percent,
    refundAmount: refundAmount(appointment),
  };
}

/** Paid and confirmed work is being done on its day, until it is written down as done. */
function isInProgress({ status, paid, date }: ListedAppointment, today: string): boolean {
  return status === 'confirmed' && paid === 1 && date === today;
}

function vehicleName({ vehicle_model, vehicle_year, vehicle_plate }: ListedAppointment): string | null {
  return [vehicle_model, vehicle_year, vehicle_plate].filter(Boolean).join(', ') || null;
}

/** The customer's repairs, completed and in progress, latest first (ENT-23). */
function repairRecords(appointments: ListedAppointment[], { repairs, parts, labour }: CustomerRepairs, today: string) {
  const done = new Map(repairs.map((repair) => [repair.appointment_id, repair]));
  const partsOf = groupBy(parts, ({ appointment_id }) => appointment_id);
  const labourOf = groupBy(labour, ({ appointment_id }) => appointment_id);
  return appointments.flatMap((appointment) => {
    const repair = done.get(appointment.id);
    if (!repair && !isInProgress(appointment, today)) return [];
    return {
      id: idText(appointment.id),
      reference: appointment.reference,
      vehicle: vehicleName(appointment),
      serviceType: appointment.service_name,
      date: appointment.date,
      status: repair ? 'completed' : 'in-progress',
      specialist: appointment.specialist_name ?? notAssigned,
      cost: pounds(repair ? repair.cost_pence : appointment.price_pence),
      description: repair?.description ?? appointment.details,
      parts: partsOf(appointment.id).map(({ name, quantity, price_pence }) => ({
        name,
        quantity: quantity,
        price: pounds(price_pence),
      })),
      labor: labourOf(appointment.id).map(({ description, hundredths_of_hours, rate_pence }) => ({
        description,
        hours: hundredths_of_hours / 100,
        rate: pounds(rate_pence),
      })),
      notes: repair?.notes ?? null,
      warranty: repair?.warranty ?? null,
      appointmentId: idText(appointment.id),
    };
  });
}
