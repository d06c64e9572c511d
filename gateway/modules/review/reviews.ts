import type { PendingReview, SubmittedReview } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { readableList } from '../customer/customer.ts';
import { type PhotoSources, photoUrl } from '../files/photo-url.ts';
import { latestFirst } from '../lib/lists.ts';
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
