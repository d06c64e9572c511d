import { z } from 'zod';
import { required } from '../wire/required.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import type { WirePlace } from './availability.ts';
import { type FilePart, type JsonWrite, type MultipartWrite, UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './endpoint.ts';

/** A guest's booking in the words of the form (BOOK-40). Names are those that were shown. */
export interface GuestBookingForm {
  readonly idempotencyKey: string;
  readonly service: { readonly id: string; readonly name: string };
  readonly vehicle: { readonly model: string; readonly year: string; readonly plate: string } | null;
  /** 'Details of Item', for a service that needs no vehicle. */
  readonly itemDetails: string;
  readonly issueDescription: string;
  readonly place: WirePlace;
  readonly placeName: string;
  readonly address: string;
  readonly specialist: { readonly id: string; readonly name: string } | null;
  readonly preselectedSpecialistId: string | null;
  readonly date: string;
  readonly timeSlot: { readonly id: string; readonly label: string };
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly images: readonly FilePart[];
}

/** PHP-08 with the readings C-09 (three fields for the details) and C-10 (ids beside names, booleans as 'true' and 'false'). */
function formFields(form: GuestBookingForm): [string, string | FilePart][] {
  const { vehicle, place } = form;
  const vehicleDetails = vehicle ? `${vehicle.model}, ${vehicle.year}, ${vehicle.plate}` : form.itemDetails;
  const visit = 'visit' in place ? place.visit : null;
  return [
    ['serviceType', form.service.name],
    ['serviceId', form.service.id],
    ['model', vehicle?.model ?? ''],
    ['year', vehicle?.year ?? ''],
    ['plateNo', vehicle?.plate ?? ''],
    ['reason', ''],
    ['vehicleDetails', vehicleDetails],
    ['appointmentDetails', `${vehicleDetails}\n${form.issueDescription}`],
    ['preferredLocation', form.placeName],
    ['preferredLocationId', 'workshopId' in place ? place.workshopId : ''],
    ['isHomeService', String(visit === 'HOME_SERVICE')],
    ['isDifferentLocation', String(visit === 'DIFFERENT_LOCATION')],
    ['customAddress', visit ? form.address : ''],
    ['preferredSpecialist', form.specialist?.name ?? ''],
    ['preferredSpecialistId', form.specialist?.id ?? ''],
    ['preferredDate', form.date],
    ['preferredTime', form.timeSlot.label],
    ['preferredTimeSlot', form.timeSlot.id],
    ['firstName', form.firstName],
    ['lastName', form.lastName],
    ['email', form.email],
    ['phone', form.phone],
    ['declaration', 'true'],
    ...(form.preselectedSpecialistId
      ? [['specialist_id', form.preselectedSpecialistId] satisfies [string, string]]
      : []),
    ...form.images.map((image, index): [string, FilePart] => [`images[${index}]`, image]),
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
    .transform((form) => ({ fields: formFields(form), idempotencyKey: form.idempotencyKey })),
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
