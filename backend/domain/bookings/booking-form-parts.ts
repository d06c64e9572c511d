import { fieldMessages, vehicleYearMessage } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatAddress } from '#shared/uk/address.ts';
import { formatPlate, isPlate } from '#shared/uk/plate.ts';
import { isVehicleYear, vehicleYears } from '#shared/vehicle-rules.ts';
import type { JobLocation } from '../availability/candidates.ts';
import type { Form } from '../forms/form.ts';

export interface Vehicle {
  model: string;
  year: string;
  plate: string;
}

/**
 * For services with 'vehicle' in their name (BOOK-08, C-08). A saved vehicle may have no plate
 * (DBOOK-09).
 */
export function readVehicle(form: Form, now: Date): Vehicle {
  const isSaved = form.line('selectedVehicleId', { label: 'vehicle', maxLength: 20 }) !== '';
  const model = form.line('model', {
    label: 'model',
    maxLength: TEXT_LIMITS.bookedVehicle.model,
    required: fieldMessages.vehicleModel,
  });
  const year = form.line('year', { label: 'year', maxLength: 4, required: fieldMessages.vehicleYear });
  const plate = form.code('plateNo', {
    label: 'plate number',
    maxLength: TEXT_LIMITS.bookedVehicle.plate,
    required: isSaved ? undefined : fieldMessages.plate,
  });
  if (year !== '' && !(/^\d{4}$/.test(year) && isVehicleYear(Number(year), now)))
    form.add('year', vehicleYearMessage(vehicleYears(now)));
  if (plate !== '' && !isPlate(plate)) form.add('plateNo', fieldMessages.plateInvalid);
  return { model, year, plate: formatPlate(plate) };
}

/** The item to repair and its problem, as one text (C-09). */
export function readDetails(form: Form): string {
  const item = form.lines('vehicleDetails', { label: 'details of the item', maxLength: TEXT_LIMITS.itemDetails });
  const maxLength = TEXT_LIMITS.itemDetails + '\n'.length + TEXT_LIMITS.description;
  const details = form.lines('appointmentDetails', { label: 'issue description', maxLength });
  // The script receives both joined by a newline (BOOK-40); the description is what follows the
  // item.
  const description = details.startsWith(item) ? details.slice(item.length).trim() : details;
  if (description === '') form.add('appointmentDetails', fieldMessages.issueDescription);
  return details;
}

/** A workshop, the customer's home, or another address (BOOK-14). */
export function readLocation(form: Form): { location: JobLocation | null; address: string | null } {
  const isHome = form.flag('isHomeService');
  const isDifferent = form.flag('isDifferentLocation');
  const entered = form.address('customAddress', {
    label: 'address',
    maxLength: TEXT_LIMITS.bookingAddress,
    ...(isDifferent && { required: fieldMessages.address }),
  });
  const address = formatAddress(entered);
  if (isHome && isDifferent)
    form.add('isDifferentLocation', 'Choose either Home Service or Different location, not both');
  if (isHome || isDifferent) return { location: { kind: isHome ? 'home' : 'different' }, address: address || null };
  const workshopId = form.id('preferredLocationId', {
    invalid: fieldMessages.location,
    required: fieldMessages.location,
  });
  return { location: workshopId === null ? null : { kind: 'workshop', workshopId }, address: null };
}
