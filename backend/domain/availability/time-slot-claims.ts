import { assignClaim, claim } from '../../store/availability/claims.ts';
import type { Queries } from '../../store/database/database.ts';
import { timeSlotTaken } from '../bookings/booking-form.ts';
import { Refusal } from '../refusal.ts';
import type { Alternative, TimeSlotQuery } from './alternatives.ts';
import { freeAt } from './availability.ts';

/** A time slot of a day, and the service and location that it is for. */
export interface RequestedTimeSlot {
  timeSlotQuery: TimeSlotQuery;
  date: string;
  timeSlotId: number;
}

/** Claims a time slot for the first alternative that is still free. Refuses when none is. */
export async function claimTimeSlot(
  db: Queries,
  { timeSlotQuery, date, timeSlotId }: RequestedTimeSlot,
): Promise<Alternative> {
  for await (const alternative of freeAt(db, timeSlotQuery, { date, timeSlotId })) {
    let complete = true;
    for (const resource of alternative) complete = complete && (await claim(db, { resource, date, timeSlotId }));
    if (complete) return alternative;
    // Some claims were made: only rolling the transaction back frees them.
    if (alternative.length > 1) break;
  }
  throw new Refusal('taken', timeSlotTaken, { reason: 'TIME_TAKEN' });
}

/** Assigns the claims to an appointment. */
export async function assignClaims(
  db: Queries,
  claimed: Alternative,
  { date, timeSlotId }: Pick<RequestedTimeSlot, 'date' | 'timeSlotId'>,
  appointmentId: number,
): Promise<void> {
  for (const resource of claimed) await assignClaim(db, { resource, date, timeSlotId }, appointmentId);
}
