import type { AppointmentKey } from '../../store/appointments/appointment-changes.ts';
import { joinedAppointments, namedAppointments } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import type { Column } from '../output/result.ts';

type AppointmentStatus = Tables['appointments']['status'];

const maxRows = 500;

/** With the names they refer to, but nothing of the customers; the earliest first. */
export function listAppointmentsWith(
  db: Queries,
  { statuses, specialistId }: { statuses: readonly AppointmentStatus[]; specialistId?: number | undefined },
) {
  let query = joinedAppointments(db).where('status', 'in', statuses);
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
    .limit(maxRows)
    .execute();
}

type ListedAppointment = Awaited<ReturnType<typeof listAppointmentsWith>>[number];

/** One appointment with its customer and files; undefined when there is none. */
export async function findAppointment(db: Queries, key: AppointmentKey) {
  const appointment = await namedAppointments(db)
    .innerJoin('accounts', 'accounts.id', 'appointments.account_id')
    .select('accounts.email')
    .where('id' in key ? 'appointments.id' : 'appointments.reference', '=', 'id' in key ? key.id : key.reference)
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

/** An appointment in a list, without customer data. */
export function listedAppointment({
  reference,
  status,
  paid,
  date,
  starts_at,
  service_name,
  specialist_name,
}: ListedAppointment) {
  return {
    reference,
    date,
    time: starts_at,
    status,
    paid: paid === 1,
    service: service_name,
    specialist: specialist_name,
  };
}

export const notAssigned = 'not assigned';

export const appointmentColumns: Column<ReturnType<typeof listedAppointment>>[] = [
  { title: 'Reference', value: ({ reference }) => reference },
  { title: 'Date', value: ({ date }) => date },
  { title: 'Time', value: ({ time }) => time },
  { title: 'Status', value: ({ status, paid }) => `${status}${paid ? ', paid' : ''}` },
  { title: 'Service', value: ({ service }) => service },
  { title: 'Specialist', value: ({ specialist }) => specialist ?? notAssigned },
];
