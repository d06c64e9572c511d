import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { appointmentPayload } from '../appointment/payload.ts';
import { ofRecord } from '../of-record.ts';
import { pendingReviewsOf, submittedReviewsOf } from './reviews.ts';
import { review } from './submit-review.ts';

export const reviewResolvers: Resolvers = {
  Mutation: {
    submitReview: (_parent, { input }, context, info) => review(input, context, info),
  },
  Customer: {
    pendingReviews: ofRecord((record, _args, { mediaHosts }) => pendingReviewsOf(record, mediaHosts)),
    submittedReviews: ofRecord(submittedReviewsOf),
  },
  SubmitReviewPayload: {
    ...appointmentPayload,
    review: async ({ appointmentId }, _args, { loaders }) => {
      if (appointmentId === null) return null;
      const reviews = submittedReviewsOf(await loaders.customer.record());
      return reviews.find((each) => each.appointmentId === appointmentId) ?? null;
    },
  },
};
