import { useEffect, useRef } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { Form } from '~/forms/form.tsx';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './booking-verification.module.css';
import { useChangeEmail } from './use-change-email.ts';
import type { Verification } from './use-verification.ts';

interface ChangeEmailFormProps {
  booking: BookingState;
  customerId: string;
  previousEmail: string | null;
  onChanged: Verification['emailChanged'];
  onCancel: () => void;
}

/** Changes the booking's address. A new code goes there, and the old one is void (REG-32..34). */
export function ChangeEmailForm({ booking, customerId, previousEmail, onChanged, onCancel }: ChangeEmailFormProps) {
  const { form, uncertainEmail, discard } = useChangeEmail(booking, customerId, (payload, newEmail) => {
    const email = payload.email ?? newEmail;
    const message = payload.message ?? codeSentMessage(email);
    onChanged({ email, customerId: payload.customerId ?? customerId, message }, null);
  });
  const { submission } = form;
  // The server doesn't find the booking under its address, so an earlier change was not made.
  const isNotFound = submission.kind === 'refused' && submission.userErrors.some(({ code }) => code === 'NOT_FOUND');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <Form form={form} errorTitle="We couldn’t change your email" className={styles.change}>
      <h3 className={styles.changeTitle}>Change your email</h3>
      <TextField
        {...form.text('newEmail')}
        ref={field}
        label="New email"
        hint="We’ll use it for your booking and send a new code to it."
        type="email"
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
      />
      <div className={styles.changeActions}>
        <Button type="submit" busy={form.isSending} busyLabel="Changing...">
          Send a new code
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep the current email
        </Button>
      </div>
      {uncertainEmail && form.errors.length > 0 && (
        <p className={styles.help}>
          Did you get a code at {uncertainEmail} anyway?{' '}
          <Button
            variant="ghost"
            onClick={() => {
              discard();
              onChanged({ email: uncertainEmail, customerId, message: codeSentMessage(uncertainEmail) }, booking.email);
            }}
          >
            Enter that code
          </Button>
        </p>
      )}
      {isNotFound && previousEmail && (
        <p className={styles.help}>
          Your booking still seems to use {previousEmail}.{' '}
          {/* The draft is kept, so that the new address can be sent again from there. */}
          <Button variant="ghost" onClick={() => onChanged({ email: previousEmail, customerId, message: null }, null)}>
            Go back to that address
          </Button>
        </p>
      )}
    </Form>
  );
}
