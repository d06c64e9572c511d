import type { PendingReview, SubmittedReview } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { readable } from '../customer/readable-list.ts';
import { type MediaHosts, photoUrl } from '../files/image-url.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { stars } from './stars.ts';

/** ENT-24: what can still be reviewed, the latest day first. */
export function pendingReviewsOf({ reviewsToWrite }: CustomerRecord, hosts: MediaHosts): PendingReview[] {
  return latestFirst(
    readable(reviewsToWrite).map(({ id, serviceName, date, specialist, appointmentId }) => ({
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

/** ENT-25: what the customer has reviewed, the latest review first. */
export function submittedReviewsOf({ reviewsWritten }: CustomerRecord): SubmittedReview[] {
  return latestFirst(
    readable(reviewsWritten).map(
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
