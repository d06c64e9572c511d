import { OPENED_FROM_LIST, useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { readAppointments, writeAppointments } from './appointments-address.ts';

/** The page's state, which lives in its address. */
export function useAppointmentsAddress() {
  const { settled, typed, type, go, leave } = useListSearchParams(readAppointments, writeAppointments);
  return {
    status: settled.status,
    typed,
    type,
    choose: (status: AppointmentStatus | null) => go({ status }),
    showAll: () => {
      type('');
      go({ status: null, search: '' });
    },
    /** The one whose details are open. */
    open: settled.appointment,
    /** For a link to the details of one. */
    details: (id: string) => ({
      to: { search: writeAppointments({ ...settled, search: typed.trim(), appointment: id }).toString() },
      state: OPENED_FROM_LIST,
      preventScrollReset: true,
    }),
    close: () => leave({ appointment: null }),
  };
}
