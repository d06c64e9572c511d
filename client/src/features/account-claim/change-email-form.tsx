import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BookingState } from '~/lib/booking-state.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './booking-verification.module.css';
import { clearEmailDraft, emailDraftOf, keepEmailDraft } from './email-draft.ts';
import { newEmailProblem, notChangedTexts, useChangeEmail } from './use-change-email.ts';

interface ChangeEmailFormProps {
  booking: BookingState;
  customerId: string;
  earlierEmail: string | null;
  onMoved: (to: Pick<BookingState, 'email' | 'customerId' | 'message'>, from: string | null) => void;
  onCancel: () => void;
}

const FIELD = 'new-booking-email';

/** Asks for the address that the booking moves to. A new code goes there, and the one at the old address is void (REG-32..34). */
export function ChangeEmailForm({ booking, customerId, earlierEmail, onMoved, onCancel }: ChangeEmailFormProps) {
  const change = useChangeEmail();
  const [typed, setTyped] = useState(() => emailDraftOf(booking.reference));
  const [texts, setTexts] = useState<string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // An address whose change got no answer: it may have been made, and then it cannot be made again.
  const [unanswered, setUnanswered] = useState<string | null>(null);
  // The host does not know the booking under the address that it is said to be at.
  const [isAstray, setIsAstray] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const finish = (email: string, message: string | null, id: string, from: string | null) => {
    clearEmailDraft();
    onMoved({ email, customerId: id, message: message ?? `A verification code has been sent to ${email}` }, from);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setAttempt(attempt + 1);
    const newEmail = typed.trim();
    const problem = newEmailProblem(typed, booking.email);
    setTexts(problem ? [problem] : []);
    if (problem) return;
    setIsSending(true);
    const outcome = await change({ customerId, currentEmail: booking.email, newEmail });
    setIsSending(false);
    if (outcome.kind === 'done') {
      const { email, customerId: id, message } = outcome.answer;
      finish(email ?? newEmail, message, id ?? customerId, null);
      return;
    }
    if (outcome.kind === 'failed') setUnanswered(newEmail);
    setIsAstray(outcome.kind === 'refused' && outcome.userErrors.some(({ code }) => code === 'NOT_FOUND'));
    setTexts(notChangedTexts(outcome));
  };

  return (
    <form noValidate className={styles.change} onSubmit={(event) => void submit(event)}>
      <h3 className={styles.changeTitle}>Change the address</h3>
      <ErrorSummary
        title="The address is not changed yet"
        errors={texts.map((message) => ({ message, fieldId: FIELD }))}
        attempt={attempt}
      />
      <TextField
        id={FIELD}
        ref={field}
        label="New email"
        hint="Your booking moves there, and so does a new code."
        type="email"
        autoComplete="email"
        maxLength={254}
        value={typed}
        error={texts[0]}
        onChange={(event) => {
          setTyped(event.target.value);
          keepEmailDraft(booking.reference, event.target.value);
          setTexts([]);
        }}
      />
      <div className={styles.changeActions}>
        <Button type="submit" busy={isSending} busyLabel="Changing...">
          Send a code there
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep the address
        </Button>
      </div>
      {unanswered && texts.length > 0 && (
        <p className={styles.help}>
          Has a code arrived at {unanswered} all the same?{' '}
          <Button variant="ghost" onClick={() => finish(unanswered, null, customerId, booking.email)}>
            Enter that code
          </Button>
        </p>
      )}
      {isAstray && earlierEmail && (
        <p className={styles.help}>
          It seems that your booking is still at {earlierEmail}.{' '}
          {/* What is typed is kept: from there it can be sent again. */}
          <Button variant="ghost" onClick={() => onMoved({ email: earlierEmail, customerId, message: null }, null)}>
            Go back to that address
          </Button>
        </p>
      )}
    </form>
  );
}
