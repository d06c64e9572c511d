import { appointmentMessages } from '#shared/appointment-messages.ts';
import { assignClaim, claim } from '../../store/availability/claims.ts';
import type { Queries } from '../../store/database/database.ts';
import { Refusal } from '../refusal.ts';
import { freeCandidates } from './availability.ts';
import type { Candidate, TimeSlotQuery } from './candidates.ts';

/** A time slot of a day, and the service and location that it is for. */
export interface RequestedTimeSlot {
  timeSlotQuery: TimeSlotQuery;
  date: string;
  timeSlotId: number;
}

/** Claims a time slot for the first candidate that is free. Throws a refusal when none is. */
export async function claimTimeSlot(
  db: Queries,
  { timeSlotQuery, date, timeSlotId }: RequestedTimeSlot,
): Promise<Candidate> {
  for await (const candidate of freeCandidates(db, timeSlotQuery, { date, timeSlotId })) {
    let isComplete = true;
    for (const resource of candidate) isComplete &&= await claim(db, { resource, date, timeSlotId });
    if (isComplete) return candidate;
    // Some claims were made: only rolling the transaction back frees them.
    if (candidate.length > 1) break;
  }
  throw new Refusal('SLOT_TAKEN', appointmentMessages.timeSlotTaken);
}

/** Assigns the claims to an appointment. */
export async function assignClaims(
  db: Queries,
  claimed: Candidate,
  { date, timeSlotId }: Pick<RequestedTimeSlot, 'date' | 'timeSlotId'>,
  appointmentId: number,
): Promise<void> {
  for (const resource of claimed) await assignClaim(db, { resource, date, timeSlotId }, appointmentId);
}
