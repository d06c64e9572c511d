import { appointmentPayload } from '../appointment/payload.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { pendingReviewsOf, submittedReviewsOf } from './reviews.ts';
import { submitReview } from './submit-review.ts';

export const reviewResolvers: Resolvers = {
  Mutation: {
    submitReview: (_parent, { input }, context, info) => submitReview(input, context, info),
  },
  Customer: {
    pendingReviews: fromRecord((record, _args, { mediaHosts }) => pendingReviewsOf(record, mediaHosts)),
    submittedReviews: fromRecord(submittedReviewsOf),
  },
  SubmitReviewPayload: {
    ...appointmentPayload,
    review: async ({ appointmentId }, _args, { loaders }) => {
      if (appointmentId === null) return null;
      const reviews = submittedReviewsOf(await loaders.customer.record());
      return reviews.find((review) => review.appointmentId === appointmentId) ?? null;
    },
  },
};
