import type { z } from 'zod';
import { day, moment } from '../wire/london-time.ts';
import { missing, record } from '../wire/record.ts';
import { id, number, text } from '../wire/scalars.ts';
import { assignedSpecialistRecord } from './assigned-specialist-record.ts';

const common = {
  id,
  review_id: id,
  serviceType: text,
  service_type: text,
  date: day,
  specialist: assignedSpecialistRecord,
  appointmentId: id,
  appointment_id: id,
};

type Common = z.output<z.ZodObject<typeof common>>;

/** The id under either name; adds an issue when there is none. */
function readId(wire: Common, context: z.RefinementCtx): string {
  const id = wire.id ?? wire.review_id;
  if (id !== null) return id;
  return missing(context, 'id');
}

const readCommon = (wire: Common, context: z.RefinementCtx) => ({
  id: readId(wire, context),
  serviceName: wire.serviceType ?? wire.service_type,
  date: wire.date,
  specialist: wire.specialist,
  appointmentId: wire.appointmentId ?? wire.appointment_id,
});

/** ENT-24: a completed appointment of the user data without a review. */
export const pendingReviewRecord = record(common, readCommon);

/** ENT-25: a review by the customer. */
export const submittedReviewRecord = record(
  { ...common, rating: number, comment: text, review_text: text, reviewDate: moment, created_at: moment },
  (wire, context) => ({
    ...readCommon(wire, context),
    rating: wire.rating,
    comment: wire.comment ?? wire.review_text,
    reviewedAt: wire.reviewDate ?? wire.created_at,
  }),
);

export type PendingReviewRecord = z.output<typeof pendingReviewRecord>;
export type SubmittedReviewRecord = z.output<typeof submittedReviewRecord>;
