import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DemoAppointment } from './customers.ts';
import type { Calendar } from './diary.ts';
import { pence, repairPence } from './pence.ts';
import { demoSpecialists, specialistId, workshopId } from './seed-catalogue.ts';

const hour = 3_600_000;
const day = 24 * hour;

export type AppointmentRow = Insertable<Tables['appointments']> & { id: number };

interface Booking {
  id: number;
  accountId: number;
  serviceId: number;
  contact: { firstName: string; lastName: string; phone: string };
  when: { date: string; slotId: number };
}

export function referenceOf(id: number): string {
  return `MW-${20_311 + id * 137}`;
}

/** What the work came to, or what the specialist asks for it from. */
function priceOf({ repair, specialist, service }: DemoAppointment): number | null {
  if (repair) return repairPence(repair);
  const offers = demoSpecialists.find(({ name }) => name === specialist)?.offers ?? [];
  const prices = offers.flatMap(({ service: offered, price }) => (offered === service && price ? price[0] : []));
  return prices.length === 0 ? null : pence(Math.min(...prices));
}

/** What was wanted, on the day that was found for it. */
export function appointmentRow(
  { id, accountId, serviceId, contact, when }: Booking,
  wanted: DemoAppointment,
  calendar: Calendar,
): AppointmentRow {
  const { place, confirmedHoursAgo, bookedDaysAgo } = wanted;
  const now = calendar.now.getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * hour).toISOString();
  const isCancelled = wanted.status === 'cancelled';
  const isUnpaid = wanted.status === 'confirmed' && !wanted.paid;
  const atWorkshop = place !== null && 'workshop' in place;
  const address = place !== null && 'address' in place ? place.address : null;
  return {
    id,
    reference: referenceOf(id),
    account_id: accountId,
    service_id: serviceId,
    vehicle_model: wanted.vehicle?.model ?? null,
    vehicle_year: wanted.vehicle?.year ?? null,
    vehicle_plate: wanted.vehicle?.plate ?? null,
    details: wanted.details,
    place: atWorkshop ? 'workshop' : address ? 'different' : 'home',
    workshop_id: atWorkshop ? workshopId(place.workshop) : null,
    address,
    specialist_id: wanted.specialist === null ? null : specialistId(wanted.specialist),
    status: wanted.status,
    date: when.date,
    slot_id: when.slotId,
    second_choice_date: wanted.secondChoice ? calendar.day(wanted.day + 7) : null,
    second_choice_slot_id: wanted.secondChoice ? when.slotId : null,
    contact_first_name: contact.firstName,
    contact_last_name: contact.lastName,
    contact_phone: contact.phone,
    reviewed: wanted.review ? 1 : 0,
    rescheduled: wanted.rescheduled ? 1 : 0,
    moved_once: wanted.rescheduled ? 1 : 0,
    price_pence: priceOf(wanted),
    paid: wanted.paid ? 1 : 0,
    paid_at: wanted.paid ? hoursAgo((confirmedHoursAgo ?? 0) - 1) : null,
    payment_notice: isUnpaid && (confirmedHoursAgo ?? 0) > 24 ? 'expired' : null,
    cancelled_at: isCancelled ? hoursAgo((bookedDaysAgo - 1) * 24) : null,
    cancelled_by: isCancelled ? 'customer' : null,
    cancel_reason: isCancelled ? (wanted.cancelReason ?? null) : null,
    confirmed_at: confirmedHoursAgo === undefined ? null : hoursAgo(confirmedHoursAgo),
    created_at: new Date(now - bookedDaysAgo * day).toISOString(),
  };
}
