import type { Queries } from './database.ts';

/** What is still to be done, the next day first; nothing of the customers. */
export function listOpenAppointments(db: Queries) {
  return db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('time_slots', 'time_slots.id', 'appointments.slot_id')
    .leftJoin('specialists', 'specialists.id', 'appointments.specialist_id')
    .where('status', 'in', ['pending', 'confirmed'])
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
    .limit(500)
    .execute();
}
