import type { AppointmentKey } from './appointment-life.ts';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

export type AppointmentStatus = Tables['appointments']['status'];

const longestList = 500;

/** With the names they refer to, but nothing of the customers; the next day first. */
export function listAppointmentsWith(
  db: Queries,
  { statuses, specialistId }: { statuses: readonly AppointmentStatus[]; specialistId?: number | undefined },
) {
  let query = db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('time_slots', 'time_slots.id', 'appointments.slot_id')
    .leftJoin('specialists', 'specialists.id', 'appointments.specialist_id')
    .where('status', 'in', statuses);
  if (specialistId !== undefined) query = query.where('appointments.specialist_id', '=', specialistId);
  return query
    .select([
      'appointments.reference',
      'appointments.status',
      'appointments.paid',
      'appointments.date',
      'time_slots.starts_at',
      'services.name as service_name',
      'specialists.name as specialist_name',
    ])
    .orderBy('appointments.date')
    .orderBy('time_slots.starts_at')
    .orderBy('appointments.id')
    .limit(longestList)
    .execute();
}

export type ListedAppointment = Awaited<ReturnType<typeof listAppointmentsWith>>[number];

/** One appointment with its customer and files; undefined when there is none. */
export async function findAppointment(db: Queries, key: AppointmentKey) {
  const appointment = await db
    .selectFrom('appointments')
    .innerJoin('accounts', 'accounts.id', 'appointments.account_id')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('time_slots', 'time_slots.id', 'appointments.slot_id')
    .leftJoin('time_slots as second_slots', 'second_slots.id', 'appointments.second_choice_slot_id')
    .leftJoin('specialists', 'specialists.id', 'appointments.specialist_id')
    .leftJoin('workshops', 'workshops.id', 'appointments.workshop_id')
    .where('id' in key ? 'appointments.id' : 'appointments.reference', '=', 'id' in key ? key.id : key.reference)
    .selectAll('appointments')
    .select([
      'accounts.email',
      'services.name as service_name',
      'time_slots.starts_at',
      'second_slots.starts_at as second_starts_at',
      'specialists.name as specialist_name',
      'workshops.name as workshop_name',
    ])
    .executeTakeFirst();
  if (!appointment) return undefined;
  const images = await db
    .selectFrom('appointment_images')
    .select(['stored_name', 'media_type', 'bytes'])
    .where('appointment_id', '=', appointment.id)
    .orderBy('position')
    .execute();
  return { ...appointment, images };
}
