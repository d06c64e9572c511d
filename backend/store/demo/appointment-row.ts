import type { Insertable } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DemoAppointment } from './customers.ts';
import type { Calendar } from './diary.ts';
import { specialistId, workshopId } from './seed-catalogue.ts';

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

/** What was wanted, on the day that was found for it. */
export function appointmentRow(
  { id, accountId, serviceId, contact, when }: Booking,
  wanted: DemoAppointment,
  calendar: Calendar,
): AppointmentRow {
  const { place, confirmedHoursAgo, bookedDaysAgo } = wanted;
  const now = calendar.now.getTime();
  const atWorkshop = place !== null && 'workshop' in place;
  const address = place !== null && 'address' in place ? place.address : null;
  return {
    id,
    reference: `MW-${20_311 + id * 137}`,
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
    reviewed: wanted.reviewed ? 1 : 0,
    rescheduled: wanted.rescheduled ? 1 : 0,
    paid: wanted.paid ? 1 : 0,
    confirmed_at: confirmedHoursAgo === undefined ? null : new Date(now - confirmedHoursAgo * hour).toISOString(),
    created_at: new Date(now - bookedDaysAgo * day).toISOString(),
  };
}
