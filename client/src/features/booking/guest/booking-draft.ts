import * as z from 'zod/mini';
import { type BookingAnswers, keptAnswers, noAnswers } from '~/features/booking/shared/booking-answers.ts';

/** What outlives a reload, in this tab only. Consent is never kept. */
export const keptDraftSchema = z.object({
  ...keptAnswers,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
});

/** Everything a guest has said so far. */
export interface BookingDraft extends BookingAnswers, z.infer<typeof keptDraftSchema> {
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
