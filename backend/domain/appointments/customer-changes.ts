import { appointmentMessages } from '#shared/appointment-messages.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { reviewForm } from '#shared/forms/appointments.ts';
import {
  type Appointment,
  type AppointmentKey,
  acceptAppointmentsOf,
  changeAppointment,
  lockAppointment,
} from '../../store/appointments/appointment-changes.ts';
import { insertReview } from '../../store/appointments/appointments.ts';
import { freeHolds } from '../../store/availability/availability.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import { holdTimeSlot, type JobLocation, requireFree, type TimeSlotQuery } from '../availability/availability.ts';
import { Form, notAssigned, specialistNotFound } from '../form.ts';
import { Refusal } from '../refusal.ts';
import {
  type CancelledBy,
  cancellationRefusal,
  paymentRefusal,
  refundPercent,
  rescheduleRefusal,
  reviewRefusal,
} from './appointment-rules.ts';
import { notifyCustomer } from './notify-customer.ts';

/** What a change of an appointment needs besides the appointment. */
export interface ChangeContext {
  store: Store;
  /** For links in emails. */
  publicUrl: string;
  now: Date;
  /** Milliseconds after which the demo's specialists confirm; null when an operator has to. */
  confirmAfter: number | null;
  /** As in `BackendOptions`. */
  releaseUnverifiedAfter: number | null;
}

/** The same error for a missing appointment and for another customer's (RULE-02). */
export const appointmentNotFound = () => new Refusal('NOT_FOUND', appointmentMessages.notFound);

/** An id, or a reference (C-100). Throws when it is neither. */
export function readAppointmentKey(text: string): AppointmentKey {
  const key = text.trim();
  if (key === '' || key === notAssigned) throw new Refusal('INVALID', fieldMessages.appointment);
  if (/^[1-9]\d{0,8}$/.test(key)) return { id: Number(key) };
  if (/^MW-\d{5,9}$/i.test(key)) return { reference: key.toUpperCase() };
  throw appointmentNotFound();
}

/** The customer's own appointment, locked for the transaction. */
async function lockCustomersAppointment(db: Queries, key: AppointmentKey, accountId: number): Promise<Appointment> {
  const appointment = await lockAppointment(db, key, accountId);
  if (!appointment) throw appointmentNotFound();
  return appointment;
}

/** When the booking confirms itself, as ISO 8601; null except in the demo. */
export function confirmDueAt({ now, confirmAfter }: Pick<ChangeContext, 'now' | 'confirmAfter'>): string | null {
  return confirmAfter === null ? null : new Date(now.getTime() + confirmAfter).toISOString();
}

/*
 * Anyone can book as a guest with a customer's address. Such a booking is no one's until the
 * customer says that it is theirs, or logs in where it was made.
 */

/** The customer's answer to "Was this you?". A declined booking gives its time slot back. */
export function answerForAppointment(
  context: ChangeContext,
  accountId: number,
  key: AppointmentKey,
  isTheirs: boolean,
): Promise<void> {
  return inTransaction(context.store, async (db) => {
    const appointment = await lockAppointment(db, key, accountId, { isAccepted: false });
    if (!appointment || appointment.status === 'cancelled') throw appointmentNotFound();
    const { id } = appointment;
    if (isTheirs) {
      await changeAppointment(db, id, { accepted: 1 });
      await notifyCustomer(db, 'booked', id, context);
      return;
    }
    await changeAppointment(db, id, {
      status: 'cancelled',
      cancelled_at: context.now.toISOString(),
      cancelled_by: 'customer',
      cancel_reason: 'The customer with this email didn’t book it.',
      confirm_due_at: null,
    });
    await freeHolds(db, id);
  });
}

/** Accepts what was booked on this device before the log-in. */
export async function acceptFromDevice(context: ChangeContext, accountId: number, device: string): Promise<void> {
  await inTransaction(context.store, async (db) => {
    for (const id of await acceptAppointmentsOf(db, accountId, device)) await notifyCustomer(db, 'booked', id, context);
  });
}

/**
 * Marks a customer's appointment as paid, once. Its price was fixed before (RULE-09); the status
 * stays confirmed (C-40).
 */
export async function payForAppointment(context: ChangeContext, accountId: number, key: AppointmentKey): Promise<void> {
  await inTransaction(context.store, async (db) => {
    const appointment = await lockCustomersAppointment(db, key, accountId);
    const refusal = paymentRefusal(appointment, context.now);
    if (refusal) throw refusal;
    await changeAppointment(db, appointment.id, { paid: 1, paid_at: context.now.toISOString() });
    await notifyCustomer(db, 'paid', appointment.id, context);
  });
}

type Cancelled = Pick<Appointment, 'price_pence' | 'refund_percent'>;

/**
 * Cancels a locked appointment: frees its time slot and refunds by the rule. Throws a refusal when
 * it can't be cancelled.
 */
export async function cancelLocked(
  db: Queries,
  appointment: Appointment,
  { by, reason }: { by: CancelledBy; reason: string },
  context: ChangeContext,
): Promise<Cancelled> {
  const refusal = cancellationRefusal(appointment);
  if (refusal) throw refusal;
  const { id, price_pence } = appointment;
  const refund_percent = appointment.paid === 1 ? refundPercent(appointment, by, context.now) : null;
  await changeAppointment(db, id, {
    status: 'cancelled',
    cancelled_at: context.now.toISOString(),
    cancelled_by: by,
    cancel_reason: reason,
    refund_percent,
    confirm_due_at: null,
  });
  await freeHolds(db, id);
  await notifyCustomer(db, 'cancelled', id, context);
  return { price_pence, refund_percent };
}

/** Cancels for the customer. Of two concurrent calls, the second gets a refusal. */
export function cancelAppointment(
  context: ChangeContext,
  accountId: number,
  key: AppointmentKey,
  reason: string,
): Promise<Cancelled> {
  return inTransaction(context.store, async (db) =>
    cancelLocked(db, await lockCustomersAppointment(db, key, accountId), { by: 'customer', reason }, context),
  );
}

interface ReviewRequest {
  key: AppointmentKey;
  /** The pending review; null when the request does not say. */
  reviewId: number | null;
  specialistId: number | null;
  /** Whole stars from 1 to 5. */
  rating: number;
  text: string;
}

/** Parses and validates the request. Throws a refusal with all errors. */
export function readReview(fields: ReadonlyMap<string, string>): ReviewRequest {
  const form = new Form(fields);
  const key = readAppointmentKey(fields.get('appointment_id') ?? '');
  const reviewId = form.id('review_id', { invalid: 'We couldn’t find this review.' });
  const specialistId = form.id('specialist_id', { invalid: specialistNotFound });
  const { rating, comment } = form.valid(form.read(reviewForm));
  return { key, reviewId, specialistId, rating, text: comment };
}

/** Publishes a customer's review of their own appointment, once. */
export async function reviewAppointment(
  store: Store,
  accountId: number,
  review: ReviewRequest,
  now: Date,
): Promise<void> {
  await inTransaction(store, async (db) => {
    const appointment = await lockCustomersAppointment(db, review.key, accountId);
    const { id, specialist_id } = appointment;
    const refusal = reviewRefusal(appointment);
    if (refusal) throw refusal;
    // A pending review has the id of its appointment.
    const isOther = review.reviewId !== null && review.reviewId !== id;
    if (specialist_id === null || isOther || (review.specialistId ?? specialist_id) !== specialist_id)
      throw new Refusal('INVALID', 'This review belongs to another appointment.', { field: 'appointment_id' });
    await changeAppointment(db, id, { reviewed: 1 });
    const { rating, text } = review;
    await insertReview(db, {
      specialist_id,
      appointment_id: id,
      rating,
      review_text: text,
      created_at: now.toISOString(),
    });
  });
}

interface RescheduleInput {
  key: AppointmentKey;
  date: string;
  timeSlotId: number;
  /** The specialist in the request; null when it names none. */
  specialistId: number | null;
}

function locationOf({ place, workshop_id }: Appointment): JobLocation {
  if (place !== 'workshop') return { kind: place };
  if (workshop_id === null) throw new Error('An appointment at a workshop has none.');
  return { kind: 'workshop', workshopId: workshop_id };
}

/** Only the time changes, not the specialist or the location. */
export function timeSlotQueryOf(appointment: Appointment): TimeSlotQuery {
  return {
    serviceId: appointment.service_id,
    location: locationOf(appointment),
    specialistId: appointment.specialist_id ?? undefined,
  };
}

/**
 * Reschedules a customer's appointment, once. The new time slot is held before the old one is
 * freed, in one transaction, so that the customer always has one. Returns the new time as /php
 * writes it.
 */
export function rescheduleAppointment(
  context: ChangeContext,
  accountId: number,
  input: RescheduleInput,
): Promise<{ newTime: string }> {
  return inTransaction(context.store, async (db) => {
    const appointment = await lockCustomersAppointment(db, input.key, accountId);
    const refusal = rescheduleRefusal(appointment);
    if (refusal) throw refusal;
    if (input.specialistId !== null && input.specialistId !== appointment.specialist_id)
      throw new Refusal('INVALID', 'You can only reschedule to another time with the same specialist.', {
        field: 'specialistId',
      });
    if (input.date === appointment.date && input.timeSlotId === appointment.slot_id)
      throw new Refusal('INVALID', 'This is the appointment’s current time. Please choose another one.', {
        field: 'newTimeSlot',
      });
    const requested = { ...input, timeSlotQuery: timeSlotQueryOf(appointment), address: appointment.address };
    const { startsAt: newTime } = await requireFree(db, requested, context.now);
    const hold = await holdTimeSlot(db, requested);
    await freeHolds(db, appointment.id);
    await hold.assign(appointment.id);
    await changeAppointment(db, appointment.id, {
      date: input.date,
      slot_id: input.timeSlotId,
      status: 'pending',
      rescheduled: 1,
      moved_once: 1,
      confirmed_at: null,
      payment_notice: null,
      confirm_due_at: confirmDueAt(context),
    });
    await notifyCustomer(db, 'moved', appointment.id, context);
    return { newTime };
  });
}
