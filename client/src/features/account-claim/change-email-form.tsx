import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail, rule } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { rememberFlow } from '~/features/codes/flows.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { ChangeBookingEmailMutation } from '~/graphql/generated/graphql.ts';
import { useChangeBookingEmailMutation } from '~/graphql/generated/operations/change-booking-email.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './booking-verification.module.css';
import { newEmailDraft } from './new-email-draft.ts';
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

const ID = 'new-booking';
const NOT_CHANGED = 'Failed to update email address.';

/** A new address (REG-33). */
const otherThan = (currentEmail: string) =>
  z.object({
    newEmail: codeEmail.check(
      rule((typed) => normaliseEmail(typed) !== normaliseEmail(currentEmail), fieldMessages.emailUnchanged),
    ),
  });

type ChangedEmail = NonNullable<ChangeBookingEmailMutation['changeBookingEmail']>;

/** The form that changes the address of a booking (REG-32..34). */
function useChangeEmail(
  { reference, email: currentEmail }: BookingState,
  customerId: string,
  onChanged: (payload: ChangedEmail, newEmail: string) => void,
) {
  const draft = newEmailDraft.open(reference);
  const { value } = useDraft(draft);
  const changeEmail = useChangeBookingEmailMutation();
  // The new address of a change whose outcome is unknown. If it was made, it can't be made again.
  const [uncertainEmail, setUncertainEmail] = useState<string | null>(null);
  const form = useForm({
    id: ID,
    values: value,
    change: draft.change,
    validate: schemaValidator(ID, otherThan(currentEmail)),
    send: ({ newEmail }) => changeEmail({ customerId, currentEmail, newEmail: newEmail.trim() }),
    onResult(result, { newEmail }) {
      if (result.kind === 'failed') setUncertainEmail(newEmail.trim());
      if (result.kind !== 'done') return;
      draft.clear();
      rememberFlow('claim', newEmail, result.payload.flowId);
      onChanged(result.payload, newEmail.trim());
    },
    messages: { refused: NOT_CHANGED, noResponse: NOT_CHANGED },
  });
  return { form, uncertainEmail, discard: draft.clear };
}
