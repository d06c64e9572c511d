import * as z from 'zod/mini';
import { createKeptStore } from '~/lib/kept-store.ts';

/** A review that is not sent yet; `rating` is null until stars are chosen. */
interface ReviewDraft {
  rating: number | null;
  comment: string;
}

const nothing: ReviewDraft = { rating: null, comment: '' };

/** What is written of each appointment, by its id: neither a failure nor closing the dialog costs anybody their words. */
export const reviewDrafts = createKeptStore(
  'review-drafts',
  z.object({ written: z.record(z.string(), z.object({ rating: z.nullable(z.number()), comment: z.string() })) }),
  { written: {} },
);

export function draftOf({ written }: { written: Record<string, ReviewDraft> }, appointmentId: string): ReviewDraft {
  return written[appointmentId] ?? nothing;
}

export function writeDraft(appointmentId: string, change: Partial<ReviewDraft>): void {
  const kept = reviewDrafts.get();
  reviewDrafts.change({
    written: { ...kept.written, [appointmentId]: { ...draftOf(kept, appointmentId), ...change } },
  });
}

export function dropDraft(appointmentId: string): void {
  const { [appointmentId]: _, ...written } = reviewDrafts.get().written;
  if (Object.keys(written).length === 0) reviewDrafts.clear();
  else reviewDrafts.change({ written });
}
