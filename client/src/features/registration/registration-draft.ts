import { createSentCode, sentCodeShape } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, object, oneOf, string, text, type ValueOf, withDefault } from '~/lib/shape.ts';

const customerTypeShape = oneOf('new', 'returning');

/** A new customer, or a guest with an earlier booking (REG-02). */
export type CustomerType = ValueOf<typeof customerTypeShape>;

/** No passwords and no tokens. */
const draftShape = object({
  customerType: withDefault(customerTypeShape, 'new'),
  firstName: text,
  lastName: text,
  /** Shared by both types, so that switching keeps it. */
  email: text,
  phone: text,
  sentCode: nullable(sentCodeShape),
  /** Whose code `sentCode` is, because the type can be switched afterwards. */
  codeFor: withDefault(customerTypeShape, 'new'),
  /** The message of the booking that led here (BOOK-42). */
  bookingMessage: nullable(string),
  prefilledBy: nullable(string),
});

export const registrationDraft = defineDraft({
  name: 'registration',
  owner: 'device',
  shape: draftShape,
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
