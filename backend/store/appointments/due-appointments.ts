import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/* Conditions of a partial index are literals, since SQLite only uses the index with those. */

/** Further appointments follow in the next run. */
const batchSize = 100;

/** Pending ones whose automatic confirmation is due. */
export async function listConfirmDue(db: Queries, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', sql.lit('pending'))
    .where('confirm_due_at', '<=', now)
    .orderBy('confirm_due_at')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.id);
}

/** Pending ones booked at or before `bookedBy` whose customer has not verified or accepted them. */
export async function listUnverified(db: Queries, bookedBy: string): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('accounts', 'accounts.id', 'appointments.account_id')
    .select('appointments.id')
    .where('status', '=', 'pending')
    .where('appointments.created_at', '<=', bookedBy)
    .where((eb) => eb.or([eb('accepted', '=', 0), eb('accounts.verified', '=', 0)]))
    .orderBy('appointments.created_at')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.id);
}

/** Confirmed and paid ones whose time began at or before `time` (`HH:MM`) of `today`. */
export async function listWorkDone(db: Queries, today: string, time: string): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('time_slots', 'time_slots.id', 'appointments.slot_id')
    .select('appointments.id')
    .where('status', '=', 'confirmed')
    .where('paid', '=', 1)
    .where('date', '<=', today)
    .where((eb) => eb.or([eb('date', '<', today), eb('time_slots.starts_at', '<=', time)]))
    .orderBy('date')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.id);
}

/** Pending and unpaid ones whose day is over. */
export async function listLapsed(db: Queries, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('date', '<', today)
    .where('status', 'in', ['pending', 'confirmed'])
    .where((eb) => eb.or([eb('status', '=', 'pending'), eb('paid', '=', 0)]))
    .orderBy('date')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Unpaid ones confirmed at or before `confirmedBy` whose customer hasn't had this notice or a later
 * one.
 */
export async function listUnpaid(db: Queries, confirmedBy: string, notice: 'soon' | 'expired'): Promise<number[]> {
  let query = db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', sql.lit('confirmed'))
    .where('paid', '=', sql.lit(0))
    .where(sql`coalesce(payment_notice, '')`, '<>', sql.lit('expired'))
    .where('confirmed_at', '<=', confirmedBy);
  if (notice === 'soon') query = query.where('payment_notice', 'is', null);
  const rows = await query.orderBy('confirmed_at').limit(batchSize).execute();
  return rows.map((row) => row.id);
}
