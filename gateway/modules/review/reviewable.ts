import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { PendingReviewRecord } from '../../legacy/endpoints/review-record.ts';
import { readable } from '../customer/readable-list.ts';

/** What is known of an appointment that somebody wants to review. */
export interface Reviewable {
  readonly appointmentId: string;
  /** Null when the host does not list it as to be reviewed. */
  readonly pending: PendingReviewRecord | null;
  readonly specialistId: string | null;
  readonly isReviewed: boolean;
}

/** Finds it by its id or reference among the customer's own; null when it is none of them. */
export function findReviewable(
  { appointments, reviewsToWrite, reviewsWritten }: CustomerRecord,
  wanted: string,
): Reviewable | null {
  const appointment = readable(appointments).find(({ id, reference }) => id === wanted || reference === wanted);
  const names = new Set([wanted, appointment?.id, appointment?.reference]);
  const isMeant = ({ appointmentId }: { appointmentId: string | null }) =>
    appointmentId !== null && names.has(appointmentId);
  // What the lists of reviews cannot tell, the appointment may.
  const pending = reviewsToWrite?.find(isMeant) ?? null;
  const isWritten = reviewsWritten?.some(isMeant) ?? false;
  if (!appointment && !pending && !isWritten) return null;
  return {
    appointmentId: appointment?.id ?? pending?.appointmentId ?? wanted,
    pending,
    specialistId: pending?.specialist.id ?? appointment?.specialistId ?? null,
    isReviewed: pending === null && (isWritten || isMarkedReviewed(appointment)),
  };
}

const isMarkedReviewed = (appointment: AppointmentRecord | undefined) => appointment?.isReviewed ?? false;

/** Whether a completed piece of work still waits for its review. */
export function canReview(customer: CustomerRecord, appointmentId: string): boolean {
  const found = findReviewable(customer, appointmentId);
  return found !== null && !found.isReviewed;
}
