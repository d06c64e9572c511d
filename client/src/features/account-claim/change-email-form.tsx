import { useEffect, useRef } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { Form } from '~/forms/form.tsx';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './booking-verification.module.css';
import { useChangeEmail } from './use-change-email.ts';

interface ChangeEmailFormProps {
  booking: BookingState;
  customerId: string;
  earlierEmail: string | null;
  onMoved: (to: Pick<BookingState, 'email' | 'customerId' | 'message'>, from: string | null) => void;
  onCancel: () => void;
}

/**
 * Asks for the address that the booking moves to. A new code goes there, and the one at the old
 * address is void (REG-32..34).
 */
export function ChangeEmailForm({ booking, customerId, earlierEmail, onMoved, onCancel }: ChangeEmailFormProps) {
  const move = (email: string, message: string | null, id: string, from: string | null) =>
    onMoved({ email, customerId: id, message: message ?? `A verification code has been sent to ${email}` }, from);
  const { form, unanswered, discard } = useChangeEmail(booking, customerId, (changed, newEmail) =>
    move(changed.email ?? newEmail, changed.message, changed.customerId ?? customerId, null),
  );
  const { submission } = form;
  // The host does not know the booking under the address that it is said to be at.
  const isElsewhere = submission.kind === 'refused' && submission.userErrors.some(({ code }) => code === 'NOT_FOUND');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <Form form={form} errorTitle="We couldn’t change your email" className={styles.change}>
      <h3 className={styles.changeTitle}>Change the address</h3>
      <TextField
        {...form.text('newEmail')}
        ref={field}
        label="New email"
        hint="Your booking moves there, and so does a new code."
        type="email"
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
      />
      <div className={styles.changeActions}>
        <Button type="submit" busy={form.isSending} busyLabel="Changing...">
          Send a code there
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep the address
        </Button>
      </div>
      {unanswered && form.errors.length > 0 && (
        <p className={styles.help}>
          Has a code arrived at {unanswered} all the same?{' '}
          <Button
            variant="ghost"
            onClick={() => {
              discard();
              move(unanswered, null, customerId, booking.email);
            }}
          >
            Enter that code
          </Button>
        </p>
      )}
      {isElsewhere && earlierEmail && (
        <p className={styles.help}>
          It seems that your booking is still at {earlierEmail}.{' '}
          {/* What is typed is kept: from there it can be sent again. */}
          <Button variant="ghost" onClick={() => onMoved({ email: earlierEmail, customerId, message: null }, null)}>
            Go back to that address
          </Button>
        </p>
      )}
    </Form>
  );
}
