import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { actedOnAppointment } from '../appointment/acted.ts';
import { ofRecord } from '../of-record.ts';
import { pendingReviewsOf, submittedReviewsOf } from './reviews.ts';
import { review } from './submit-review.ts';

export const reviewResolvers: Resolvers = {
  Mutation: {
    submitReview: (_parent, { input }, context) => review(input, context),
  },
  Customer: {
    pendingReviews: ofRecord((record, _args, { mediaHosts }) => pendingReviewsOf(record, mediaHosts)),
    submittedReviews: ofRecord(submittedReviewsOf),
  },
  SubmitReviewPayload: {
    ...actedOnAppointment,
    review: async ({ appointmentId }, _args, { loaders }) => {
      if (appointmentId === null) return null;
      const reviews = submittedReviewsOf(await loaders.customer.record());
      return reviews.find((each) => each.appointmentId === appointmentId) ?? null;
    },
  },
};
