import type { Insertable } from 'kysely';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/rows.ts';
import type { Tables } from '../store/database/tables.ts';
import { type DemoAppointment, joansAppointments, joansNotifications } from './customers.ts';
import { pence, repairPence } from './numbers.ts';
import type { Calendar } from './schedule.ts';
import { demoSpecialists, specialistId, workshopId } from './seed-catalogue.ts';

/** The id of Joan's account, the first. */
export const joan = 1;

export type AppointmentRow = Insertable<Tables['appointments']> & { id: number };

interface Booking {
  id: number;
  accountId: number;
  serviceId: number;
  contact: { firstName: string; lastName: string; phone: string };
  /** The customer's own address, for work at home; null if we have none. */
  home: string | null;
  when: { date: string; timeSlotId: number };
}

function referenceOf(id: number): string {
  return `MW-${20_311 + id * 137}`;
}

/** The cost of the repair, or the lowest price of the specialist's offers. */
function priceOf({ repair, specialist, service }: DemoAppointment): number | null {
  if (repair) return repairPence(repair);
  const offers = demoSpecialists.find(({ name }) => name === specialist)?.offers ?? [];
  const prices = offers.flatMap(([offered, , price]) => (offered === service && price ? price[0] : []));
  return prices.length === 0 ? null : pence(Math.min(...prices));
}

/** The row of a demo appointment, on the day that was found for it. */
export function appointmentRow(
  { id, accountId, serviceId, contact, home, when }: Booking,
  appointment: DemoAppointment,
  calendar: Calendar,
): AppointmentRow {
  const { location, confirmedHoursAgo, bookedDaysAgo } = appointment;
  const now = calendar.now.getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  const isCancelled = appointment.status === 'cancelled';
  const isUnpaid = appointment.status === 'confirmed' && !appointment.paid;
  const atWorkshop = location !== null && 'workshop' in location;
  const address = location !== null && 'address' in location ? location.address : null;
  return {
    id,
    reference: referenceOf(id),
    account_id: accountId,
    service_id: serviceId,
    vehicle_model: appointment.vehicle?.model ?? null,
    vehicle_year: appointment.vehicle?.year ?? null,
    vehicle_plate: appointment.vehicle?.plate ?? null,
    details: appointment.details,
    place: atWorkshop ? 'workshop' : address ? 'different' : 'home',
    workshop_id: atWorkshop ? workshopId(location.workshop) : null,
    address: location === null ? home : address,
    specialist_id: appointment.specialist === null ? null : specialistId(appointment.specialist),
    status: appointment.status,
    date: when.date,
    slot_id: when.timeSlotId,
    second_choice_date: appointment.secondChoice ? calendar.day(appointment.day + 7) : null,
    second_choice_slot_id: appointment.secondChoice ? when.timeSlotId : null,
    contact_first_name: contact.firstName,
    contact_last_name: contact.lastName,
    contact_phone: contact.phone,
    reviewed: appointment.review ? 1 : 0,
    rescheduled: appointment.rescheduled ? 1 : 0,
    moved_once: appointment.rescheduled ? 1 : 0,
    price_pence: priceOf(appointment),
    paid: appointment.paid ? 1 : 0,
    paid_at: appointment.paid ? hoursAgo((confirmedHoursAgo ?? 0) - 1) : null,
    payment_notice: isUnpaid && (confirmedHoursAgo ?? 0) > 24 ? 'expired' : null,
    cancelled_at: isCancelled ? hoursAgo((bookedDaysAgo - 1) * 24) : null,
    cancelled_by: isCancelled ? 'customer' : null,
    cancel_reason: isCancelled ? (appointment.cancelReason ?? null) : null,
    confirmed_at: confirmedHoursAgo === undefined ? null : hoursAgo(confirmedHoursAgo),
    created_at: new Date(now - bookedDaysAgo * DAY_MS).toISOString(),
  };
}

const numbered = joansAppointments.map((appointment, index) => ({ ...appointment, id: index + 1 }));

async function seedRepairs(db: Queries): Promise<void> {
  const repaired = numbered.flatMap(({ id, details, repair }) => (repair ? { id, details, ...repair } : []));
  await insertAll(
    db,
    'repairs',
    repaired.map((repair) => ({
      appointment_id: repair.id,
      cost_pence: repairPence(repair),
      description: repair.details,
      notes: repair.notes,
      warranty: repair.warranty ?? null,
    })),
  );
  await insertAll(
    db,
    'repair_parts',
    repaired.flatMap(({ id, parts }) =>
      parts.map(([name, quantity, price]) => ({ appointment_id: id, name, quantity, price_pence: pence(price) })),
    ),
  );
  await insertAll(
    db,
    'repair_labour',
    repaired.flatMap(({ id, labour }) =>
      labour.map(([description, hours, rate]) => ({
        appointment_id: id,
        description,
        hundredths_of_hours: hours * 100,
        rate_pence: pence(rate),
      })),
    ),
  );
}

async function seedCustomerReviews(db: Queries, calendar: Calendar): Promise<void> {
  const rows = numbered.flatMap(({ id, day, specialist, review }) =>
    review && specialist !== null
      ? {
          specialist_id: specialistId(specialist),
          appointment_id: id,
          rating: review.stars,
          review_text: review.text,
          created_at: `${calendar.day(day + 2)}T18:20:00.000Z`,
        }
      : [],
  );
  await insertAll(db, 'reviews', rows);
}

async function seedNotifications(db: Queries, { now }: Calendar): Promise<void> {
  const rows = joansNotifications.map(({ type, title, message, appointment, path, minutesAgo, read }) => {
    const created_at = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
    return {
      account_id: joan,
      type,
      title,
      message: appointment === undefined ? message : message.replace('#', referenceOf(appointment + 1)),
      action_url: path,
      occasion: null,
      created_at,
      read_at: read ? created_at : null,
    };
  });
  await insertAll(db, 'notifications', rows);
}

/** The results of Joan's appointments: repairs, her reviews, and her notifications. */
export async function seedAppointmentResults(db: Queries, calendar: Calendar): Promise<void> {
  await seedRepairs(db);
  await seedCustomerReviews(db, calendar);
  await seedNotifications(db, calendar);
}
