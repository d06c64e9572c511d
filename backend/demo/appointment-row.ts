import type { Insertable } from 'kysely';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import type { Tables } from '../store/database/tables.ts';
import { demoSpecialists, specialistId, workshopId } from './catalogue-ids.ts';
import type { DemoAppointment } from './customers.ts';
import { pence, repairPence } from './pence.ts';
import type { Calendar } from './schedule.ts';

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

export function referenceOf(id: number): string {
  return `MW-${20_311 + id * 137}`;
}

/** The cost of the repair, or the lowest price of the specialist's offers. */
function priceOf({ repair, specialist, service }: DemoAppointment): number | null {
  if (repair) return repairPence(repair);
  const offers = demoSpecialists.find(({ name }) => name === specialist)?.offers ?? [];
  const prices = offers.flatMap(({ service: offered, price }) => (offered === service && price ? price[0] : []));
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
