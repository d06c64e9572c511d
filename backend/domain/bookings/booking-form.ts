import * as z from 'zod/mini';
import { BOOKING_MONTHS, bookingWindow, isWithin } from '#shared/booking-window.ts';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { optionalPlate, requiredVisitAddress } from '#shared/forms/codes.ts';
import { optionalLine, optionalText, requiredLine, rule } from '#shared/forms/fields.ts';
import { type FormValues, hostNameOf } from '#shared/forms/form.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { londonDay } from '#shared/london/clock.ts';
import { isDay } from '#shared/london/days.ts';
import { quantityInWords } from '#shared/quantity.ts';
import { addressLine } from '#shared/uk/address.ts';
import { isPlate } from '#shared/uk/plate.ts';
import type { Account } from '../../store/accounts.ts';
import { findService } from '../../store/catalogue/lists.ts';
import { findAddress, listVehicles } from '../../store/customers.ts';
import type { Queries } from '../../store/database/database.ts';
import { canServe, type JobLocation, requireFree, type TimeSlotQuery } from '../availability/availability.ts';
import { Form, specialistNotFound } from '../form.ts';

/** The valid job of a booking. */
interface Job {
  timeSlotQuery: TimeSlotQuery;
  serviceName: string;
  vehicle: Vehicle | null;
  details: string;
  address: string | null;
  date: string;
  timeSlotId: number;
}

/** The person to contact about the booking. */
export interface Contact {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** As `parsePhone` formats it. */
  phone: string;
}

export type BookingRequest = Job & Contact;

/**
 * Reads service, location, specialist and time. Adds its errors to the form; null when one of them
 * is missing.
 */
async function readJob(db: Queries, form: Form, imageCount: number, now: Date): Promise<Job | null> {
  const serviceId = form.id('serviceId', { invalid: fieldMessages.service, required: fieldMessages.service });
  const service = serviceId === null ? undefined : await findService(db, serviceId);
  if (serviceId !== null && !service) form.add('serviceId', fieldMessages.service);
  const vehicle = service && /vehicle/i.test(service.name) ? readVehicle(form, now) : null;
  const details = readDetails(form);
  if (imageCount === 0) form.add('images', fieldMessages.photos);
  const { location, address } = readLocation(form);
  const chosen = form.id('preferredSpecialistId', { invalid: specialistNotFound });
  const preselected = form.id('specialist_id', { invalid: specialistNotFound });
  const date = form.text('preferredDate', requiredLine(fieldMessages.date, TEXT_LIMITS.name));
  const timeSlotId = form.id('preferredTimeSlot', { invalid: fieldMessages.time, required: fieldMessages.time });
  if (date !== '' && !(isDay(date) && isWithin(bookingWindow(londonDay(now)), date)))
    form.add('preferredDate', `Choose a date within the next ${quantityInWords(BOOKING_MONTHS, 'month')}`);
  if (!service || !location) return null;
  const canDo = (specialistId: number) => canServe(db, { serviceId: service.id, location, specialistId });
  if (chosen !== null && !(await canDo(chosen)))
    form.add('preferredSpecialistId', 'This specialist doesn’t offer this service at this location.');
  // A preselected specialist was chosen before service and location (C-07), so it applies only
  // where it fits.
  const preferred = chosen === null && preselected !== null && (await canDo(preselected)) ? preselected : null;
  if (timeSlotId === null) return null;
  const timeSlotQuery: TimeSlotQuery = {
    serviceId: service.id,
    location,
    specialistId: chosen ?? preferred ?? undefined,
  };
  return { timeSlotQuery, serviceName: service.name, vehicle, details, address, date, timeSlotId };
}

/** Throws a refusal with all errors of the form, or when the time slot is not free. */
async function checkJob(db: Queries, form: Form, job: Job | null, now: Date): Promise<Job> {
  const valid = form.valid(job);
  await requireFree(db, valid, now);
  return valid;
}

/**
 * Parses and validates a guest's whole form at once (BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26,
 * BOOK-32). Throws a refusal with all errors.
 */
export async function readBookingForm(
  db: Queries,
  fields: ReadonlyMap<string, string>,
  imageCount: number,
  now: Date,
): Promise<BookingRequest> {
  const form = new Form(fields);
  const job = await readJob(db, form, imageCount, now);
  const guest = form.read(guestForm);
  const checked = await checkJob(db, form, job, now);
  const { declarationAccepted: _, email, ...person } = form.valid(guest);
  return { ...checked, ...person, email: normaliseEmail(email) };
}

/** Fills empty fields of the form from the customer's saved vehicle. */
async function withVehicle(
  db: Queries,
  account: Account,
  fields: ReadonlyMap<string, string>,
): Promise<{ fields: ReadonlyMap<string, string>; isKnown: boolean }> {
  const chosen = (fields.get('selectedVehicleId') ?? '').trim();
  if (chosen === '') return { fields, isKnown: true };
  const vehicle = (await listVehicles(db, account.id)).find(({ id }) => String(id) === chosen);
  if (!vehicle) return { fields, isKnown: false };
  const values = {
    model: `${vehicle.make} ${vehicle.model}`,
    year: String(vehicle.year),
    plateNo: vehicle.license_plate,
  };
  const filled = new Map(fields);
  for (const [name, value] of Object.entries(values)) if (!fields.get(name)?.trim()) filled.set(name, value ?? '');
  return { fields: filled, isKnown: true };
}

/** The address of the profile, for a visit without one; null when there is none. */
async function homeAddress(db: Queries, accountId: number): Promise<string | null> {
  const address = await findAddress(db, accountId);
  if (!address) return null;
  const { state: county, zip_code: postcode, ...lines } = address;
  return addressLine({ ...lines, county, postcode }) || null;
}

/** Parses a customer's booking: as a guest's, but the contact comes from the account (ENT-14). */
export async function readCustomerBooking(
  db: Queries,
  account: Account,
  input: ReadonlyMap<string, string>,
  imageCount: number,
  now: Date,
): Promise<BookingRequest> {
  const { fields, isKnown } = await withVehicle(db, account, input);
  const form = new Form(fields);
  if (!isKnown) form.add('selectedVehicleId', 'Choose one of your vehicles');
  const job = await checkJob(db, form, await readJob(db, form, imageCount, now), now);
  const isAtHome = job.timeSlotQuery.location.kind === 'home';
  const address = job.address ?? (isAtHome ? await homeAddress(db, account.id) : null);
  const { first_name: firstName, last_name: lastName, email, phone } = account;
  return { ...job, address, firstName, lastName, email, phone };
}

type Vehicle = FormValues<ReturnType<typeof bookedVehicleForm>>;

const savedPlate = optionalPlate(TEXT_LIMITS.bookedVehicle.plate).check(rule(isPlate, fieldMessages.plateInvalid));

/**
 * For services with 'vehicle' in their name (BOOK-08, C-08). A saved vehicle may have no plate
 * (DBOOK-09).
 */
function readVehicle(form: Form, now: Date): Vehicle | null {
  const isSaved = form.text('selectedVehicleId', optionalLine(TEXT_LIMITS.name)) !== '';
  const rules = bookedVehicleForm(() => now);
  return form.read(isSaved ? { ...rules, schema: z.extend(rules.schema, { plate: savedPlate }) } : rules);
}

/** The item to repair and its problem, as one text (C-09). */
function readDetails(form: Form): string {
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
function readLocation(form: Form): { location: JobLocation | null; address: string | null } {
  const isHome = form.flag('isHomeService');
  const isDifferent = form.flag('isDifferentLocation');
  const rules = isDifferent ? requiredVisitAddress : jobForm.schema.shape.address;
  const address = form.text(hostNameOf(jobForm, 'address'), rules);
  if (isHome && isDifferent)
    form.add('isDifferentLocation', 'Choose either Home Service or Different location, not both');
  if (isHome || isDifferent) return { location: { kind: isHome ? 'home' : 'different' }, address: address || null };
  const workshopId = form.id('preferredLocationId', {
    invalid: fieldMessages.location,
    required: fieldMessages.location,
  });
  return { location: workshopId === null ? null : { kind: 'workshop', workshopId }, address: null };
}
