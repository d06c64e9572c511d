import { useState } from 'react';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { type Appointment, AppointmentSlip } from './appointment-slip.tsx';
import styles from './recent-appointments.module.css';

/** The summary shows those booked last (C-38), so that a new request is seen at once; the rest unfold below them. */
const NEWEST = 5;

/** `appointments` is null until they have come. */
export function RecentAppointments({ appointments }: { appointments: Appointment[] | null }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="recent-appointments" aria-busy={appointments === null} className={styles.section}>
      <div className={styles.head}>
        <h2 id="recent-appointments" className={styles.title}>
          Recent appointments
        </h2>
        {appointments && appointments.length > NEWEST && (
          <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `See all ${appointments.length}`}
          </Button>
        )}
      </div>
      {appointments ? <Slips appointments={all ? appointments : newest(appointments)} /> : <Loading />}
    </section>
  );
}

/** ISO moments sort as texts; those without one are the oldest. */
function newest(appointments: Appointment[]): Appointment[] {
  return appointments.toSorted((a, b) => (b.bookedAt ?? '').localeCompare(a.bookedAt ?? '')).slice(0, NEWEST);
}

function Slips({ appointments }: { appointments: Appointment[] }) {
  if (appointments.length === 0) {
    return (
      <EmptyState
        title="Nothing hanging here yet"
        actions={<ButtonLink to={paths.appointment}>Book an appointment</ButtonLink>}
      >
        <p>Your appointments appear here as soon as you have booked one.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.slips}>
        {appointments.map((appointment, index) => (
          <li key={appointment.id ?? `${appointment.reference} ${index}`}>
            <AppointmentSlip appointment={appointment} />
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        To change or cancel one, or to reach a specialist, call{' '}
        <a href={product.phones.leicester.href}>{product.phones.leicester.shown}</a> with its reference.
      </p>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.slips}>
      <p role="status" className="visually-hidden">
        Loading your appointments
      </p>
      <Skeleton shape="box" height={96} />
      <Skeleton shape="box" height={96} />
      <Skeleton shape="box" height={96} />
    </div>
  );
}
