import { useState } from 'react';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import { ListCount } from '~/ui/list-count.tsx';
import type { Appointment } from './appointment.ts';
import { type AppointmentAction, AppointmentActionDialog } from './appointment-action-dialog.tsx';
import { AppointmentSlip } from './appointment-slip.tsx';
import styles from './appointments.module.css';
import { AppointmentsFilter } from './appointments-filter.tsx';
import { appointmentsSearchParams } from './appointments-search-params.ts';
import { CardActions } from './card-actions.tsx';
import { AppointmentDetails } from './details/appointment-details.tsx';
import { filterAppointments } from './filter-appointments.ts';
import { NoAppointments } from './no-appointments.tsx';

interface AppointmentsProps {
  appointments: readonly Appointment[];
  /** Whether a refetch is in flight. */
  isLoading: boolean;
}

export function Appointments({ appointments, isLoading }: AppointmentsProps) {
  const { status, setStatus, search, setSearch, showAll, openId, detailsLink, closeDetails } =
    useListSearchParams(appointmentsSearchParams);
  const [action, setAction] = useState<(AppointmentAction & { openedOver: string | null }) | null>(null);
  const matching = filterAppointments(appointments, { status, search });
  const hasAny = appointments.length > 0;
  const startAction = (started: AppointmentAction) => setAction({ ...started, openedOver: openId });
  // Closing or changing the details also closes the dialog that was opened over them.
  if (action && action.openedOver !== openId) setAction(null);

  return (
    <div className={styles.appointments}>
      {hasAny && (
        <>
          <AppointmentsFilter
            status={status}
            onStatusChange={setStatus}
            countOf={(choice) => filterAppointments(appointments, { status: choice, search }).length}
            search={search}
            onSearchChange={setSearch}
          />
          <ListCount visible={matching.length} total={appointments.length} noun="appointment" />
        </>
      )}
      <h2 className="visually-hidden">Your appointments</h2>
      {matching.length === 0 ? (
        <NoAppointments hasAny={hasAny} onShowAll={showAll} />
      ) : (
        <ul className={styles.list}>
          {matching.map((appointment, index) => (
            <li key={appointment.id ?? `no id ${index}`}>
              <AppointmentSlip
                appointment={appointment}
                {...(appointment.id !== null && { detailsLink: detailsLink(appointment.id) })}
                actions={<CardActions appointment={appointment} onAction={startAction} />}
              />
            </li>
          ))}
        </ul>
      )}
      <AppointmentDetails
        requestedId={openId}
        appointment={
          appointments.find(({ id, reference }) => openId !== null && (id === openId || reference === openId)) ?? null
        }
        isLoading={isLoading}
        onAction={startAction}
        onClose={closeDetails}
      />
      {/* Not inside the card, because the action can remove the card from the list. */}
      {action?.openedOver === openId && <AppointmentActionDialog action={action} onClose={() => setAction(null)} />}
    </div>
  );
}
