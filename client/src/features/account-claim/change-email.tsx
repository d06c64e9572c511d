import { useEffect, useMemo, useRef, useState } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { rememberFlow } from '~/features/codes/flows.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import { useChangeBookingEmailMutation } from '~/graphql/generated/operations/change-booking-email.ts';
import { object, text } from '~/lib/shape.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './booking-verification.module.css';
import type { Verification } from './use-verification.ts';

/** The new address of a booking. Opened with the booking's reference. */
const newEmailDraft = defineDraft({
  name: 'new-booking-email',
  owner: 'device',
  shape: object({ newEmail: text }),
});

interface ChangeEmailProps {
  booking: BookingState;
  /** The address that the booking may still have, because its last change had no response. */
  previousEmail: string | null;
  onChanged: Verification['emailChanged'];
}

/** Corrects a mistyped address (REG-32, C-59). After a reload the form is still open. */
export function ChangeEmail({ booking, previousEmail, onChanged }: ChangeEmailProps) {
  const draft = newEmailDraft.open(booking.reference);
  const [isOpen, setIsOpen] = useState(() => draft.get().savedAt !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (booking.customerId === null) {
    return (
      <p className={styles.help}>
        Wrong address? Email <a href={product.supportHref}>{product.supportEmail}</a> and we’ll change it.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <p className={styles.prompt}>
        Wrong address?{' '}
        <Button ref={opener} variant="ghost" onClick={() => setIsOpen(true)}>
          Change it
        </Button>
      </p>
    );
  }
  return (
    <ChangeEmailForm
      booking={booking}
      customerId={booking.customerId}
      previousEmail={previousEmail}
      onChanged={onChanged}
      onCancel={() => {
        draft.clear();
        setIsOpen(false);
      }}
    />
  );
}

interface ChangeEmailFormProps extends ChangeEmailProps {
  customerId: string;
  onCancel: () => void;
}

const ID = 'new-booking';
const NOT_CHANGED = 'Failed to update email address.';

const rulesOf = (currentEmail: string) =>
  lazyCheck(async () =>
    schemaValidator<{ newEmail: string }>(ID, (await import('./new-email-schema.ts')).otherThan(currentEmail)),
  );

/** Changes the booking's address. A new code goes there, and the old one is void (REG-32..34). */
function ChangeEmailForm({ booking, customerId, previousEmail, onChanged, onCancel }: ChangeEmailFormProps) {
  const { reference, email: currentEmail } = booking;
  const draft = newEmailDraft.open(reference);
  const { value, otherTab } = useDraft(draft);
  const changeEmail = useChangeBookingEmailMutation();
  // The new address of a change whose outcome is unknown. If it was made, it can't be made again.
  const [uncertainEmail, setUncertainEmail] = useState<string | null>(null);
  const form = useForm({
    id: ID,
    values: value,
    shared: { draft, otherTab, copy: { noun: 'request' } },
    change: draft.change,
    validate: useMemo(() => rulesOf(currentEmail), [currentEmail]),
    send: ({ newEmail }) => changeEmail({ customerId, currentEmail, newEmail }),
    onResult(result, { newEmail }) {
      if (result.kind === 'failed') setUncertainEmail(newEmail);
      if (result.kind !== 'done') return;
      draft.clear({ reference: null });
      const { flowId, ...changed } = result.payload;
      rememberFlow('claim', newEmail, flowId);
      const email = changed.email ?? newEmail;
      const message = changed.message ?? codeSentMessage(email);
      onChanged({ email, customerId: changed.customerId ?? customerId, message }, null);
    },
    messages: { refused: NOT_CHANGED, noResponse: NOT_CHANGED },
  });
  const { submission } = form;
  // The server doesn't find the booking under its address, so an earlier change was not made.
  const isNotFound = submission.kind === 'refused' && submission.userErrors.some(({ code }) => code === 'NOT_FOUND');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <Form form={form} refusedTitle="We couldn’t change your email" className={styles.change}>
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
              draft.clear();
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
