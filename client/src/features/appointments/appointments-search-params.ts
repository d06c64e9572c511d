import { listSearchParams } from '~/features/customer/list-search-params.ts';
import { paths } from '~/site/paths.ts';
import { statuses } from './appointment-status.ts';

export const appointmentsSearchParams = listSearchParams(statuses, 'Appointment');

/** The path of an appointment's details. */
export function appointmentPath(id: string): string {
  return `${paths.appointments}?${appointmentsSearchParams.format({ status: null, search: '', openId: id })}`;
}
