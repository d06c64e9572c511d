import type { Queries } from './database/database.ts';
import { insertIfNew } from './database/rows.ts';
import type { Tables } from './database/tables.ts';

export function findBookingKey(db: Queries, key: string): Promise<Tables['booking_keys'] | undefined> {
  return db.selectFrom('booking_keys').selectAll().where('key', '=', key).executeTakeFirst();
}

/** False when the key is in use. */
export function takeBookingKey(db: Queries, key: Tables['booking_keys']): Promise<boolean> {
  return insertIfNew(db, 'booking_keys', key);
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

/** Does nothing when the token exists. Its table has an older name, `booking_handles`. */
export async function insertBookingToken(db: Queries, token: Tables['booking_handles']): Promise<void> {
  await insertIfNew(db, 'booking_handles', token);
}

/** The appointment of a valid token, with its current account; undefined without one. */
export function findBookingByToken(db: Queries, tokenHash: string, now: string) {
  return db
    .selectFrom('booking_handles')
    .innerJoin('appointments', 'appointments.id', 'booking_handles.appointment_id')
    .innerJoin('accounts', 'accounts.id', 'appointments.account_id')
    .where('booking_handles.handle_hash', '=', tokenHash)
    .where('booking_handles.expires_at', '>', now)
    .select([
      'appointments.id as appointmentId',
      'appointments.accepted',
      'appointments.contact_first_name as firstName',
      'appointments.contact_last_name as lastName',
      'appointments.contact_phone as phone',
      'accounts.id as accountId',
      'accounts.email',
      'accounts.verified',
    ])
    .executeTakeFirst();
}

/** Deletes the tokens and links of an appointment, except one. */
export async function deleteOtherBookingTokens(db: Queries, appointmentId: number, keptHash: string): Promise<void> {
  await db
    .deleteFrom('booking_handles')
    .where('appointment_id', '=', appointmentId)
    .where('handle_hash', '!=', keptHash)
    .execute();
}

export async function deleteExpiredBookingTokens(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('booking_handles').where('expires_at', '<=', now).execute();
}

/** False when the appointment now has another account, or is that of a verified customer. */
export async function reassignAppointment(
  db: Queries,
  appointmentId: number,
  { from, to, isAccepted }: { from: number; to: number; isAccepted: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable('appointments')
    .set({ account_id: to, accepted: isAccepted ? 1 : 0 })
    .where('id', '=', appointmentId)
    .where('account_id', '=', from)
    .where((eb) =>
      eb.or([
        eb('accepted', '=', 0),
        eb('account_id', 'in', eb.selectFrom('accounts').where('id', '=', from).where('verified', '=', 0).select('id')),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives what guests have booked to another account, whose customer has yet to accept it. */
export async function reassignAppointments(db: Queries, { from, to }: { from: number; to: number }): Promise<void> {
  await db.updateTable('appointments').set({ account_id: to, accepted: 0 }).where('account_id', '=', from).execute();
  await db.deleteFrom('notifications').where('account_id', '=', from).execute();
}

/** Deletes an unverified account that nothing belongs to. */
export async function deleteEmptyAccount(db: Queries, accountId: number): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .where('verified', '=', 0)
    .where(({ not, exists, selectFrom, and }) =>
      and(
        (['appointments', 'vehicles', 'sessions', 'immediate_requests'] as const).map((table) =>
          not(exists(selectFrom(table).select('account_id').where('account_id', '=', accountId))),
        ),
      ),
    )
    .execute();
}
