import * as z from 'zod/mini';
import { type BookingAnswers, keptAnswers, noAnswers } from '~/features/booking/shared/booking-answers.ts';

/** What is kept. Consent never is. */
export const draftSchema = z.object({
  ...keptAnswers,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
});

/** Everything a guest has said so far. */
export interface BookingDraft extends BookingAnswers, z.infer<typeof draftSchema> {
  declarationAccepted: boolean;
}

export const emptyDraft: BookingDraft = {
  ...noAnswers,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  declarationAccepted: false,
};
