import { z } from 'zod';
import { reviewForm } from '#shared/forms/appointments.ts';
import { toHostFields } from '#shared/forms/form.ts';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

export interface ReviewForm {
  /** The pending review's id. An unknown id is null, and not sent (C-46). */
  readonly reviewId: string | null;
  readonly specialistId: string | null;
  readonly appointmentId: string;
  readonly rating: number;
  readonly comment: string;
}

/** PHP-39, with the credentials of C-63. */
export const submitReview: JsonWrite<ReviewForm, MessageResponse> = {
  kind: 'json-write',
  path: '/php/submit-review.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.custom<ReviewForm>().transform((form) => ({
    ...(form.reviewId !== null && { review_id: form.reviewId }),
    ...(form.specialistId !== null && { specialist_id: form.specialistId }),
    appointment_id: form.appointmentId,
    ...toHostFields(reviewForm, { rating: form.rating, comment: form.comment }),
  })),
  response: messageResponse,
};
