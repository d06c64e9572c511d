import type { Queries } from '../database/database.ts';
import type { Resource } from './resources.ts';

/** Claims on the days from `from` to `to`, both included. */
export function claimsBetween(db: Queries, resources: Resource[], from: string, to: string) {
  return db
    .selectFrom('claims')
    .select(['resource', 'date', 'slot_id'])
    .where('resource', 'in', resources)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}

export interface Claim {
  resource: Resource;
  date: string;
  timeSlotId: number;
}

/**
 * Claims a time slot; false when it is taken. Waits for a concurrent claim to commit or roll
 * back.
 */
export async function claim(db: Queries, { resource, date, timeSlotId }: Claim): Promise<boolean> {
  const result = await db
    .insertInto('claims')
    .values({ resource, date, slot_id: timeSlotId, appointment_id: null })
    .onConflict((conflict) => conflict.columns(['resource', 'date', 'slot_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function assignClaim(
  db: Queries,
  { resource, date, timeSlotId }: Claim,
  appointmentId: number,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ appointment_id: appointmentId })
    .where('resource', '=', resource)
    .where('date', '=', date)
    .where('slot_id', '=', timeSlotId)
    .execute();
}
