import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { requiredAddress, requiredText, rule } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isFullAddress } from '#shared/uk/address.ts';
import { bookingCopy, stepPaths } from '~/features/booking/shared/booking-steps.ts';
import { issueFields, stepValidator, vehicleFields } from '~/features/booking/shared/booking-validation.ts';
import {
  bookingFlowOf,
  bookingWizardOf,
  defineBookingDraft,
} from '~/features/booking/shared/booking-wizard-definition.ts';
import { requiredChoice } from '~/forms/validation.ts';
import { paths } from '~/site/paths.ts';
import { type CustomerDraft, draftSchema, emptyDraft } from './customer-draft.ts';

const itemDetailsStep = z.object({
  itemDetails: requiredText(fieldMessages.itemDetails, TEXT_LIMITS.itemDetails),
  ...issueFields,
});
const savedVehicleStep = z.object({ vehicle: requiredChoice(fieldMessages.vehicle), ...issueFields });
const otherVehicleStep = z.object({ ...vehicleFields, ...issueFields });

/** Validates a customer's steps (DBOOK-07..13). */
const errorsIn = stepValidator<CustomerDraft>({
  details: ({ service, vehicle }) => {
    if (!service?.needsVehicle) return itemDetailsStep;
    return vehicle?.kind === 'another' ? otherVehicleStep : savedVehicleStep;
  },
  differentLocation: z.object({
    address: requiredAddress(fieldMessages.address, TEXT_LIMITS.bookingAddress).check(
      rule(isFullAddress, fieldMessages.address),
    ),
  }),
  // The account has the contact details.
  review: null,
});

/** A customer's booking (DBOOK-01..06). */
export const customerFlow = bookingFlowOf<CustomerDraft>({
  resets: [
    // Only home service keeps the chosen specialist (DBOOK-15, C-95).
    { after: ['location'], clear: ['specialist'], when: ({ location }) => location?.kind !== 'HOME_SERVICE' },
    { after: ['service'], clear: ['vehicle'], when: ({ service }) => !service?.needsVehicle },
  ],
  empty: emptyDraft,
  errorsIn,
});

export const customerDraft = defineBookingDraft<CustomerDraft>({
  name: 'booking',
  owner: 'customer',
  schema: draftSchema,
  flow: customerFlow,
});

export const SUBMIT_LABEL = 'Book appointment';

export const customerWizard = bookingWizardOf({
  flow: customerFlow,
  copy: {
    ...bookingCopy,
    review: { ...bookingCopy.review, label: 'Confirm', title: 'Confirm', continueLabel: 'confirm' },
  },
  stepPath: stepPaths(paths.customerBooking, 'confirm'),
  submitLabel: SUBMIT_LABEL,
  refusedTitle: 'We couldn’t book your appointment',
});
