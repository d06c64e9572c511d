import * as z from 'zod/mini';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { requiredVisitAddress } from '#shared/forms/codes.ts';
import { type BookingAnswers, storedAnswers } from '~/features/booking/shared/booking-answers.ts';
import { bookingCopy, defineBooking, issueFields, vehicleFields } from '~/features/booking/shared/booking-flow.ts';
import { text } from '~/lib/schema-fields.ts';
import { paths } from '~/site/paths.ts';

/** The answers that are stored. Consent never is. */
const draftSchema = z.object({
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

// The item is optional for guests (C-05).
const itemDetailsStep = z.object({ itemDetails: jobForm.schema.shape.itemDetails, ...issueFields });
const vehicleDetailsStep = z.object({ ...vehicleFields, ...itemDetailsStep.shape });

/** A guest's booking (BOOK-01, BOOK-05, BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26, BOOK-32). */
export const guestBooking = defineBooking<GuestDraft>({
  name: 'guest-booking',
  owner: 'device',
  schema: draftSchema,
  empty: emptyDraft,
  resets: [],
  schemas: {
    details: ({ service }) => (service?.needsVehicle ? vehicleDetailsStep : itemDetailsStep),
    // For home service the address is optional: the team can ask by phone (C-06).
    differentLocation: z.object({ address: requiredVisitAddress }),
    review: guestForm.schema,
  },
  copy: bookingCopy,
  path: paths.appointment,
  reviewPath: 'review',
  showsSkippedSteps: true,
  submitLabel: 'Send booking request',
  afterSent: { label: 'Back to home', to: paths.home },
  refusedTitle: 'Error! Please resolve the following issues',
  noResponse: 'Server error submitting form, please try again later',
});
