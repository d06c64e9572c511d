import { insertAppointment } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { type ChangeContext, confirmDueAt } from '../appointments/customer-appointment.ts';
import { withReference } from '../references.ts';
import { priceOf } from '../specialists/prices.ts';
import type { BookingRequest } from './booking-form.ts';

/** Whose an appointment is, if they have accepted it, and the device that booked it as a guest. */
export interface Owner {
  accountId: number;
  accepted: 0 | 1;
  device: string | null;
}

/** Writes the appointment with a new reference and returns its id. */
export async function writeAppointment(
  db: Queries,
  request: BookingRequest,
  { accountId, specialistId, ...guest }: Owner & { specialistId: number | null },
  context: Pick<ChangeContext, 'now' | 'confirmAfter'>,
) {
  const { location, serviceId } = request.timeSlotQuery;
  if (location.kind === 'anywhere') throw new Error('A booking needs a location.');
  const price = await priceOf(db, specialistId, serviceId);
  const { result } = await withReference('MW', (reference) =>
    insertAppointment(db, {
      reference,
      account_id: accountId,
      service_id: serviceId,
      vehicle_model: request.vehicle?.model ?? null,
      vehicle_year: request.vehicle?.year ?? null,
      vehicle_plate: request.vehicle?.plate ?? null,
      details: request.details,
      place: location.kind,
      workshop_id: location.kind === 'workshop' ? location.workshopId : null,
      address: request.address,
      specialist_id: specialistId,
      status: 'pending',
      date: request.date,
      slot_id: request.timeSlotId,
      second_choice_date: null,
      second_choice_slot_id: null,
      contact_first_name: request.firstName,
      contact_last_name: request.lastName,
      contact_phone: request.phone,
      reviewed: 0,
      rescheduled: 0,
      paid: 0,
      confirmed_at: null,
      price_pence: price,
      confirm_due_at: confirmDueAt(context),
      created_at: context.now.toISOString(),
      ...guest,
    }),
  );
  return result;
}
