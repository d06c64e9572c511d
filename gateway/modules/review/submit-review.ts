import { z } from 'zod';
import { appointmentMessages } from '#shared/appointment-messages.ts';
import { reviewForm } from '#shared/forms/appointments.ts';
import { graphNames } from '#shared/forms/form.ts';
import { submitReview as submitReviewEndpoint } from '../../legacy/endpoints/reviews.ts';
import { judgeCustomer } from '../appointment/explain-refusal.ts';
import { appointmentId } from '../appointment/input.ts';
import { appointmentNotFound } from '../appointment/refusal-reason.ts';
import { mutation, notSent } from '../mutations/mutation.ts';
import { userError } from '../mutations/user-errors.ts';
import { findReviewable, reviewReason } from './reviewable.ts';

const reviewInput = z.object({ appointmentId, ...reviewForm.schema.shape });

/** Submits a review of one of the customer's own appointments, once. */
export const submitReview = mutation({
  session: 'required',
  input: reviewInput,
  async send({ appointmentId: idOrReference, rating, comment }, { loaders }, write) {
    const reviewable = findReviewable(await loaders.customer.record(), idOrReference);
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
  ifUnknown: "We're not sure we received your review. You can safely submit it again: it will only be counted once.",
  invalidates: ['customer', 'ratings'],
  refusals: {
    fallback: 'Failed to submit review. Please try again.',
    fields: { ...graphNames(reviewForm), review_id: 'appointmentId', appointment_id: 'appointmentId' },
    codeFields: { NOT_FOUND: 'appointmentId' },
  },
  explain: judgeCustomer((customer, { appointmentId: id }: z.output<typeof reviewInput>) => reviewReason(customer, id)),
  payload: (reviewed) => reviewed,
});
