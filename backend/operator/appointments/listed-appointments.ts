import type { Column } from '../output/table.ts';
import type { ListedAppointment } from './operator-appointments.ts';

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
