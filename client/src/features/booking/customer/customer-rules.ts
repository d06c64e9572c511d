import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { requiredVisitAddress } from '#shared/forms/codes.ts';
import { requiredChoice, requiredText, rule } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatAddress, isFullAddress } from '#shared/uk/address.ts';
import { type BookingAnswers, requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import {
  bookingRules,
  commonBookingInput,
  issueFields,
  vehicleFields,
  vehicleInput,
} from '~/features/booking/shared/booking-rules.ts';
import { commonFieldSteps, type FieldSteps, stepErrorFor } from '~/features/booking/shared/booking-submission.ts';
import type { BookAppointmentInput } from '~/graphql/generated/graphql.ts';
import type { UserError } from '~/graphql/mutation-result.ts';

interface CustomerAnswers extends BookingAnswers {
  vehicle: { kind: 'saved'; id: string } | { kind: 'another' } | null;
}

const itemDetailsStep = z.object({
  itemDetails: requiredText(fieldMessages.itemDetails, TEXT_LIMITS.itemDetails),
  ...issueFields,
});
const savedVehicleStep = z.object({ vehicle: requiredChoice(fieldMessages.vehicle), ...issueFields });
const otherVehicleStep = z.object({ ...vehicleFields, ...issueFields });

const rules = bookingRules<CustomerAnswers>({
  details: ({ service, vehicle }) => {
    if (!service?.needsVehicle) return itemDetailsStep;
    return vehicle?.kind === 'another' ? otherVehicleStep : savedVehicleStep;
  },
  differentLocation: z.object({
    address: requiredVisitAddress.check(rule(isFullAddress, fieldMessages.address)),
  }),
  // The account has the contact details.
  review: null,
});

/** The input of the mutation; null until every required choice is made (DBOOK-18). */
function inputOf(typed: CustomerAnswers, idempotencyKey: string): BookAppointmentInput | null {
  const draft = rules.clean(typed);
  const common = commonBookingInput(draft, idempotencyKey);
  if (!common) return null;
  const { service, vehicle, location, itemDetails, address } = draft;
  return {
    ...common,
    vehicleId: service?.needsVehicle && vehicle?.kind === 'saved' ? vehicle.id : null,
    vehicle: service?.needsVehicle && vehicle?.kind === 'another' ? vehicleInput(draft) : null,
    itemDetails: service?.needsVehicle ? null : itemDetails,
    // For home service the server uses the address of the profile.
    address: location?.kind === 'DIFFERENT_LOCATION' ? formatAddress(address) : null,
    // For a workshop only 'Book now' can have chosen one.
    specialistId: requestedSpecialist(draft)?.id ?? null,
  };
}

const fieldSteps: FieldSteps<CustomerAnswers> = {
  ...commonFieldSteps,
  vehicle: { step: 'details', part: 'vehicle' },
  vehicleId: { step: 'details', part: 'vehicle' },
};

function stepErrorOf(userError: UserError) {
  const error = stepErrorFor(fieldSteps, userError);
  return { ...error, message: `Failed to book appointment: ${error.message}` };
}

export const customerRules = Object.assign(rules, { inputOf, stepErrorOf });
