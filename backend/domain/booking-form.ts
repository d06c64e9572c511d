import type { Queries } from '../store/database.ts';
import { findService } from '../store/services.ts';
import { bookingWindow, canServe, type SlotQuery, slotsOffered } from './availability.ts';
import { readDetails, readPlace, readVehicle, type Vehicle } from './booking-form-parts.ts';
import { isEmail, normaliseEmail } from './contact.ts';
import { Form } from './form.ts';
import { isDate } from './london-time.ts';
import { Refusal } from './refusal.ts';
import { tidyUkPhone } from './uk-inputs.ts';

/** Work as it was asked for, found to be complete and possible. */
export interface Job {
  slots: SlotQuery;
  serviceName: string;
  vehicle: Vehicle | null;
  details: string;
  address: string | null;
  date: string;
  slotId: number;
}

/** Whom to reach about it. */
interface Contact {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** As `tidyUkPhone` writes it. */
  phone: string;
}

export type BookingRequest = Job & Contact;

export const slotTaken = 'That time has just been taken. Please choose another time.';

/** Throws a refusal when the time is not offered, or not free. */
export async function checkSlot(db: Queries, slots: SlotQuery, date: string, slotId: number, now: Date): Promise<void> {
  const [offered] = await slotsOffered(db, slots, { date, slotId }, now);
  if (!offered) throw new Refusal('invalid', 'This date and time are not offered. Please choose another time.');
  if (!offered.isFree) throw new Refusal('taken', slotTaken);
}

/** What is to be done, where, by whom and when. What is wrong is added to the form's errors; null when that keeps it from being done. */
export async function readJob(db: Queries, form: Form, imageCount: number, now: Date): Promise<Job | null> {
  const chooseService = 'Please choose a service.';
  const serviceId = form.id('serviceId', { wrong: chooseService, required: chooseService });
  const service = serviceId === null ? undefined : await findService(db, serviceId);
  if (serviceId !== null && !service) form.errors.push(chooseService);
  const vehicle = service && /vehicle/i.test(service.name) ? readVehicle(form, now) : null;
  const details = readDetails(form);
  if (imageCount === 0) form.errors.push('Please add at least one image.');
  const { place, address } = readPlace(form);
  const chosen = form.id('preferredSpecialistId', { wrong: 'The chosen specialist is not known.' });
  const preselected = form.id('specialist_id', { wrong: 'The chosen specialist is not known.' });
  const date = form.line('preferredDate', { label: 'date', longest: 10, required: 'Please choose a date.' });
  const slotId = form.id('preferredTimeSlot', { wrong: 'Please choose a time.', required: 'Please choose a time.' });
  const { first, last } = bookingWindow(now);
  if (date !== '' && !(isDate(date) && date >= first && date <= last))
    form.errors.push('Please choose a date from today to two months ahead.');
  if (!service || !place) return null;
  const canDo = (specialistId: number) => canServe(db, { serviceId: service.id, place, specialistId });
  if (chosen !== null && !(await canDo(chosen)))
    form.errors.push('The chosen specialist does not offer this service at this location.');
  // A preselected specialist is a wish from before the service and the place were known (C-07): it binds only where it can be met.
  const wished = chosen === null && preselected !== null && (await canDo(preselected)) ? preselected : null;
  if (slotId === null) return null;
  const slots: SlotQuery = { serviceId: service.id, place, specialistId: chosen ?? wished ?? undefined };
  return { slots, serviceName: service.name, vehicle, details, address, date, slotId };
}

function readContact(form: Form): Contact {
  const firstName = form.line('firstName', {
    label: 'first name',
    longest: 100,
    required: 'Please give your first name.',
  });
  const lastName = form.line('lastName', { label: 'last name', longest: 100, required: 'Please give your last name.' });
  const email = form.line('email', {
    label: 'email address',
    longest: 254,
    required: 'Please give your email address.',
  });
  const givenPhone = form.code('phone', {
    label: 'phone number',
    longest: 30,
    required: 'Please give your phone number.',
  });
  const phone = tidyUkPhone(givenPhone);
  if (email !== '' && !isEmail(email)) form.errors.push('Please enter a valid email address.');
  if (givenPhone !== '' && phone === null) form.errors.push('Please enter a valid UK phone number.');
  return { firstName, lastName, email: normaliseEmail(email), phone: phone ?? '' };
}

/** Throws a refusal with everything that is wrong with the form, or when the job's time is not free. */
export async function checkJob(db: Queries, form: Form, job: Job | null, now: Date): Promise<Job> {
  if (form.errors.length > 0 || !job) throw new Refusal('invalid', form.errors);
  await checkSlot(db, job.slots, job.date, job.slotId, now);
  return job;
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
  const contact = readContact(form);
  if (!form.flag('declaration')) form.errors.push('Please accept the privacy policy and the terms of service.');
  return { ...(await checkJob(db, form, job, now)), ...contact };
}
