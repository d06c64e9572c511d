import { CalendarCheck, CalendarPlus, Hourglass, Star, Timer } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { appointmentPath, formatScheduledTime } from '~/features/appointments/appointment.ts';
import { PaymentCountdown } from '~/features/appointments/pay-action.tsx';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import type { ReviewSubject } from '~/features/reviews/review-dialog.tsx';
import type { CustomerSummaryFragment, PendingReviewFactsFragment } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { locationLabel, serviceLabel } from '~/site/unknown-labels.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { DateTime, Day } from '~/ui/date-time.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './next-action-card.module.css';

const PaymentDialog = lazyDialog(async () => {
  const module = await import('~/features/appointments/payment-dialog.tsx');
  return module.PaymentDialog;
});
const ReviewDialog = lazyDialog(async () => {
  const module = await import('~/features/reviews/review-dialog.tsx');
  return module.ReviewDialog;
});

type NextAction = NonNullable<CustomerSummaryFragment['nextAction']>;

/** The open dialog. It keeps its subject when the next action changes behind it. */
type OpenDialog = { kind: 'pay'; appointmentId: string } | { kind: 'review'; subject: ReviewSubject };

const useOpenDialog = resumableDialog<OpenDialog>();

/** The customer's next action, at the top of the summary. */
export function NextActionCard({ next }: { next: NextAction }) {
  const now = useServerNow();
  const [openDialog, setOpenDialog] = useOpenDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const open = (dialog: OpenDialog) => {
    opener.current = document.activeElement;
    setOpenDialog(dialog);
  };
  const close = () => {
    setOpenDialog(null);
    // The dialog returns the focus to its opener. If the action is done and the button removed, the
    // heading of the next action gets it instead.
    setTimeout(() => {
      if (!opener.current?.isConnected) heading.current?.focus();
    });
  };
  const { Icon, title, text, aside } = cardContent(next, now, open);
  return (
    <section aria-labelledby="next-action" className={styles.card}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.body}>
        <h2 id="next-action" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.aside}>{aside}</div>
      {openDialog && (
        <Suspense>
          {openDialog.kind === 'pay' ? (
            <PaymentDialog appointmentId={openDialog.appointmentId} onClose={close} />
          ) : (
            <ReviewDialog subject={openDialog.subject} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}

interface CardContent {
  Icon: typeof Timer;
  title: string;
  text: ReactNode;
  aside: ReactNode;
}

function cardContent(next: NextAction, now: number, open: (dialog: OpenDialog) => void): CardContent {
  const { kind, appointment, pendingReview } = next;
  if (kind === 'PAY' && appointment) {
    const { id, price, paymentDueBy } = appointment;
    return {
      Icon: Timer,
      title: price ? `Pay ${price.formatted} to keep your appointment` : 'Pay to keep your appointment',
      text: paymentDueBy ? (
        <>
          {summaryOf(appointment)}. Pay by <DateTime at={paymentDueBy} short />.
        </>
      ) : (
        summaryOf(appointment)
      ),
      aside: (
        <>
          {paymentDueBy && <PaymentCountdown dueBy={paymentDueBy} now={now} />}
          <Button onClick={() => open({ kind: 'pay', appointmentId: id })}>Pay Now</Button>
        </>
      ),
    };
  }
  if (kind === 'REVIEW' && pendingReview) return reviewContent(pendingReview, open);
  if (kind === 'VISIT' && appointment) {
    const { serviceName, specialistId, specialistName } = appointment;
    return {
      Icon: CalendarCheck,
      title: `Your next appointment: ${formatScheduledTime(appointment)}`,
      text: (
        <>
          {serviceLabel(serviceName)} · <SpecialistName id={specialistId} name={specialistName} /> ·{' '}
          {locationLabel(appointment)}
        </>
      ),
      aside: <AppointmentLink id={appointment.id} />,
    };
  }
  if (kind === 'WAIT' && appointment) {
    return {
      Icon: Hourglass,
      title: 'We’re checking with the specialist',
      text: `${summaryOf(appointment)}. You’ll see it here as soon as it’s confirmed${appointment.isPaid ? '' : ', and you can pay then'}.`,
      aside: <AppointmentLink id={appointment.id} />,
    };
  }
  return {
    Icon: CalendarPlus,
    title: 'You’re all up to date',
    text: 'When something needs fixing, tell us what it is and choose a time. A specialist will confirm it.',
    aside: <ButtonLink to={paths.customerBooking}>Book a repair</ButtonLink>,
  };
}

function reviewContent(
  { appointmentId, serviceName, specialistId, specialistName, specialistPhotoUrl, date }: PendingReviewFactsFragment,
  open: (dialog: OpenDialog) => void,
): CardContent {
  const subject = appointmentId && { appointmentId, serviceName, specialistName, specialistPhotoUrl, date };
  return {
    Icon: Star,
    title: `How was your ${serviceLabel(serviceName)}?`,
    text: (
      <>
        <SpecialistName id={specialistId} name={specialistName} />
        {date && (
          <>
            {' · '}
            <Day day={date} />
          </>
        )}
      </>
    ),
    aside: subject && <Button onClick={() => open({ kind: 'review', subject })}>Leave a Review</Button>,
  };
}

/** Leads to the appointment's details. */
function AppointmentLink({ id }: { id: string }) {
  return (
    <ButtonLink variant="outline" to={appointmentPath(id)}>
      See the appointment
    </ButtonLink>
  );
}

function summaryOf(appointment: Parameters<typeof formatScheduledTime>[0] & { serviceName: string | null }): string {
  return `${serviceLabel(appointment.serviceName)} · ${formatScheduledTime(appointment)}`;
}
