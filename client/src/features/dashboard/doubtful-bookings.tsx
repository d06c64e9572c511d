import { useState } from 'react';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { DoubtfulBookingsFragment } from '~/graphql/generated/graphql.ts';
import { useAnswerForBookingMutation } from '~/graphql/generated/operations/answer-for-booking.ts';
import { formatLongDate } from '~/lib/format-date.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** The next one follows when one of these is answered. */
const SHOWN = 3;
const NOT_SAVED = 'We couldn’t save your answer. Please try again.';

type Booking = NonNullable<DoubtfulBookingsFragment['doubtfulBookings']>[number];

/** Asks about each booking that someone has made with the customer's email: "Was this you?" */
export function DoubtfulBookings({ bookings }: { bookings: readonly Booking[] }) {
  const answer = useAnswerForBookingMutation();
  const refetchIfStale = useRefetchIfStale();
  const [sending, setSending] = useState<string | null>(null);
  const [result, setResult] = useState<{ tone: 'success' | 'error'; message: string } | null>(null);

  const send = async (appointmentId: string, isMine: boolean) => {
    setSending(appointmentId);
    setResult(null);
    const outcome = await answer({ appointmentId, isMine });
    refetchIfStale(outcome);
    const [error] = submissionErrors(outcome, { refused: NOT_SAVED, noResponse: NOT_SAVED });
    if (error) setResult({ tone: 'error', message: error.message });
    else if (outcome.kind === 'done') setResult({ tone: 'success', message: outcome.payload.message ?? 'Thank you.' });
    setSending(null);
  };

  return (
    <>
      {result && (
        <Notice tone={result.tone} takesFocus>
          {result.message}
        </Notice>
      )}
      {bookings.slice(0, SHOWN).map((booking) => (
        <Notice
          key={booking.appointmentId}
          tone="info"
          title="Was this you?"
          actions={
            <>
              <Button
                busy={sending === booking.appointmentId}
                busyLabel="Saving..."
                onClick={() => void send(booking.appointmentId, true)}
              >
                Yes, it was me
              </Button>
              <Button
                variant="outline"
                disabled={sending === booking.appointmentId}
                onClick={() => void send(booking.appointmentId, false)}
              >
                No, cancel it
              </Button>
            </>
          }
        >
          Someone has booked with your email: {describe(booking)}. It isn’t among your appointments until you say that
          it’s yours.
        </Notice>
      ))}
    </>
  );
}

function describe({ serviceName, date, startTime, reference }: Booking) {
  const when = date ? `on ${formatLongDate(date)}${startTime ? ` at ${startTime}` : ''}` : null;
  return [serviceName ?? 'an appointment', when, reference && `(${reference})`].filter(Boolean).join(' ');
}
