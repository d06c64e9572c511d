import { assignClaim, claim } from '../../store/availability/availability.ts';
import type { Queries } from '../../store/database/database.ts';
import { slotTaken } from '../bookings/booking-form.ts';
import { Refusal } from '../refusal.ts';
import { type Alternative, freeAt, type SlotQuery } from './availability.ts';

/** A slot of a day, for something that can be done there and then. */
export interface WantedTimeSlot {
  slots: SlotQuery;
  date: string;
  slotId: number;
}

/** Claims a slot for the first alternative that is still free. Refuses when none is. */
export async function claimTimeSlot(db: Queries, { slots, date, slotId }: WantedTimeSlot): Promise<Alternative> {
  for await (const alternative of freeAt(db, slots, { date, slotId })) {
    let complete = true;
    for (const resource of alternative) complete = complete && (await claim(db, { resource, date, slotId }));
    if (complete) return alternative;
    // Half of it is ours now: only undoing the whole transaction gives that back.
    if (alternative.length > 1) break;
  }
  throw new Refusal('taken', slotTaken, { reason: 'TIME_TAKEN' });
}

/** Says whose the claims are. */
export async function assignClaims(
  db: Queries,
  claimed: Alternative,
  { date, slotId }: Pick<WantedTimeSlot, 'date' | 'slotId'>,
  appointmentId: number,
): Promise<void> {
  for (const resource of claimed) await assignClaim(db, { resource, date, slotId }, appointmentId);
}
