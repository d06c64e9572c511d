import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { graphNames } from '#shared/forms/form.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { messageAndListed, type RefusalRules } from '../mutations/refusal-errors.ts';

/** The key was used with other details: an earlier attempt did arrive. */
export const ALREADY_RECEIVED = "We've already received your booking request. To change it, please call us.";

/** BOOK-44, BOOK-45: the host's message and each listed error. */
export const BOOKING_REFUSALS: RefusalRules = {
  fallback: "We couldn't make your booking. Please try again.",
  sentencesOf: messageAndListed,
  meanings: ['keyReused', 'slotTaken'],
  fields: {
    ...graphNames(guestForm),
    ...graphNames(
      bookedVehicleForm(() => new Date()),
      'vehicle',
    ),
    ...graphNames(jobForm),
    serviceId: 'serviceId',
    selectedVehicleId: 'vehicleId',
    images: 'photos',
    preferredLocationId: 'location',
    isDifferentLocation: 'location',
    preferredSpecialistId: 'specialistId',
    specialist_id: 'preselectedSpecialistId',
    preferredDate: 'date',
    preferredTimeSlot: 'timeSlotId',
  },
  codeFields: { UNSUPPORTED_FILE: 'photos', TOO_LARGE: 'photos' },
  messages: { KEY_REUSED: ALREADY_RECEIVED },
};
