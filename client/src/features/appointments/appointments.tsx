import { useState } from 'react';
import { ListCount } from '~/ui/list-count.tsx';
import type { Appointment } from './appointment.ts';
import { ofStatus, searched } from './appointment-list.ts';
import { AppointmentSlip } from './appointment-slip.tsx';
import styles from './appointments.module.css';
import { AppointmentsFilter } from './appointments-filter.tsx';
import { CardActions } from './card-actions.tsx';
import { AppointmentDetails } from './details/appointment-details.tsx';
import { NoAppointments } from './no-appointments.tsx';
import { type Act, OpenAct } from './open-act.tsx';
import { useAppointmentsAddress } from './use-appointments-address.ts';

interface AppointmentsProps {
  appointments: readonly Appointment[];
  /** Whether newer ones are on their way. */
  isLoading: boolean;
}

export function Appointments({ appointments, isLoading }: AppointmentsProps) {
  const { status, choose, typed, type, showAll, open, details, close } = useAppointmentsAddress();
  const [act, setAct] = useState<(Act & { over: string | null }) | null>(null);
  const found = searched(appointments, typed);
  const shown = ofStatus(found, status);
  const hasAny = appointments.length > 0;
  const begin = (begun: Act) => setAct({ ...begun, over: open });
  // Details that were left take what was open over them along, for good.
  if (act && act.over !== open) setAct(null);

  return (
    <div className={styles.appointments}>
      {hasAny && (
        <>
          <AppointmentsFilter
            status={status}
            onChoose={choose}
            countOf={(choice) => ofStatus(found, choice).length}
            text={typed}
            onType={type}
          />
          <ListCount shown={shown.length} total={appointments.length} noun="appointment" />
        </>
      )}
      <h2 className="visually-hidden">Your appointments</h2>
      {shown.length === 0 ? (
        <NoAppointments hasAny={hasAny} onShowAll={showAll} />
      ) : (
        <ul className={styles.list}>
          {shown.map((appointment, place) => (
            <li key={appointment.id ?? `no id ${place}`}>
              <AppointmentSlip
                appointment={appointment}
                {...(appointment.id !== null && { details: details(appointment.id) })}
                actions={<CardActions appointment={appointment} onAct={begin} />}
              />
            </li>
          ))}
        </ul>
      )}
      <AppointmentDetails
        asked={open}
        appointment={
          appointments.find(({ id, reference }) => open !== null && (id === open || reference === open)) ?? null
        }
        isLoading={isLoading}
        onAct={begin}
        onClose={close}
      />
      {/* Here and not in its card, which an act may take out of the list. */}
      {act?.over === open && <OpenAct act={act} onClose={() => setAct(null)} />}
    </div>
  );
}
