import { claim } from '../store/availability.ts';
import type { Queries } from '../store/database.ts';
import { type Alternative, slotsOffered } from './availability.ts';
import { type BookingRequest, slotTaken } from './booking-form.ts';
import { Refusal } from './refusal.ts';

/** Takes all that one alternative needs: of several, the first that nobody else has taken by now. Refuses when none is left. */
export async function claimSlot(db: Queries, request: BookingRequest, now: Date): Promise<Alternative> {
  const { slots, date, slotId } = request;
  const offered = (await slotsOffered(db, slots, date, now)).find((slot) => slot.slotId === slotId);
  for (const alternative of offered?.free ?? []) {
    let complete = true;
    for (const resource of alternative) complete = complete && (await claim(db, { resource, date, slotId }));
    if (complete) return alternative;
    // Half of it is ours now: only undoing the whole transaction gives that back.
    if (alternative.length > 1) break;
  }
  throw new Refusal('taken', slotTaken);
}
