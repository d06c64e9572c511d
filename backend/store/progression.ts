import type { Queries } from './database.ts';

/** What is looked at in one go; the rest comes with the next. */
const atOnce = 100;

/** Pending ones that confirm by themselves by now. */
export async function listConfirmDue(db: Queries, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'pending')
    .where('confirm_due_at', '<=', now)
    .orderBy('confirm_due_at')
    .limit(atOnce)
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
    .where((eb) =>
      eb.or([eb('date', '<', today), eb.and([eb('date', '=', today), eb('time_slots.starts_at', '<=', time)])]),
    )
    .orderBy('date')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.id);
}

/** Those whose day is over without confirmation, or without payment. */
export async function listLapsed(db: Queries, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('date', '<', today)
    .where((eb) => eb.or([eb('status', '=', 'pending'), eb.and([eb('status', '=', 'confirmed'), eb('paid', '=', 0)])]))
    .orderBy('date')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.id);
}

/** Unpaid ones confirmed at or before `confirmedBy` of which the customer has not had this notice, nor a later one. */
export async function listUnpaid(db: Queries, confirmedBy: string, notice: 'soon' | 'expired'): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('paid', '=', 0)
    .where('confirmed_at', '<=', confirmedBy)
    .where((eb) =>
      notice === 'soon'
        ? eb('payment_notice', 'is', null)
        : eb.or([eb('payment_notice', 'is', null), eb('payment_notice', '=', 'soon')]),
    )
    .orderBy('confirmed_at')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.id);
}
