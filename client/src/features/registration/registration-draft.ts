import * as z from 'zod/mini';
import { createSentCode, type SentCode, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, text } from '~/lib/schema-fields.ts';

export const FORM_ID = 'register';

const customerTypeSchema = z.enum(['new', 'returning']);

/** A new customer, or a guest with an earlier booking (REG-02). */
export type CustomerType = z.infer<typeof customerTypeSchema>;

/** No passwords and no tokens. */
const draftSchema = z.object({
  customerType: z._default(customerTypeSchema, 'new'),
  firstName: text(),
  lastName: text(),
  /** Shared by both types, so that switching keeps it. */
  email: text(),
  phone: text(),
  sentCode: nullable(z.extend(sentCodeSchema, { customerType: customerTypeSchema })),
  /** The message of the booking that led here (BOOK-42). */
  bookingMessage: nullable(z.string()),
  /** The key of the history entry that filled in the draft, which each entry does once. */
  prefilledBy: nullable(z.string()),
});

export const registrationDraft = defineDraft({
  name: 'registration',
  owner: 'device',
  schema: draftSchema,
});

/** Opens the code's step, unless the customer type was switched while the code was being sent. */
export function saveSentCode(customerType: CustomerType, email: string): void {
  const sentCode = { ...createSentCode(email), customerType };
  const draft = registrationDraft.open();
  if (draft.get().value.customerType === customerType) draft.change({ email, bookingMessage: null, sentCode });
  else draft.change({ sentCode: { ...sentCode, isOpen: false } });
}

export function updateSentCode(change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>): void {
  const draft = registrationDraft.open();
  const { sentCode } = draft.get().value;
  if (sentCode) draft.change({ sentCode: { ...sentCode, ...change } });
}
