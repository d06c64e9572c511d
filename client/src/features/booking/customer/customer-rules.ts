import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { requiredVisitAddress } from '#shared/forms/codes.ts';
import { requiredChoice, requiredText, rule } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatAddress, isFullAddress } from '#shared/uk/address.ts';
import { type BookingAnswers, requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { bookingRules, issueFields, vehicleFields, vehicleInput } from '~/features/booking/shared/booking-rules.ts';
import type { BookAppointmentInput } from '~/graphql/generated/graphql.ts';

const itemDetailsStep = z.object({
  itemDetails: requiredText(fieldMessages.itemDetails, TEXT_LIMITS.itemDetails),
  ...issueFields,
});
const savedVehicleStep = z.object({ vehicle: requiredChoice(fieldMessages.vehicle), ...issueFields });
const otherVehicleStep = z.object({ ...vehicleFields, ...issueFields });

export const customerRules = bookingRules<BookingAnswers, BookAppointmentInput>({
  schemas: {
    details: ({ service, vehicle }) => {
      if (!service?.needsVehicle) return itemDetailsStep;
      return vehicle?.kind === 'another' ? otherVehicleStep : savedVehicleStep;
    },
    differentLocation: z.object({
      address: requiredVisitAddress.check(rule(isFullAddress, fieldMessages.address)),
    }),
    // The account has the contact details.
    review: null,
  },
  fieldSteps: {
    vehicle: { step: 'details', part: 'vehicle' },
    vehicleId: { step: 'details', part: 'vehicle' },
  },
  inputOf(draft, common) {
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
  },
  errorPrefix: 'Failed to book appointment: ',
});
