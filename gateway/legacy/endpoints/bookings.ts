import { z } from 'zod';
import { required, wireObject } from '../wire/record.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import type { WorkLocation } from './availability.ts';
import { type FilePart, jsonWrite, messageResponse, multipartWrite, type Part } from './endpoint.ts';

/** A booking, as both scripts need it. Names are the displayed ones. */
export interface BookingForm {
  readonly idempotencyKey: string;
  readonly service: { readonly id: string; readonly name: string };
  /** An unknown part is empty. */
  readonly vehicle: { readonly model: string; readonly year: string; readonly plate: string } | null;
  /** 'Details of Item', for a service without a vehicle. */
  readonly itemDetails: string;
  readonly issueDescription: string;
  readonly location: WorkLocation;
  readonly locationName: string;
  readonly address: string;
  readonly specialist: { readonly id: string; readonly name: string } | null;
  readonly date: string;
  readonly timeSlot: { readonly id: string; readonly label: string };
  readonly photos: readonly FilePart[];
}

/** BOOK-40. */
export interface GuestBookingForm extends BookingForm {
  readonly preselectedSpecialistId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** DBOOK-19: the account has the contact details. */
export interface CustomerBookingForm extends BookingForm {
  readonly userId: string;
  readonly authToken: string;
  /** The saved vehicle that `vehicle` describes. */
  readonly vehicleId: string | null;
}

function serviceParts({ service, vehicle }: BookingForm): Part[] {
  return [
    ['serviceType', service.name],
    ['serviceId', service.id],
    ['model', vehicle?.model ?? ''],
    ['year', vehicle?.year ?? ''],
    ['plateNo', vehicle?.plate ?? ''],
  ];
}

/** C-09: the details in two fields. */
function detailParts({ vehicle, itemDetails, issueDescription }: BookingForm): Part[] {
  const vehicleFields = vehicle && [vehicle.model, vehicle.year, vehicle.plate].filter((part) => part !== '');
  const vehicleDetails = vehicleFields?.join(', ') ?? itemDetails;
  return [
    ['vehicleDetails', vehicleDetails],
    ['appointmentDetails', `${vehicleDetails}\n${issueDescription}`],
  ];
}

/** C-10: ids as well as names, booleans as 'true' and 'false'. */
function locationAndTimeParts({ location, locationName, address, specialist, date, timeSlot }: BookingForm): Part[] {
  return [
    ['preferredLocation', locationName],
    ['preferredLocationId', location.kind === 'WORKSHOP' ? location.workshopId : ''],
    ['isHomeService', String(location.kind === 'HOME_SERVICE')],
    ['isDifferentLocation', String(location.kind === 'DIFFERENT_LOCATION')],
    ['customAddress', location.kind === 'WORKSHOP' ? '' : address],
    ['preferredSpecialist', specialist?.name ?? ''],
    ['preferredSpecialistId', specialist?.id ?? ''],
    ['preferredDate', date],
    ['preferredTime', timeSlot.label],
    ['preferredTimeSlot', timeSlot.id],
  ];
}

function photoParts({ photos }: BookingForm): Part[] {
  return photos.map((photo, index) => [`images[${index}]`, photo]);
}

/** PHP-08. */
export function guestParts(form: GuestBookingForm): Part[] {
  return [
    ...serviceParts(form),
    ['reason', ''],
    ...detailParts(form),
    ...locationAndTimeParts(form),
    ['firstName', form.firstName],
    ['lastName', form.lastName],
    ['email', form.email],
    ['phone', form.phone],
    ['declaration', 'true'],
    ...(form.preselectedSpecialistId ? [['specialist_id', form.preselectedSpecialistId] satisfies Part] : []),
    ...photoParts(form),
  ];
}

/** PHP-47. */
export function customerParts(form: CustomerBookingForm): Part[] {
  return [
    ['userId', form.userId],
    ['token', form.authToken],
    ...serviceParts(form),
    ['selectedVehicleId', form.vehicleId ?? ''],
    ...detailParts(form),
    ...locationAndTimeParts(form),
    ...photoParts(form),
  ];
}

export const guestBooking = z.object({
  referenceNumber: required(decodedText),
  // The booking exists: unreadable details are ignored.
  appointmentId: id.catch(null),
  userId: id.catch(null),
  /** Identifies the verification of the guest's email; older hosts send none. */
  flow_id: id.catch(null),
  /** `new`, `existing_unverified`, `existing_verified` or an unknown type; null when missing. */
  userType: decodedText.catch(null),
  redirect: decodedText.catch(null),
  message: text.catch(null),
});

const guestBookingResponse = guestBooking.transform(({ referenceNumber, flow_id, ...rest }) => ({
  ...rest,
  reference: referenceNumber,
  flowId: flow_id,
}));
export type GuestBookingResponse = z.output<typeof guestBookingResponse>;

/** PHP-08. A success without a reference number is invalid: no one could find the booking. */
export const submitGuestBooking = multipartWrite({
  path: '/php/appointment-form.php',
  credentials: 'never',
  request: z
    .custom<GuestBookingForm>()
    .transform((form) => ({ fields: guestParts(form), idempotencyKey: form.idempotencyKey })),
  withCookies: 'device',
  response: guestBookingResponse,
});

/** PHP-47. Only `success` and `message` are documented; the ids help to find it. */
export const submitCustomerBooking = multipartWrite({
  path: '/php/user-appointment-form.php',
  request: z
    .custom<CustomerBookingForm>()
    .transform((form) => ({ fields: customerParts(form), idempotencyKey: form.idempotencyKey })),
  response: z
    .object({ referenceNumber: decodedText.catch(null), appointmentId: id.catch(null), message: text.catch(null) })
    .transform(({ referenceNumber, ...rest }) => ({ ...rest, reference: referenceNumber })),
});

/** The booking to confirm; scripts only send a confirmation when all of it matches (C-80). */
const confirmationRequest = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  referenceNumber: z.string(),
  serviceType: z.string(),
  appointmentId: z.string().nullable(),
  userId: z.string().nullable(),
});

export type BookingConfirmation = z.input<typeof confirmationRequest>;

const confirmation = (path: `/php/${string}.php`) =>
  jsonWrite({
    path,
    success: 'not-false',
    credentials: 'never',
    request: confirmationRequest,
    response: z.unknown(),
  });

/** PHP-09: notifies a verified customer of a guest's booking. The result is ignored (C-80). */
export const sendExistingUserConfirmation = confirmation('/php/send-existing-user-confirmation.php');

/** PHP-49: confirms a booking once its customer has a password. The result is ignored (C-80). */
export const sendAppointmentConfirmation = confirmation('/php/appointment-confirmation-email.php');

/** PHP-48, C-60: changes a guest's email. `userId` comes from the booking's response. */
export const changeBookingEmail = jsonWrite({
  path: '/php/appointment-email-update.php',
  credentials: 'never',
  request: z.object({ currentEmail: z.string(), newEmail: z.string(), userId: z.string() }),
  response: wireObject({ ...messageResponse.shape, userId: id.catch(null), flow_id: id.catch(null) }).transform(
    ({ flow_id, ...rest }) => ({ ...rest, flowId: flow_id }),
  ),
});
