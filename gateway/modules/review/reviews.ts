import { appointmentMessages } from '#shared/appointment-messages.ts';
import type { PendingReview, SubmittedReview } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord, PendingReviewRecord } from '../../legacy/endpoints/customer-records.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { findAppointment } from '../appointment/appointments.ts';
import { APPOINTMENT_NOT_FOUND } from '../appointment/refusals.ts';
import { readableList } from '../customer/customer.ts';
import { type PhotoSources, photoUrl } from '../files/photo-url.ts';
import { latestFirst } from '../lib/lists.ts';
import type { RefusalReason } from '../mutations/refusal-errors.ts';
import { stars } from '../specialist/specialist.ts';

/** A review of the customer's data, whose edges have resolvers. */
interface OfCustomer {
  readonly customer: CustomerRecord;
}

export type PendingReviewModel = Omit<PendingReview, 'appointment' | 'specialist'> & OfCustomer;
export type SubmittedReviewModel = Omit<SubmittedReview, 'appointment'> & OfCustomer;

/** ENT-24: the reviews that the customer can still write, the latest day first. */
export function pendingReviewsOf(customer: CustomerRecord, hosts: PhotoSources): PendingReviewModel[] {
  return latestFirst(
    readableList(customer.pendingReviews).map(({ id, serviceName, date, specialist, appointmentId }) => ({
      id,
      serviceName,
      date,
      specialistId: specialist.id,
      specialistName: specialist.name,
      specialistPhotoUrl: photoUrl(specialist.photo, hosts),
      appointmentId,
      customer,
    })),
    ({ date }) => date,
  );
}

/** ENT-25: the reviews that the customer has written, the latest first. */
export function submittedReviewsOf(customer: CustomerRecord): SubmittedReviewModel[] {
  return latestFirst(
    readableList(customer.submittedReviews).map(
      ({ id, serviceName, date, specialist, rating, comment, reviewedAt, appointmentId }) => ({
        id,
        serviceName,
        date,
        specialistName: specialist.name,
        rating: stars(rating ?? 0),
        comment,
        reviewedAt,
        appointmentId,
        customer,
      }),
    ),
    ({ reviewedAt }) => reviewedAt,
  );
}

/** An appointment to review, and what the customer's data says about its review. */
export interface Reviewable {
  readonly appointmentId: string;
  readonly pending: PendingReviewRecord | null;
  readonly specialistId: string | null;
  readonly isReviewed: boolean;
}

/** Finds an appointment by its id or reference; null if it isn't one of the customer's. */
export function findReviewable(
  { appointments, pendingReviews, submittedReviews }: CustomerRecord,
  idOrReference: string,
): Reviewable | null {
  const appointment = readableList(appointments).find(
    ({ id, reference }) => id === idOrReference || reference === idOrReference,
  );
  const ids = new Set([idOrReference, appointment?.id, appointment?.reference]);
  const isMatch = ({ appointmentId }: { appointmentId: string | null }) =>
    appointmentId !== null && ids.has(appointmentId);
  // Unreadable lists of reviews count as empty: the appointment also says whether it is reviewed.
  const pending = pendingReviews()?.find(isMatch) ?? null;
  const isSubmitted = submittedReviews()?.some(isMatch) ?? false;
  if (!appointment && !pending && !isSubmitted) return null;
  return {
    appointmentId: appointment?.id ?? pending?.appointmentId ?? idOrReference,
    pending,
    specialistId: pending?.specialist.id ?? appointment?.specialistId ?? null,
    isReviewed: pending === null && (isSubmitted || isMarkedReviewed(appointment)),
  };
}

const isMarkedReviewed = (appointment: AppointmentRecord | undefined) => appointment?.isReviewed ?? false;

export function canReview(customer: CustomerRecord, appointmentId: string): boolean {
  const reviewable = findReviewable(customer, appointmentId);
  return reviewable !== null && !reviewable.isReviewed;
}

/** Why an appointment can't be reviewed; null if nothing in the customer's data forbids it. */
export function reviewReason(customer: CustomerRecord, appointmentId: string): RefusalReason | null {
  const reviewable = findReviewable(customer, appointmentId);
  if (!reviewable) return APPOINTMENT_NOT_FOUND;
  if (reviewable.isReviewed) return { code: 'ALREADY_DONE', message: appointmentMessages.reviewed };
  const status = findAppointment(customer, appointmentId)?.status ?? 'COMPLETED';
  if (reviewable.pending || status === 'COMPLETED') return null;
  return { code: 'NOT_COMPLETED', message: appointmentMessages.notCompleted };
}
