import { appointmentMessages } from '#shared/appointment-messages.ts';
import { BOOKING_MONTHS, bookingWindow, isWithin } from '#shared/booking-window.ts';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { guestForm } from '#shared/forms/booking.ts';
import { requiredLine } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isDay } from '#shared/london/days.ts';
import { quantityInWords } from '#shared/quantity.ts';
import { findService } from '../../store/catalogue/services.ts';
import type { Queries } from '../../store/database/database.ts';
import { listOfferedTimeSlots } from '../availability/availability.ts';
import { canServe, type TimeSlotQuery } from '../availability/candidates.ts';
import { Form, specialistNotFound } from '../forms/form.ts';
import { Refusal } from '../refusal.ts';
import { readDetails, readLocation, readVehicle, type Vehicle } from './booking-form-parts.ts';

/** The valid job of a booking. */
export interface Job {
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

/** Throws a refusal when the time slot isn't offered, or is already taken. */
export async function checkTimeSlot(
  db: Queries,
  timeSlotQuery: TimeSlotQuery,
  date: string,
  timeSlotId: number,
  now: Date,
): Promise<void> {
  const [offered] = await listOfferedTimeSlots(db, timeSlotQuery, { date, timeSlotId }, now);
  if (!offered) throw new Refusal('SLOT_TAKEN', 'This time isn’t available. Please choose another one.');
  if (!offered.isFree) throw new Refusal('SLOT_TAKEN', appointmentMessages.timeSlotTaken);
}

/**
 * Reads service, location, specialist and time. Adds its errors to the form; null when one of them
 * is missing.
 */
export async function readJob(db: Queries, form: Form, imageCount: number, now: Date): Promise<Job | null> {
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
  if (date !== '' && !(isDay(date) && isWithin(bookingWindow(now), date)))
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
export async function checkJob(db: Queries, form: Form, job: Job | null, now: Date): Promise<Job> {
  const valid = form.valid(job);
  await checkTimeSlot(db, valid.timeSlotQuery, valid.date, valid.timeSlotId, now);
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
