import { z } from 'zod';
import { required } from '../wire/required.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import type { WirePlace } from './availability.ts';
import { type FilePart, type JsonWrite, type MultipartWrite, UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './endpoint.ts';

/** A booking in the words of the forms. Names are those that were shown. */
export interface BookingForm {
  readonly idempotencyKey: string;
  readonly service: { readonly id: string; readonly name: string };
  /** A part of it that is not known is empty. */
  readonly vehicle: { readonly model: string; readonly year: string; readonly plate: string } | null;
  /** 'Details of Item', for a service that needs no vehicle. */
  readonly itemDetails: string;
  readonly issueDescription: string;
  readonly place: WirePlace;
  readonly placeName: string;
  readonly address: string;
  readonly specialist: { readonly id: string; readonly name: string } | null;
  readonly date: string;
  readonly timeSlot: { readonly id: string; readonly label: string };
  readonly images: readonly FilePart[];
}

/** BOOK-40. */
export interface GuestBookingForm extends BookingForm {
  readonly preselectedSpecialistId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** DBOOK-19: the contact is the account's. */
export interface CustomerBookingForm extends BookingForm {
  readonly userId: string;
  readonly authToken: string;
  /** The saved vehicle that `vehicle` describes. */
  readonly vehicleId: string | null;
}

type Part = readonly [name: string, value: string | FilePart];

function serviceParts({ service, vehicle }: BookingForm): Part[] {
  return [
    ['serviceType', service.name],
    ['serviceId', service.id],
    ['model', vehicle?.model ?? ''],
    ['year', vehicle?.year ?? ''],
    ['plateNo', vehicle?.plate ?? ''],
  ];
}

/** The reading C-09: three fields for the details. */
function detailParts({ vehicle, itemDetails, issueDescription }: BookingForm): Part[] {
  const known = vehicle && [vehicle.model, vehicle.year, vehicle.plate].filter((part) => part !== '');
  const vehicleDetails = known?.join(', ') ?? itemDetails;
  return [
    ['vehicleDetails', vehicleDetails],
    ['appointmentDetails', `${vehicleDetails}\n${issueDescription}`],
  ];
}

/** The reading C-10: ids beside names, booleans as 'true' and 'false'. */
function placeAndTimeParts({ place, placeName, address, specialist, date, timeSlot }: BookingForm): Part[] {
  const visit = 'visit' in place ? place.visit : null;
  return [
    ['preferredLocation', placeName],
    ['preferredLocationId', 'workshopId' in place ? place.workshopId : ''],
    ['isHomeService', String(visit === 'HOME_SERVICE')],
    ['isDifferentLocation', String(visit === 'DIFFERENT_LOCATION')],
    ['customAddress', visit ? address : ''],
    ['preferredSpecialist', specialist?.name ?? ''],
    ['preferredSpecialistId', specialist?.id ?? ''],
    ['preferredDate', date],
    ['preferredTime', timeSlot.label],
    ['preferredTimeSlot', timeSlot.id],
  ];
}

function imageParts({ images }: BookingForm): Part[] {
  return images.map((image, index) => [`images[${index}]`, image]);
}

/** PHP-08. */
function guestParts(form: GuestBookingForm): Part[] {
  return [
    ...serviceParts(form),
    ['reason', ''],
    ...detailParts(form),
    ...placeAndTimeParts(form),
    ['firstName', form.firstName],
    ['lastName', form.lastName],
    ['email', form.email],
    ['phone', form.phone],
    ['declaration', 'true'],
    ...(form.preselectedSpecialistId ? [['specialist_id', form.preselectedSpecialistId] satisfies Part] : []),
    ...imageParts(form),
  ];
}

/** PHP-47. */
function customerParts(form: CustomerBookingForm): Part[] {
  return [
    ['userId', form.userId],
    ['token', form.authToken],
    ...serviceParts(form),
    ['selectedVehicleId', form.vehicleId ?? ''],
    ...detailParts(form),
    ...placeAndTimeParts(form),
    ...imageParts(form),
  ];
}

export interface GuestBookingAnswer {
  readonly reference: string;
  readonly appointmentId: string | null;
  readonly userId: string | null;
  /** `new`, `existing_unverified`, `existing_verified`, or what else the host says; null when it says nothing. */
  readonly userType: string | null;
  readonly redirect: string | null;
  readonly message: string | null;
}

/** PHP-08. A success without a reference number is no booking: nobody could ever find it again. */
export const submitGuestBooking: MultipartWrite<GuestBookingForm, GuestBookingAnswer> = {
  kind: 'multipart-write',
  path: '/php/appointment-form.php',
  success: 'required',
  credentials: 'never',
  timeoutMs: UPLOAD_TIMEOUT_MS,
  request: z
    .custom<GuestBookingForm>()
    .transform((form) => ({ fields: guestParts(form), idempotencyKey: form.idempotencyKey })),
  response: z
    .object({
      referenceNumber: required(decodedText),
      appointmentId: id,
      userId: id,
      userType: decodedText,
      redirect: decodedText,
      message: text,
    })
    .transform(({ referenceNumber, ...rest }) => ({ ...rest, reference: referenceNumber })),
};

export interface CustomerBookingAnswer {
  readonly reference: string | null;
  readonly appointmentId: string | null;
  readonly message: string | null;
}

/** PHP-47. Only success and words are documented; a host that names the appointment makes it easier to find. */
export const submitCustomerBooking: MultipartWrite<CustomerBookingForm, CustomerBookingAnswer> = {
  kind: 'multipart-write',
  path: '/php/user-appointment-form.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: UPLOAD_TIMEOUT_MS,
  request: z
    .custom<CustomerBookingForm>()
    .transform((form) => ({ fields: customerParts(form), idempotencyKey: form.idempotencyKey })),
  response: z
    .object({ referenceNumber: decodedText.catch(null), appointmentId: id.catch(null), message: text.catch(null) })
    .transform(({ referenceNumber, ...rest }) => ({ ...rest, reference: referenceNumber })),
};

/** Whom a confirmation is about; the scripts send it only when all of it belongs together (C-80). */
export const confirmationRequest = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  referenceNumber: z.string(),
  serviceType: z.string(),
  appointmentId: z.string().nullable(),
  userId: z.string().nullable(),
});

/** PHP-09: has a verified customer told about a booking made as a guest. The result is not used (C-80). */
export const sendExistingUserConfirmation: JsonWrite<z.input<typeof confirmationRequest>, unknown> = {
  kind: 'json-write',
  path: '/php/send-existing-user-confirmation.php',
  success: 'not-false',
  credentials: 'never',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: confirmationRequest,
  response: z.unknown(),
};
