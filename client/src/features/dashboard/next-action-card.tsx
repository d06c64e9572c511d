import { CalendarCheck, CalendarPlus, Hourglass, Star, Timer } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { appointmentPath } from '~/features/appointments/appointments-search-params.ts';
import { PaymentCountdown } from '~/features/appointments/pay/payment-countdown.tsx';
import { formatScheduledTime } from '~/features/appointments/scheduled-time.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import type { ReviewSubject } from '~/features/reviews/write/review-dialog.tsx';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';
import { formatDate } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { type NextAction, nextAction } from './next-action.ts';
import styles from './next-action-card.module.css';

const PaymentDialog = lazyDialog(async () => {
  const module = await import('~/features/appointments/pay/payment-dialog.tsx');
  return module.PaymentDialog;
});
const ReviewDialog = lazyDialog(async () => {
  const module = await import('~/features/reviews/write/review-dialog.tsx');
  return module.ReviewDialog;
});

type Me = NonNullable<DashboardSummaryQuery['me']>;

/** The open dialog. It keeps its subject when the next action changes behind it. */
type OpenDialog = { kind: 'pay'; appointmentId: string } | { kind: 'review'; subject: ReviewSubject };

/** The customer's next action, at the top of the summary. */
export function NextActionCard({ me }: { me: Me }) {
  const now = useServerNow();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
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
  const { Icon, title, text, aside } = cardContent(nextAction(me, now), now, open);
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
  text: string;
  aside: ReactNode;
}

function cardContent(action: NextAction, now: number, open: (dialog: OpenDialog) => void): CardContent {
  switch (action.kind) {
    case 'pay': {
      const { id, price, paymentDueBy } = action.appointment;
      return {
        Icon: Timer,
        title: price ? `Pay ${price.formatted} to keep your appointment` : 'Pay to keep your appointment',
        text: summaryOf(action.appointment),
        aside: (
          <>
            {paymentDueBy && <PaymentCountdown dueBy={paymentDueBy} now={now} />}
            <Button onClick={() => open({ kind: 'pay', appointmentId: id })}>Pay Now</Button>
          </>
        ),
      };
    }
    case 'review': {
      const { appointmentId, serviceName, specialistName, specialistPhotoUrl, date } = action.review;
      const subject = { appointmentId, serviceName, specialistName, specialistPhotoUrl, date };
      return {
        Icon: Star,
        title: `How was your ${serviceName}?`,
        text: [specialistName, date && formatDate(date)].filter(Boolean).join(' · '),
        aside: <Button onClick={() => open({ kind: 'review', subject })}>Leave a Review</Button>,
      };
    }
    case 'visit':
      return {
        Icon: CalendarCheck,
        title: `Your next appointment: ${formatScheduledTime(action.appointment)}`,
        text: [action.appointment.serviceName, action.appointment.specialistName, action.appointment.locationName].join(
          ' · ',
        ),
        aside: <AppointmentLink id={action.appointment.id} />,
      };
    case 'wait':
      return {
        Icon: Hourglass,
        title: 'We’re checking with the specialist',
        text: `${summaryOf(action.appointment)}. You'll see it here as soon as it's confirmed${action.appointment.isPaid ? '' : ', and you can pay then'}.`,
        aside: <AppointmentLink id={action.appointment.id} />,
      };
    case 'book':
      return {
        Icon: CalendarPlus,
        title: 'You’re all up to date',
        text: 'When something needs fixing, tell us what it is and choose a time. A specialist will confirm it.',
        aside: <ButtonLink to={paths.customerBooking}>Book a repair</ButtonLink>,
      };
  }
}

/** Leads to the appointment's details, or to the list if it has no id. */
function AppointmentLink({ id }: { id: string | null }) {
  return (
    <ButtonLink variant="outline" to={id === null ? paths.appointments : appointmentPath(id)}>
      See the appointment
    </ButtonLink>
  );
}

function summaryOf(appointment: Parameters<typeof formatScheduledTime>[0] & { serviceName: string }): string {
  return `${appointment.serviceName} · ${formatScheduledTime(appointment)}`;
}
