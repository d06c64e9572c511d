import { bookingWindow, isWithin } from '#shared/booking-window.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { isDay } from '#shared/london/days.ts';
import { findService } from '../../store/catalogue/services.ts';
import type { Queries } from '../../store/database/database.ts';
import { canServe, type SlotQuery, slotsOffered } from '../availability/availability.ts';
import { Form } from '../forms/form.ts';
import { Refusal } from '../refusal.ts';
import { readDetails, readPlace, readVehicle, type Vehicle } from './booking-form-parts.ts';

/** A complete and possible job of a booking. */
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
export async function checkTimeSlot(
  db: Queries,
  slots: SlotQuery,
  date: string,
  slotId: number,
  now: Date,
): Promise<void> {
  const [offered] = await slotsOffered(db, slots, { date, slotId }, now);
  if (!offered) throw new Refusal('invalid', 'This date and time are not offered. Please choose another time.');
  if (!offered.isFree) throw new Refusal('taken', slotTaken, { reason: 'TIME_TAKEN' });
}

/**
 * Reads service, location, specialist and time. Adds its errors to the form; null when one of them
 * is missing.
 */
export async function readJob(db: Queries, form: Form, imageCount: number, now: Date): Promise<Job | null> {
  const serviceId = form.id('serviceId', { wrong: fieldMessages.service, required: fieldMessages.service });
  const service = serviceId === null ? undefined : await findService(db, serviceId);
  if (serviceId !== null && !service) form.errors.push(fieldMessages.service);
  const vehicle = service && /vehicle/i.test(service.name) ? readVehicle(form, now) : null;
  const details = readDetails(form);
  if (imageCount === 0) form.errors.push(fieldMessages.photos);
  const { place, address } = readPlace(form);
  const chosen = form.id('preferredSpecialistId', { wrong: 'The chosen specialist is not known.' });
  const preselected = form.id('specialist_id', { wrong: 'The chosen specialist is not known.' });
  const date = form.line('preferredDate', { label: 'date', longest: 10, required: fieldMessages.date });
  const slotId = form.id('preferredTimeSlot', { wrong: fieldMessages.time, required: fieldMessages.time });
  if (date !== '' && !(isDay(date) && isWithin(bookingWindow(now), date)))
    form.errors.push('Please choose a date from today to two months ahead.');
  if (!service || !place) return null;
  const canDo = (specialistId: number) => canServe(db, { serviceId: service.id, place, specialistId });
  if (chosen !== null && !(await canDo(chosen)))
    form.errors.push('The chosen specialist does not offer this service at this location.');
  // A preselected specialist was chosen before service and location (C-07), so it applies only
  // where it fits.
  const wished = chosen === null && preselected !== null && (await canDo(preselected)) ? preselected : null;
  if (slotId === null) return null;
  const slots: SlotQuery = { serviceId: service.id, place, specialistId: chosen ?? wished ?? undefined };
  return { slots, serviceName: service.name, vehicle, details, address, date, slotId };
}

function readContact(form: Form): Contact {
  return {
    firstName: form.firstName('firstName'),
    lastName: form.lastName('lastName'),
    email: form.email('email'),
    phone: form.phone('phone'),
  };
}

/** Throws a refusal with all errors of the form, or when the time slot is not free. */
export async function checkJob(db: Queries, form: Form, job: Job | null, now: Date): Promise<Job> {
  if (form.errors.length > 0 || !job) throw new Refusal('invalid', form.errors);
  await checkTimeSlot(db, job.slots, job.date, job.slotId, now);
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
