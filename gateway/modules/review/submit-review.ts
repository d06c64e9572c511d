import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { appointmentMessages } from '#shared/appointment-messages.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import type { SubmitReviewInput } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import { submitReview as submitReviewEndpoint } from '../../legacy/endpoints/reviews.ts';
import { explainedErrors } from '../appointment/explain-refusal.ts';
import { appointmentId } from '../appointment/input.ts';
import { type AppointmentPayload, failure, success } from '../appointment/payload.ts';
import { appointmentNotFound } from '../appointment/refusal-reason.ts';
import type { GatewayContext } from '../context.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { requiredText } from '../input/text-fields.ts';
import { explainUnknownOutcome } from '../mutations/explain-unknown-outcome.ts';
import { invalidateRatings } from '../mutations/invalidation.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors, userError } from '../mutations/user-errors.ts';
import { findReviewable, reviewReason } from './reviewable.ts';

const OUTCOME_UNKNOWN =
  "We're not sure we received your review. You can safely submit it again: it will only be counted once.";

const REFUSALS = {
  fallback: 'Failed to submit review. Please try again.',
  fields: { rating: 'rating', review_text: 'comment', review_id: 'appointmentId', appointment_id: 'appointmentId' },
};

const reviewInput = z.object({
  appointmentId,
  rating: z.number().refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, fieldMessages.stars),
  comment: requiredText(fieldMessages.review, 'The review', TEXT_LIMITS.review),
});

/** Submits a review of one of the customer's own appointments, once. */
export async function submitReview(
  args: SubmitReviewInput,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<AppointmentPayload> {
  requireSession(context);
  const parsed = reviewInput.safeParse(args);
  if (!parsed.success) return failure(inputErrors(parsed.error));
  await enforceRateLimit(info, context);

  const { legacy, loaders } = context;
  const reviewable = findReviewable(await loaders.customer.record(), parsed.data.appointmentId);
  if (!reviewable) return failure([appointmentNotFound()]);
  if (reviewable.isReviewed) {
    return failure([userError('ALREADY_DONE', appointmentMessages.reviewed, ['appointmentId'])]);
  }

  const { rating, comment } = parsed.data;
  const { appointmentId: id, pending, specialistId } = reviewable;
  const form = { reviewId: pending?.id ?? null, specialistId, appointmentId: id, rating, comment };
  try {
    const outcome = await explainUnknownOutcome(() => legacy.write(submitReviewEndpoint, form), OUTCOME_UNKNOWN);
    if (outcome.kind === 'accepted') return success(id, outcome.response.message);
    return failure(await explainedErrors(outcome.refusal, REFUSALS, (customer) => reviewReason(customer, id), context));
  } finally {
    invalidateCustomer(context);
    invalidateRatings(context);
  }
}
