import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { quantity } from '#shared/quantity.ts';
import { BOOKING_LINK_HOURS } from '#shared/terms.ts';
import { rememberFlow } from '~/features/codes/flows.ts';
import { failureMessage } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import type { OpenBookingLinkMutation } from '~/graphql/generated/graphql.ts';
import { useOpenBookingLinkMutation } from '~/graphql/generated/operations/open-booking-link.ts';
import { type BookingState, readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { Container } from '~/ui/container.tsx';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './booking-verification.module.css';
import { BookingVerification } from './booking-verification.tsx';
import { stateOfLink } from './use-verification.ts';

/** Opened from a booking or the link in its email; otherwise redirects home (REG-30). */
export function Component() {
  const { state, hash } = useLocation();
  const booking = readBookingState(state);
  if (booking) return <BookingVerification booking={booking} />;
  // No server gets to see the fragment.
  const handle = /^#booking=([\w-]+)$/.exec(hash)?.[1];
  return handle ? <LinkedBooking key={handle} handle={handle} /> : <Navigate to={paths.home} replace />;
}

const TITLE = 'Verify your email';

/** Opened by the link in a booking's email: the booking, or a way on if the link doesn't work. */
function LinkedBooking({ handle }: { handle: string }) {
  const { submission, open } = useBookingLink(handle);
  switch (submission.kind) {
    case 'refused':
      return <UnusableLink />;
    case 'failed':
      return (
        <Container className={styles.narrowPage}>
          <h1>{TITLE}</h1>
          <LoadError message={failureMessage(submission.failure, 'We couldn’t open your booking.')} onRetry={open} />
        </Container>
      );
    default:
      return <FlowLoading title={TITLE}>Opening your booking...</FlowLoading>;
  }
}

function UnusableLink() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className={styles.narrowPage}>
      <h1 ref={heading} tabIndex={-1}>
        {TITLE}
      </h1>
      <Notice tone="info" title="This link doesn’t work any more">
        Links to a booking work for {quantity(BOOKING_LINK_HOURS, 'hour')}, until your email is verified. Your booking
        isn’t affected.
      </Notice>
      <ul className={styles.ways}>
        <li>
          Not verified yet? <Link to={paths.register}>Get a new code</Link> with the email you booked with.
        </li>
        <li>
          Already verified? <Link to={paths.login}>Log in</Link> to see your booking.
        </li>
        <li>
          Not sure? Call <PhoneLink /> with your reference and we’ll help.
        </li>
      </ul>
    </Container>
  );
}

type Payload = NonNullable<OpenBookingLinkMutation['openBookingLink']>;

/**
 * Opens the booking of a link. Then the page has it as if it came from the booking, and the handle
 * is no longer in the address or the history.
 */
function useBookingLink(handle: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const openBookingLink = useOpenBookingLinkMutation();
  const { submission, submit } = useSubmission<string, Payload>({
    send: (sent) => openBookingLink({ handle: sent }),
    onResult(result) {
      if (result.kind !== 'done' || !result.payload.booking) return;
      const { flowId, ...opened } = result.payload.booking;
      rememberFlow('claim', opened.email, flowId);
      const booking: BookingState = {
        ...opened,
        message: null,
        lastName: '',
        phone: '',
        request: null,
      };
      void navigate({ pathname, search }, { replace: true, state: stateOfLink(booking), preventScrollReset: true });
    },
  });
  const open = () => void submit(handle);
  const openOnArrival = useEffectEvent(open);
  useEffect(() => openOnArrival(), []);
  return { submission, open };
}
