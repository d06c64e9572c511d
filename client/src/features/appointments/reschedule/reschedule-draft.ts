import * as z from 'zod/mini';
import { londonDay } from '#shared/london/clock.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable } from '~/lib/schema-fields.ts';

const draftSchema = z.object({
  /** YYYY-MM-DD. */
  date: nullable(z.string()),
  /** Belongs to the date. */
  timeSlot: nullable(z.object({ id: z.string(), label: z.string() })),
});

/** The selected time for each appointment, for a customer who has to log in again first. */
export const rescheduleDraft = defineDraft({
  name: 'reschedule',
  owner: 'customer',
  // Time slots don't stay free for long.
  maxAgeMs: 60 * 60 * 1000,
  schema: draftSchema,
  repair: (value) =>
    value.date !== null && value.date < londonDay(new Date()) ? { date: null, timeSlot: null } : value,
});
