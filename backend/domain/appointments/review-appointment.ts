import { reviewForm } from '#shared/forms/appointments.ts';
import { type AppointmentKey, changeAppointment } from '../../store/appointments/appointment-changes.ts';
import { insertReview } from '../../store/appointments/reviews.ts';
import { inTransaction, type Store } from '../../store/database/database.ts';
import { Form, specialistNotFound } from '../forms/form.ts';
import { Refusal } from '../refusal.ts';
import { reviewRefusal } from './appointment-rules.ts';
import { lockCustomersAppointment, readAppointmentKey } from './customer-appointment.ts';

export interface ReviewRequest {
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
