import { CalendarCheck, CalendarPlus, Hourglass, Star, Timer } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { whenText } from '~/features/appointments/appointment-when.ts';
import { appointmentPath } from '~/features/appointments/appointments-address.ts';
import { PaymentCountdown } from '~/features/appointments/pay/payment-countdown.tsx';
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

/** What the dialog is about stays the same although, once it is done, something else comes next. */
type Opened = { is: 'pay'; appointmentId: string } | { is: 'review'; subject: ReviewSubject };

/** The one thing to do next, before all else. */
export function NextActionCard({ me }: { me: Me }) {
  const now = useServerNow();
  const [opened, setOpened] = useState<Opened | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedBy = useRef<Element | null>(null);
  const open = (next: Opened) => {
    openedBy.current = document.activeElement;
    setOpened(next);
  };
  const close = () => {
    setOpened(null);
    // The dialog gives the focus back; what had opened it may be done and gone, and then it goes to
    // what comes next.
    setTimeout(() => {
      if (!openedBy.current?.isConnected) heading.current?.focus();
    });
  };
  const { Icon, title, text, aside } = lookOf(nextAction(me, now), now, open);
  return (
    <section aria-labelledby="next-action" className={styles.card}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 id="next-action" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.aside}>{aside}</div>
      {opened && (
        <Suspense>
          {opened.is === 'pay' ? (
            <PaymentDialog appointmentId={opened.appointmentId} onClose={close} />
          ) : (
            <ReviewDialog subject={opened.subject} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}

interface Look {
  Icon: typeof Timer;
  title: string;
  text: string;
  aside: ReactNode;
}

function lookOf(action: NextAction, now: number, open: (opened: Opened) => void): Look {
  switch (action.is) {
    case 'pay': {
      const { id, price, paymentDueBy } = action.appointment;
      return {
        Icon: Timer,
        title: price ? `Pay ${price.formatted} to keep your appointment` : 'Pay to keep your appointment',
        text: inShort(action.appointment),
        aside: (
          <>
            {paymentDueBy && <PaymentCountdown until={paymentDueBy} now={now} />}
            <Button onClick={() => open({ is: 'pay', appointmentId: id })}>Pay Now</Button>
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
        aside: <Button onClick={() => open({ is: 'review', subject })}>Leave a Review</Button>,
      };
    }
    case 'visit':
      return {
        Icon: CalendarCheck,
        title: `Your next appointment: ${whenText(action.appointment)}`,
        text: [action.appointment.serviceName, action.appointment.specialistName, action.appointment.locationName].join(
          ' · ',
        ),
        aside: <See id={action.appointment.id} />,
      };
    case 'wait':
      return {
        Icon: Hourglass,
        title: "We're checking with the specialist",
        text: `${inShort(action.appointment)}. You'll see it here as soon as it's confirmed${action.appointment.isPaid ? '' : ', and can pay then'}.`,
        aside: <See id={action.appointment.id} />,
      };
    case 'book':
      return {
        Icon: CalendarPlus,
        title: "You're all up to date",
        text: 'When something needs fixing, tell us what it is and choose a time. A specialist will confirm it.',
        aside: <ButtonLink to={paths.customerBooking}>Book a repair</ButtonLink>,
      };
  }
}

/** To the appointment itself; one without an id stands in the list. */
function See({ id }: { id: string | null }) {
  return (
    <ButtonLink variant="outline" to={id === null ? paths.appointments : appointmentPath(id)}>
      See the appointment
    </ButtonLink>
  );
}

function inShort(appointment: Parameters<typeof whenText>[0] & { serviceName: string }): string {
  return `${appointment.serviceName} · ${whenText(appointment)}`;
}
