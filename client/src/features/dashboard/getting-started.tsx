import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

/** Explains booking to a new customer, instead of empty lists. */
export function GettingStarted() {
  return (
    <EmptyState
      title="No appointments yet"
      actions={<ButtonLink to={paths.customerBooking}>Book your first repair</ButtonLink>}
    >
      <p>
        Tell us what needs fixing and when it suits you. Once a specialist confirms, you have{' '}
        {quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay. We keep everything here: the appointment, the receipt and your
        review.
      </p>
    </EmptyState>
  );
}
