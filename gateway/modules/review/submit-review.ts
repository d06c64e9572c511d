import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import type { SubmitReviewInput } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { submitReview } from '../../legacy/endpoints/reviews.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { errorsUnlessDone } from '../appointment/already-done.ts';
import { appointmentId } from '../appointment/input.ts';
import { type AppointmentPayload, failure, success } from '../appointment/payload.ts';
import type { GatewayContext } from '../context.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { requiredText } from '../input/text-fields.ts';
import { invalidateRatings } from '../mutations/invalidation.ts';
import { explainUnknownOutcome } from '../mutations/outcome-unknown.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors, userError } from '../mutations/user-errors.ts';
import { findReviewable } from './reviewable.ts';

const REVIEWED = 'You have already reviewed this appointment.';

const reviewInput = z.object({
  appointmentId,
  rating: z.number().refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, fieldMessages.stars),
  comment: requiredText(fieldMessages.review, 'The review', TEXT_LIMITS.review),
});

/** Reviews one of the customer's own appointments, once. */
export async function review(
  args: SubmitReviewInput,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<AppointmentPayload> {
  requireSession(context);
  const parsed = reviewInput.safeParse(args);
  if (!parsed.success) return failure(inputErrors(parsed.error));
  await enforceRateLimit(info, context);

  const { legacy, loaders } = context;
  const found = findReviewable(await loaders.customer.record(), parsed.data.appointmentId);
  if (!found) throw new LegacyError('not found');
  if (found.isReviewed) return failure([userError('ALREADY_DONE', REVIEWED)]);

  const { rating, comment } = parsed.data;
  const { appointmentId: id, pending, specialistId } = found;
  try {
    const outcome = await explainUnknownOutcome(
      () =>
        legacy.write(submitReview, {
          reviewId: pending?.id ?? null,
          specialistId,
          appointmentId: id,
          rating,
          comment,
        }),
      'We did not hear whether your review has arrived. You can safely submit it again: it is only counted once.',
    );
    if (outcome.kind === 'accepted') return success(id, outcome.answer.message);
    const isDone = (customer: CustomerRecord) => findReviewable(customer, id)?.isReviewed === true;
    const before = { isDone, message: REVIEWED };
    return failure(
      await errorsUnlessDone(outcome.refusal, 'Failed to submit review. Please try again.', before, context),
    );
  } finally {
    invalidateCustomer(context);
    invalidateRatings(context);
  }
}
