import * as z from 'zod/mini';
import { createSentCode, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, text } from '~/lib/schema-fields.ts';

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
  sentCode: nullable(sentCodeSchema),
  /** Whose code `sentCode` is, because the type can be switched afterwards. */
  codeFor: z._default(customerTypeSchema, 'new'),
  /** The message of the booking that led here (BOOK-42). */
  bookingMessage: nullable(z.string()),
  prefilledBy: nullable(z.string()),
});

export const registrationDraft = defineDraft({
  name: 'registration',
  owner: 'device',
  schema: draftSchema,
});

/** Opens the code's step, unless the customer type was switched while the code was being sent. */
export function saveSentCode(customerType: CustomerType, email: string): void {
  const draft = registrationDraft.open();
  const isOpen = draft.get().value.customerType === customerType;
  draft.change({
    sentCode: { ...createSentCode(email), isOpen },
    codeFor: customerType,
    ...(isOpen && { email, bookingMessage: null }),
  });
}
