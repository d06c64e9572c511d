import { londonDay } from '../../shared/london/clock.ts';
import { addDays } from '../../shared/london/days.ts';

/**
 * The fake host's data, generated from numbers, so that every run has the same. All days are in
 * winter, when London's time is UTC: a peer without summer time is correct, too. Only days that can
 * be booked are in the future.
 */

export const CUSTOMERS = 100;
const SPECIALISTS = 480;
/** The text of a response that the host can change, always of this length. */
export const CHANGING = 'visit-00000000';

const SERVICES = [
  ...['Vehicle Repair', 'Plumbing', 'Electrical Repair', 'Heating', 'Carpentry', 'Cleaning'],
  ...['Courier', 'Landscaping', 'Towing', 'Tailoring', 'Roofing', 'Locksmith'],
];
const NAMES = ['Amira Shah', 'Tom Hughes', 'Grace Okafor', 'Owen Pryce', 'Ella Novak', "Sean O'Neill", 'Priya Nair'];
const AREAS = ['Leicester', 'Loughborough', 'Hinckley', 'Oadby', 'Wigston', 'Melton Mowbray'];
const COMPANIES = ['Bosch Car Service', 'Gas Safe', 'NICEIC', 'Vaillant', 'Makita'];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'];
const WORDS =
  'Came on time, said what was wrong & what it would cost, and left everything tidy. The repair has held since.';

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const winterDay = (index: number) => `2026-0${1 + (index % 2)}-${String(1 + (index % 28)).padStart(2, '0')}`;

/** Like PHP's `htmlspecialchars`. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#039;',
  '<': '&lt;',
  '>': '&gt;',
};
const escapeHtml = (text: string) => text.replace(/[&"'<>]/g, (character) => ESCAPES[character] ?? character);

export const services = SERVICES.map((name, index) => ({
  id: index + 1,
  name,
  description: `${name} by checked local specialists.`,
  icon_class: 'fa-wrench',
}));

export const immediateServices = SERVICES.slice(0, 6).map((name, index) => ({ id: index + 1, name: `Urgent ${name}` }));

export const workshops = times(6, (index) => ({
  id: index + 1,
  name: `${pick(AREAS, index)} Workshop`,
  address: `${index + 10} Station Road, ${pick(AREAS, index)}`,
}));

function specialist(index: number) {
  const offered = times(3 + (index % 4), (at) => ({
    service_id: 1 + ((index + at) % SERVICES.length),
    service_type: pick(SERVICES, index + at),
    custom_description: `"Same day" ${pick(SERVICES, index + at).toLowerCase()} & inspection, parts quoted first.`,
    base_price: `${30 + (index % 50) + at}.00`,
    price_high: `${80 + (index % 50) + at}.50`,
    estimated_duration: 45 + at * 15,
  }));
  return {
    specialist_id: index + 1,
    specialist_name: pick(NAMES, index),
    service_type: pick(SERVICES, index),
    average_rating: '4.5',
    bio: 'Ten years in workshops and on the road across the East Midlands. Insured, DBS checked & glad to explain.',
    specialist_photo: `/uploads/specialists/${index + 1}/photo.jpg`,
    base_price: `${30 + (index % 50)}.00`,
    price_high: `${80 + (index % 50)}.50`,
    years_of_experience: pick(['1-2', '3-5', '5-10', '10+'], index),
    certified: pick(['Yes', 'No'], index),
    estimated_duration: 60,
    liabilityInsurance: pick(['Yes', 'Yes', 'No'], index),
    serviceMode: pick(['both', 'workshop', 'travel'], index),
    willingToTravel: `${5 + (index % 4) * 5} miles`,
    // Every other one is escaped JSON in a string, as some hosts write it.
    services: index % 2 === 0 ? offered : escapeHtml(JSON.stringify(offered)),
    reviews: times(5, (at) => ({
      rating: String(3 + ((index + at) % 3)),
      review_text: WORDS,
      created_at: `${winterDay(index + at)} 14:30:00`,
    })),
    workshops: workshops.slice(0, 2).map(({ id, name }) => ({ workshop_id: id, workshop_name: name })),
    companies: times(3, (at) => ({ company_id: at + 1, company_name: pick(COMPANIES, index + at) })),
    locations: times(3, (at) => ({
      location_id: at + 1,
      location: pick(AREAS, index + at),
      travel_fee: `${at * 5}.00`,
    })),
    availability: WEEKDAYS.slice(index % 2).map((day) => ({ day })),
    offered: offered.map(({ service_type }) => service_type),
  };
}

const directory = times(SPECIALISTS, specialist);

/** One page of the directory: the specialists who offer the service, or all. */
export function specialists(page: number, perPage: number, serviceType: string | null) {
  const found = directory.filter(({ offered }) => serviceType === null || offered.includes(serviceType));
  const pageItems = found.slice((page - 1) * perPage, page * perPage);
  const total_pages = Math.ceil(found.length / perPage);
  const wire = pageItems.map(({ offered: _, ...record }) => record);
  return { success: true, specialists: wire, total_pages, total: found.length };
}

/** As many as the embedded backend lists. */
const LISTED = 50;

export function specialistsOf(serviceId: number) {
  return specialists(1, LISTED, SERVICES[serviceId - 1] ?? '');
}

export const formOptions = {
  success: true,
  services: SERVICES,
  immediateServices,
  locations: AREAS,
  timeSlots: times(
    10,
    (index) => `${String(8 + index).padStart(2, '0')}:00 - ${String(9 + index).padStart(2, '0')}:00`,
  ),
  serviceModes: ['workshop', 'travel', 'both'].map((id) => ({
    id,
    name: id,
    description: `Works in this mode: ${id}.`,
  })),
  companies: COMPANIES.map((name, index) => ({ id: index + 1, name, services: SERVICES.slice(index, index + 3) })),
  workshops,
};

/** Six weeks from the day after tomorrow, without every seventh day; others for each specialist. */
export function availableDates(specialistId: number) {
  const first = addDays(londonDay(new Date()), 2 + (specialistId % 5));
  const dates = times(42, (index) => addDays(first, index)).filter((_, index) => index % 7 !== 6);
  return { success: true, dates, asOf: CHANGING };
}

const HOURS = times(8, (index) => index + 9);
const clockTime = (hour: number) =>
  `${String(hour > 12 ? hour - 12 : hour).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`;

export const timeSlots = (serviceId: number) => ({
  success: true,
  slots: HOURS.map((hour) => ({ slot_id: serviceId * 100 + hour, formatted_time: clockTime(hour) })),
});

export const rescheduleTimeSlots = {
  success: true,
  timeSlots: HOURS.map((hour) => ({
    slot_id: `${CHANGING}-${hour}`,
    formatted_start: clockTime(hour),
    formatted_end: clockTime(hour + 1),
  })),
};

export const serviceNames: readonly string[] = SERVICES;

export function customer(id: number) {
  const vehicle = (at: number) => pick(['Ford Fiesta', 'Vauxhall Astra', 'Toyota Yaris'], id + at);
  return {
    user_id: id,
    firstName: pick(NAMES, id).split(' ')[0],
    lastName: pick(NAMES, id).split(' ')[1],
    email: `customer${id}@example.com`,
    phone: '7700900142',
    profilePicture: `/uploads/users/${id}-${CHANGING}.jpg`,
    address: { street: `${id} High Street`, city: 'Leicester', zipCode: 'LE1 6XH', country: 'UK' },
    joinDate: '2026-01-05 09:00:00',
    completedRepairs: 7,
    pendingAppointments: 5,
    pendingReviews: 2,
    vehicles: times(3, (at) => ({
      vehicle_id: id * 10 + at,
      make: vehicle(at).split(' ')[0],
      model: vehicle(at).split(' ')[1],
      year: 2012 + at,
      color: 'Blue',
      licensePlate: `FN1${at} KTR`,
      vin: `WVWZZZ1JZ3W10000${at}`,
      primaryVehicle: at === 0,
    })),
    recentAppointments: times(20, (at) => ({
      id: id * 100 + at,
      appointment_reference: `MW-${id * 100 + at}`,
      serviceId: 1 + ((id + at) % 6),
      service: pick(SERVICES, (id + at) % 6),
      details: `${vehicle(at)}\nGrinding when braking, please look at pads & discs (${at === 0 ? CHANGING : 'as before'}).`,
      created_at: `${winterDay(at)} 09:00:00`,
      status: pick(STATUSES, at),
      specialistId: 1 + ((id * 7 + at) % 96),
      specialist: pick(NAMES, (id * 7 + at) % 96),
      locationId: workshops[at % 6]?.id,
      location: workshops[at % 6]?.name,
      reviewed: at % 3 === 0,
      rescheduled: at % 5 === 0,
      firstChoiceDate: winterDay(id + at),
      firstChoiceTime: '09:00 AM',
      confirmedAt: at % 4 === 1 ? `${winterDay(at)} 12:00:00` : null,
      isHomeService: 0,
    })),
    repairs: times(10, (at) => ({
      id: id * 1000 + at,
      vehicle: vehicle(at),
      serviceType: pick(SERVICES, at),
      date: winterDay(at),
      status: at % 4 === 0 ? 'in-progress' : 'completed',
      specialist: pick(NAMES, at),
      cost: 120 + at * 15.5,
      parts: times(3, (part) => ({
        name: `Part ${part + 1} & fittings`,
        quantity: part + 1,
        price: 12.5 * (part + 1),
      })),
      notes: `Look at the rear pads next time (${at === 0 ? CHANGING : 'as before'}).`,
      warranty: '90 days on parts and labor',
    })),
    pendingReviewsData: times(3, (at) => ({
      id: id * 100 + at,
      serviceType: pick(SERVICES, at),
      date: `2026-02-${20 - at}`,
      specialist: { id: 1 + at, name: pick(NAMES, at), photo: `/uploads/specialists/${at + 1}/${CHANGING}.jpg` },
      appointmentId: id * 100 + 4 * at + 2,
    })),
    submittedReviews: times(6, (at) => ({
      id: id * 1000 + at,
      serviceType: pick(SERVICES, at),
      date: `2026-01-${20 - at}`,
      specialist: pick(NAMES, at),
      rating: 3 + (at % 3),
      comment: `${WORDS} (${CHANGING})`,
      reviewDate: `2026-02-${20 - at} 10:00:00`,
      appointmentId: id * 100 + at,
    })),
    otherSessions: 1 + (id % 3),
  };
}

export const notifications = (id: number) => ({
  success: true,
  unread_count: 3,
  notifications: times(12, (at) => ({
    notification_id: id * 100 + at,
    type: pick(['appointment', 'repair', 'review', 'payment'], at),
    title: 'Appointment confirmed',
    message: `Your specialist will ring before they come & bring what is needed (${at < 2 ? CHANGING : 'as before'}).`,
    time_ago: `${at + 1} hours ago`,
    is_read: at < 3 ? 0 : 1,
    action_url: '/dashboard/appointments',
  })),
});
