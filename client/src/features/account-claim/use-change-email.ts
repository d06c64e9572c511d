import { useState } from 'react';
import * as z from 'zod/mini';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail, rule } from '#shared/forms/fields.ts';
import { rememberFlow } from '~/features/codes/flows.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { ChangeBookingEmailMutation } from '~/graphql/generated/graphql.ts';
import { useChangeBookingEmailMutation } from '~/graphql/generated/operations/change-booking-email.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { newEmailDraft } from './new-email-draft.ts';

const ID = 'new-booking';
const NOT_CHANGED = 'Failed to update email address.';

/** A new address (REG-33). */
const otherThan = (currentEmail: string) =>
  z.object({
    newEmail: codeEmail.check(
      rule((typed) => normaliseEmail(typed) !== normaliseEmail(currentEmail), fieldMessages.emailUnchanged),
    ),
  });

export type ChangedEmail = NonNullable<ChangeBookingEmailMutation['changeBookingEmail']>;

/** The form that changes the address of a booking (REG-32..34). */
export function useChangeEmail(
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
