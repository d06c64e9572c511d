import { z } from 'zod';
import { day, moment } from '../wire/london-time.ts';
import { id, number, text } from '../wire/scalars.ts';
import { person } from './person-record.ts';

const common = {
  id,
  review_id: id,
  serviceType: text,
  service_type: text,
  date: day,
  specialist: person,
  appointmentId: id,
  appointment_id: id,
};

type Common = z.output<z.ZodObject<typeof common>>;

/** What both kinds of review say; null without an id, since it could not be told from another. */
function readCommon(wire: Common, context: z.RefinementCtx) {
  const reviewId = wire.id ?? wire.review_id;
  if (reviewId === null) {
    context.addIssue({ code: 'custom', message: 'missing', path: ['id'] });
    return null;
  }
  return {
    id: reviewId,
    serviceName: wire.serviceType ?? wire.service_type,
    date: wire.date,
    specialist: wire.specialist,
    appointmentId: wire.appointmentId ?? wire.appointment_id,
  };
}

/** ENT-24: completed work of the user data that can still be reviewed. */
export const pendingReviewRecord = z.object(common).transform((wire, context) => readCommon(wire, context) ?? z.NEVER);

/** ENT-25: what the customer has written. */
export const submittedReviewRecord = z
  .object({ ...common, rating: number, comment: text, review_text: text, reviewDate: moment, created_at: moment })
  .transform((wire, context) => {
    const read = readCommon(wire, context);
    if (read === null) return z.NEVER;
    return {
      ...read,
      rating: wire.rating,
      comment: wire.comment ?? wire.review_text,
      reviewedAt: wire.reviewDate ?? wire.created_at,
    };
  });

export type PendingReviewRecord = z.output<typeof pendingReviewRecord>;
export type SubmittedReviewRecord = z.output<typeof submittedReviewRecord>;
