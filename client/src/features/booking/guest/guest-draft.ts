import * as z from 'zod/mini';
import { type BookingAnswers, emptyAnswers, storedAnswers } from '~/features/booking/shared/booking-answers.ts';

/** The answers that are stored. Consent never is. */
export const draftSchema = z.object({
  ...storedAnswers,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
});

export interface GuestDraft extends BookingAnswers, z.infer<typeof draftSchema> {
  declarationAccepted: boolean;
}

export const emptyDraft: GuestDraft = {
  ...emptyAnswers,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  declarationAccepted: false,
};
