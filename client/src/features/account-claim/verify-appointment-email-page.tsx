import { Navigate, useLocation } from 'react-router-dom';
import { bookingIn } from '~/lib/booking-state.ts';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ProsePage } from '~/ui/prose-page.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './verify-appointment-email-page.module.css';

/** Reached from a booking only; a cold load goes home (REG-30). */
export function Component() {
  const booking = bookingIn(useLocation().state);
  if (!booking) return <Navigate to={paths.home} replace />;
  const { leicester } = product.phones;
  return (
    <ProsePage
      scene="couriers"
      title="Verify your email"
      lead="Please verify your email to confirm appointment."
      actions={
        <>
          <ButtonLink size="lg" to={paths.home}>
            Back to the home page
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={leicester.href}>
            Call {leicester.shown}
          </ButtonLink>
        </>
      }
    >
      {booking.message && <Notice tone="info">{booking.message}</Notice>}
      {booking.reference && (
        <div className={styles.sheet}>
          <JobSheet
            label="Job sheet"
            reference={booking.reference}
            stamp={<Stamp tone="plate">Requested</Stamp>}
            rows={[{ id: 'email', label: 'We write to', value: booking.email ?? 'the address you gave' }]}
            note="Keep this reference; quote it when you call or write."
          />
        </div>
      )}
      <p>
        We have e-mailed {booking.email ?? 'you'}. Look in your spam folder if nothing is there in a few minutes. Is the
        address wrong, or did nothing come? Write to <a href={product.supportHref}>{product.supportEmail}</a> or call us
        with the reference, and we put it right.
      </p>
    </ProsePage>
  );
}
