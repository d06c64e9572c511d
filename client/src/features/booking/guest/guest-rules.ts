import * as z from 'zod/mini';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { requiredVisitAddress } from '#shared/forms/codes.ts';
import { formatAddress } from '#shared/uk/address.ts';
import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import { bookingRules, issueFields, vehicleFields, vehicleInput } from '~/features/booking/shared/booking-rules.ts';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';

type Contact = 'firstName' | 'lastName' | 'email' | 'phone' | 'declarationAccepted';
interface GuestAnswers extends BookingAnswers, Pick<BookAppointmentAsGuestInput, Contact> {}

// The item is optional for guests (C-05).
const itemDetailsStep = z.object({ itemDetails: jobForm.schema.shape.itemDetails, ...issueFields });
const vehicleDetailsStep = z.object({ ...vehicleFields, ...itemDetailsStep.shape });

export const guestRules = bookingRules<GuestAnswers, BookAppointmentAsGuestInput>({
  schemas: {
    details: ({ service }) => (service?.needsVehicle ? vehicleDetailsStep : itemDetailsStep),
    // For home service the address is optional: the team can ask by phone (C-06).
    differentLocation: z.object({ address: requiredVisitAddress }),
    review: guestForm.schema,
  },
  fieldSteps: {
    preselectedSpecialistId: { step: 'specialist', part: 'preselected' },
    firstName: { step: 'review', part: 'firstName' },
    lastName: { step: 'review', part: 'lastName' },
    email: { step: 'review', part: 'email' },
    phone: { step: 'review', part: 'phone' },
    declarationAccepted: { step: 'review', part: 'declarationAccepted' },
  },
  inputOf(draft, common) {
    const { service, location, specialist, preselected, firstName, lastName, email, phone } = draft;
    const isVisit = location !== null && isCustomerLocation(location);
    return {
      ...common,
      vehicle: service?.needsVehicle ? vehicleInput(draft) : null,
      itemDetails: service?.needsVehicle ? null : draft.itemDetails || null,
      address: isVisit ? formatAddress(draft.address) || null : null,
      specialistId: isVisit ? (specialist?.id ?? null) : null,
      preselectedSpecialistId: preselected?.id ?? null,
      firstName,
      lastName,
      email,
      phone,
      declarationAccepted: draft.declarationAccepted,
    };
  },
});
