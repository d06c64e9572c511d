import product from '../../product.json' with { type: 'json' };
import type { Place } from './availability.ts';
import type { Form } from './form.ts';
import { londonDate } from './london-time.ts';
import { isPlate, tidyAddress, tidyPlate } from './uk-inputs.ts';

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
  const isSaved = form.line('selectedVehicleId', { label: 'vehicle', longest: 20 }) !== '';
  const model = form.line('model', {
    label: 'model',
    longest: 100,
    required: 'Please give the model of your vehicle.',
  });
  const year = form.line('year', { label: 'year', longest: 4, required: 'Please give the year of your vehicle.' });
  const plate = form.code('plateNo', {
    label: 'plate number',
    longest: 12,
    required: isSaved ? undefined : 'Please give the plate number of your vehicle.',
  });
  const newest = Number(londonDate(now).slice(0, 4)) + 1;
  if (year !== '' && !(/^\d{4}$/.test(year) && Number(year) >= 1900 && Number(year) <= newest))
    form.errors.push(`The year of the vehicle must be between 1900 and ${newest}.`);
  if (plate !== '' && !isPlate(plate)) form.errors.push('The plate number has from 2 to 8 letters and digits.');
  return { model, year, plate: tidyPlate(plate) };
}

/** What is to be repaired and what is wrong with it, as one text (C-09). */
export function readDetails(form: Form): string {
  const longestItem = 500;
  const item = form.lines('vehicleDetails', { label: 'details of the item', longest: longestItem });
  const longest = longestItem + '\n'.length + product.longestDescription;
  const details = form.lines('appointmentDetails', { label: 'issue description', longest });
  // The script receives both joined by a newline (BOOK-40): what remains without the first is the description.
  const description = details.startsWith(item) ? details.slice(item.length).trim() : details;
  if (description === '') form.errors.push('Please describe the issue.');
  return details;
}

/** A workshop, the customer's home, or another address (BOOK-14). */
export function readPlace(form: Form): { place: Place | null; address: string | null } {
  const home = form.flag('isHomeService');
  const different = form.flag('isDifferentLocation');
  const given = form.line('customAddress', {
    label: 'address',
    longest: 300,
    ...(different && { required: 'Please give the street address and postcode of the location.' }),
  });
  const address = tidyAddress(given);
  if (home && different) form.errors.push('Please choose either Home Service or Different location, not both.');
  if (home || different) return { place: { kind: home ? 'home' : 'different' }, address: address || null };
  const missing = 'Please choose a location.';
  const workshopId = form.id('preferredLocationId', { wrong: missing, required: missing });
  return { place: workshopId === null ? null : { kind: 'workshop', workshopId }, address: null };
}
