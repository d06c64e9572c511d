import { findAppointment } from '../appointment/appointments.ts';
import { appointmentPayload } from '../appointment/payload.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { pageOf } from '../paging/connection.ts';
import { pendingReviewsOf, submittedReviewsOf } from './reviews.ts';
import { submitReview } from './submit-review.ts';

export const reviewResolvers: Resolvers = {
  Mutation: {
    submitReview,
  },
  Customer: {
    pendingReviews: fromRecord((record, page, { photoSources }) =>
      pageOf(pendingReviewsOf(record, photoSources), page, ({ id }) => id),
    ),
    submittedReviews: fromRecord((record, page) => pageOf(submittedReviewsOf(record), page, ({ id }) => id)),
  },
  PendingReview: {
    appointment: ({ appointmentId, customer }) => (appointmentId ? findAppointment(customer, appointmentId) : null),
    specialist: ({ specialistId }, _args, { loaders }) => (specialistId ? loaders.specialist.load(specialistId) : null),
  },
  SubmittedReview: {
    appointment: ({ appointmentId, customer }) => (appointmentId ? findAppointment(customer, appointmentId) : null),
  },
  SubmitReviewPayload: {
    ...appointmentPayload,
    review: async ({ appointmentId }, _args, { loaders }) => {
      if (appointmentId == null) return null;
      const reviews = submittedReviewsOf(await loaders.customer.record());
      return reviews.find((review) => review.appointmentId === appointmentId) ?? null;
    },
  },
};
