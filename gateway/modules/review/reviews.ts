import type { PendingReview, SubmittedReview } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { readableList } from '../customer/readable-list.ts';
import { type MediaHosts, photoUrl } from '../files/photo-url.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { stars } from './stars.ts';

/** ENT-24: the reviews that the customer can still write, the latest day first. */
export function pendingReviewsOf({ pendingReviews }: CustomerRecord, hosts: MediaHosts): PendingReview[] {
  return latestFirst(
    readableList(pendingReviews).map(({ id, serviceName, date, specialist, appointmentId }) => ({
      id,
      serviceName: serviceName ?? 'Service',
      date,
      specialistId: specialist.id,
      specialistName: specialist.name ?? 'Not assigned',
      specialistPhotoUrl: photoUrl(specialist.photo, hosts),
      appointmentId,
    })),
    ({ date }) => date,
  );
}

/** ENT-25: the reviews that the customer has written, the latest first. */
export function submittedReviewsOf({ submittedReviews }: CustomerRecord): SubmittedReview[] {
  return latestFirst(
    readableList(submittedReviews).map(
      ({ id, serviceName, date, specialist, rating, comment, reviewedAt, appointmentId }) => ({
        id,
        serviceName: serviceName ?? 'Service',
        date,
        specialistName: specialist.name ?? 'Not assigned',
        rating: stars(rating ?? 0),
        comment,
        reviewedAt,
        appointmentId,
      }),
    ),
    ({ reviewedAt }) => reviewedAt,
  );
}
