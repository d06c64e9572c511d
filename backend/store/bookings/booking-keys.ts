import type { Queries } from '../database/database.ts';

export interface BookingKey {
  key: string;
  fingerprint: string;
  appointment_id: number | null;
  user_type: string;
  created_at: string;
}

export function findBookingKey(db: Queries, key: string): Promise<BookingKey | undefined> {
  return db.selectFrom('booking_keys').selectAll().where('key', '=', key).executeTakeFirst();
}

/**
 * False when the key is in use. Waits for a concurrent booking with the same key to commit or roll
 * back.
 */
export async function takeBookingKey(db: Queries, key: BookingKey): Promise<boolean> {
  const result = await db
    .insertInto('booking_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function completeBookingKey(
  db: Queries,
  key: string,
  outcome: { appointmentId: number; userType: string },
): Promise<void> {
  await db
    .updateTable('booking_keys')
    .set({ appointment_id: outcome.appointmentId, user_type: outcome.userType })
    .where('key', '=', key)
    .execute();
}
