import { z } from 'zod';
import { appointmentMessages } from '#shared/appointment-messages.ts';
import { reviewForm } from '#shared/forms/appointments.ts';
import { graphNames } from '#shared/forms/form.ts';
import { submitReview as submitReviewEndpoint } from '../../legacy/endpoints/appointment-actions.ts';
import { appointmentPayload, findAppointment } from '../appointment/appointments.ts';
import { appointmentId } from '../appointment/mutations.ts';
import { appointmentNotFound, reasonFromCustomer } from '../appointment/refusals.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { mutation, notSent } from '../mutations/mutation.ts';
import { userError } from '../mutations/refusal-errors.ts';
import { pageOf } from '../paging/connection.ts';
import { findReviewable, pendingReviewsOf, reviewReason, submittedReviewsOf } from './reviews.ts';

const reviewInput = z.object({ appointmentId, ...reviewForm.schema.shape });

const submitReview = mutation({
  session: 'required',
  input: reviewInput,
  async send({ appointmentId: idOrReference, rating, comment }, { loaders }, write) {
    const reviewable = findReviewable(await loaders.customer.read(), idOrReference);
    if (!reviewable) return notSent(appointmentNotFound());
    if (reviewable.isReviewed) {
      return notSent(userError('ALREADY_DONE', appointmentMessages.reviewed, ['appointmentId']));
    }
    const { appointmentId: id, pending, specialistId } = reviewable;
    const form = { reviewId: pending?.id ?? null, specialistId, appointmentId: id, rating, comment };
    const outcome = await write(submitReviewEndpoint, form);
    if (outcome.kind === 'refused') return outcome;
    return { kind: 'accepted', response: { appointmentId: id, message: outcome.response.message } };
  },
  ifUnknown: 'We’re not sure we received your review. You can safely submit it again: it will only be counted once.',
  invalidates: ['customer', 'ratings'],
  refusals: {
    fallback: 'Failed to submit review. Please try again.',
    fields: { ...graphNames(reviewForm), review_id: 'appointmentId', appointment_id: 'appointmentId' },
    codeFields: { NOT_FOUND: 'appointmentId' },
  },
  explain: reasonFromCustomer((customer, { appointmentId: id }: z.output<typeof reviewInput>) =>
    reviewReason(customer, id),
  ),
  payload: (reviewed) => reviewed,
});

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
    specialist: ({ specialistId }, _args, { loaders }) =>
      specialistId ? loaders.specialist().load(specialistId) : null,
  },
  SubmittedReview: {
    appointment: ({ appointmentId, customer }) => (appointmentId ? findAppointment(customer, appointmentId) : null),
  },
  SubmitReviewPayload: {
    ...appointmentPayload,
    review: async ({ appointmentId }, _args, { loaders }) => {
      if (appointmentId == null) return null;
      const reviews = submittedReviewsOf(await loaders.customer.read());
      return reviews.find((review) => review.appointmentId === appointmentId) ?? null;
    },
  },
};
