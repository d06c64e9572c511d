import type { WorkLocation } from './availability.ts';
import type { FilePart } from './endpoint.ts';

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
