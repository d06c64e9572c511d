import { paths } from '~/lib/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

/** For an account in which nothing has happened yet: how it goes, instead of empty lists. */
export function FirstSteps() {
  return (
    <EmptyState
      title="Nothing hanging here yet"
      actions={<ButtonLink to={paths.customerBooking}>Book your first repair</ButtonLink>}
    >
      <p>
        Tell us what needs fixing and when it suits you. A specialist confirms, you pay within 24 hours, and everything
        about it is kept here: the appointment, the receipt, and your review.
      </p>
    </EmptyState>
  );
}
