import { useState } from 'react';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { ChangeBookingEmailMutation } from '~/graphql/generated/graphql.ts';
import { useChangeBookingEmailMutation } from '~/graphql/generated/operations/change-booking-email.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { newEmailDraft } from './email-draft.ts';

const ID = 'new-booking';
const NOT_CHANGED = 'Failed to update email address.';

/** What is wrong with a new address before it is sent (REG-33). */
function newEmailErrors(newEmail: string, current: string): FormError[] {
  const at = (message: string) => [{ fieldId: fieldIdOf(ID, 'newEmail'), message }];
  if (!isEmail(newEmail)) return at(fieldMessages.emailInvalid);
  if (newEmail.trim().toLowerCase() === current.toLowerCase()) return at(fieldMessages.emailUnchanged);
  return [];
}

export type ChangedEmail = NonNullable<ChangeBookingEmailMutation['changeBookingEmail']>;

/** The form that moves a booking to another address (REG-32..34). */
export function useChangeEmail(
  { reference, email: currentEmail }: BookingState,
  customerId: string,
  onChanged: (changed: ChangedEmail, newEmail: string) => void,
) {
  const draft = newEmailDraft.open(reference);
  const { value } = useDraft(draft);
  const [changeEmail] = useChangeBookingEmailMutation();
  // An address whose change got no answer: it may have been made, and then it cannot be made again.
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const form = useForm({
    id: ID,
    values: value,
    change: draft.change,
    validate: ({ newEmail }) => newEmailErrors(newEmail, currentEmail),
    send: ({ newEmail }) =>
      mutationResult(
        changeEmail({ variables: { input: { customerId, currentEmail, newEmail: newEmail.trim() } } }),
        (data) => data.changeBookingEmail,
      ),
    onResult(result, { newEmail }) {
      if (result.kind === 'failed') setUnanswered(newEmail.trim());
      if (result.kind !== 'done') return;
      draft.clear();
      onChanged(result.payload, newEmail.trim());
    },
    messages: { refused: NOT_CHANGED, noResponse: NOT_CHANGED },
  });
  return { form, unanswered, discard: draft.clear };
}
