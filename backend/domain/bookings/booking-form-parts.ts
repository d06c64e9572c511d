import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { jobForm } from '#shared/forms/booking.ts';
import { optionalPlate } from '#shared/forms/codes.ts';
import { optionalLine, optionalText, requiredAddress, rule } from '#shared/forms/fields.ts';
import { type FormValues, hostNameOf } from '#shared/forms/form.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatAddress } from '#shared/uk/address.ts';
import { isPlate } from '#shared/uk/plate.ts';
import type { JobLocation } from '../availability/candidates.ts';
import type { Form } from '../forms/form.ts';

export type Vehicle = FormValues<ReturnType<typeof bookedVehicleForm>>;

const savedPlate = optionalPlate(TEXT_LIMITS.bookedVehicle.plate).check(rule(isPlate, fieldMessages.plateInvalid));

/**
 * For services with 'vehicle' in their name (BOOK-08, C-08). A saved vehicle may have no plate
 * (DBOOK-09).
 */
export function readVehicle(form: Form, now: Date): Vehicle | null {
  const isSaved = form.text('selectedVehicleId', optionalLine(TEXT_LIMITS.name)) !== '';
  const rules = bookedVehicleForm(() => now);
  return form.read(isSaved ? { ...rules, schema: z.extend(rules.schema, { plate: savedPlate }) } : rules);
}

/** The item to repair and its problem, as one text (C-09). */
export function readDetails(form: Form): string {
  const { itemDetails } = jobForm.schema.shape;
  const item = form.text(hostNameOf(jobForm, 'itemDetails'), itemDetails);
  // The script receives both joined by a newline (BOOK-40); the description is what follows the
  // item.
  const name = hostNameOf(jobForm, 'issueDescription');
  const maxLength = TEXT_LIMITS.itemDetails + '\n'.length + TEXT_LIMITS.description;
  const details = form.text(name, optionalText(maxLength));
  const description = details.startsWith(item) ? details.slice(item.length).trim() : details;
  if (description === '') form.add('appointmentDetails', fieldMessages.issueDescription);
  return details;
}

/** A workshop, the customer's home, or another address (BOOK-14). */
export function readLocation(form: Form): { location: JobLocation | null; address: string | null } {
  const isHome = form.flag('isHomeService');
  const isDifferent = form.flag('isDifferentLocation');
  const { address: optionalAddress } = jobForm.schema.shape;
  const entered = form.text(
    hostNameOf(jobForm, 'address'),
    isDifferent ? requiredAddress(fieldMessages.address, TEXT_LIMITS.bookingAddress) : optionalAddress,
  );
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
