import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

interface NoAppointmentsProps {
  /** Whether the customer has appointments that the filter hides. */
  hasAny: boolean;
  onShowAll: () => void;
}

/** APPT-15. */
export function NoAppointments({ hasAny, onShowAll }: NoAppointmentsProps) {
  const book = <ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>;
  if (!hasAny) {
    return (
      <EmptyState title="No appointments yet" actions={book}>
        <p>You’ll see your appointments here once you’ve booked one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No appointments match"
      tool="screwdriver"
      actions={
        <>
          <Button variant="outline" onClick={onShowAll}>
            Show all appointments
          </Button>
          {book}
        </>
      }
    >
      <p>Try another status or search.</p>
    </EmptyState>
  );
}
