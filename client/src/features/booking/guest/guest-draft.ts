import * as z from 'zod/mini';
import { type BookingAnswers, storedAnswers } from '~/features/booking/shared/booking-answers.ts';
import { text } from '~/lib/schema-fields.ts';

/** The answers that are stored. Consent never is. */
export const draftSchema = z.object({
  ...storedAnswers,
  firstName: text(),
  lastName: text(),
  email: text(),
  /** As the phone field formats it, without +44. */
  phone: text(),
});

export interface GuestDraft extends BookingAnswers, z.infer<typeof draftSchema> {
  declarationAccepted: boolean;
}

export const emptyDraft: GuestDraft = { ...draftSchema.parse({}), photos: [], declarationAccepted: false };
