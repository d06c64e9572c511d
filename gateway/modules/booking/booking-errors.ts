import { messageAndListed, type RefusalRules, sameNames } from '../mutations/refusal-errors.ts';

/** The key was used with other details: an earlier attempt did arrive. */
export const ALREADY_RECEIVED = "We've already received your booking request. To change it, please call us.";

/** BOOK-44, BOOK-45: the host's message and each listed error. */
export const BOOKING_REFUSALS: RefusalRules = {
  fallback: "We couldn't make your booking. Please try again.",
  sentencesOf: messageAndListed,
  meanings: ['keyReused', 'slotTaken'],
  fields: {
    ...sameNames('serviceId', 'firstName', 'lastName', 'email', 'phone'),
    model: 'vehicle.model',
    year: 'vehicle.year',
    plateNo: 'vehicle.plate',
    selectedVehicleId: 'vehicleId',
    vehicleDetails: 'itemDetails',
    appointmentDetails: 'issueDescription',
    images: 'photos',
    preferredLocationId: 'location',
    isDifferentLocation: 'location',
    customAddress: 'address',
    preferredSpecialistId: 'specialistId',
    specialist_id: 'preselectedSpecialistId',
    preferredDate: 'date',
    preferredTimeSlot: 'timeSlotId',
    declaration: 'declarationAccepted',
  },
  codeFields: { UNSUPPORTED_FILE: 'photos', TOO_LARGE: 'photos' },
  messages: { KEY_REUSED: ALREADY_RECEIVED },
};
