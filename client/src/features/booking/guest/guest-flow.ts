import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { requiredAddress } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { bookingCopy, stepPaths } from '~/features/booking/shared/booking-steps.ts';
import { issueFields, stepValidator, vehicleFields } from '~/features/booking/shared/booking-validation.ts';
import {
  bookingFlowOf,
  bookingWizardOf,
  defineBookingDraft,
} from '~/features/booking/shared/booking-wizard-definition.ts';
import { paths } from '~/site/paths.ts';
import { draftSchema, emptyDraft, type GuestDraft } from './guest-draft.ts';

// The item is optional for guests (C-05).
const itemDetailsStep = z.object({ itemDetails: jobForm.schema.shape.itemDetails, ...issueFields });
const vehicleDetailsStep = z.object({ ...vehicleFields, ...itemDetailsStep.shape });

/** Validates a guest's steps (BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26, BOOK-32). */
export const errorsIn = stepValidator<GuestDraft>({
  details: ({ service }) => (service?.needsVehicle ? vehicleDetailsStep : itemDetailsStep),
  // For home service the address is optional: the team can ask by phone (C-06).
  differentLocation: z.object({ address: requiredAddress(fieldMessages.address, TEXT_LIMITS.bookingAddress) }),
  review: guestForm.schema,
});

/** A guest's booking (BOOK-01, BOOK-05). */
export const guestFlow = bookingFlowOf<GuestDraft>({ resets: [], empty: emptyDraft, errorsIn });

export const guestDraft = defineBookingDraft<GuestDraft>({
  name: 'guest-booking',
  owner: 'device',
  schema: draftSchema,
  flow: guestFlow,
});

export const SUBMIT_LABEL = 'Send booking request';

export const guestWizard = bookingWizardOf({
  flow: guestFlow,
  copy: bookingCopy,
  stepPath: stepPaths(paths.appointment, 'review'),
  submitLabel: SUBMIT_LABEL,
  refusedTitle: 'Error! Please resolve the following issues',
});
