import { type Selectable, sql, type Updateable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type Appointment = Selectable<Tables['appointments']>;
type AppointmentChanges = Omit<Updateable<Tables['appointments']>, 'id' | 'reference' | 'account_id'>;

/** By its id, or by its reference (C-100). */
export type AppointmentKey = { id: number } | { reference: string };

/**
 * Reads an appointment and locks it until the transaction ends: a concurrent caller waits, and then
 * reads the changed one. With `accountId`, only that customer's, and none that the customer has not
 * accepted. Undefined when there is none.
 */
export function lockAppointment(
  db: Queries,
  key: AppointmentKey,
  accountId?: number,
  { isAccepted = true } = {},
): Promise<Appointment | undefined> {
  let query = db.updateTable('appointments').set({ status: sql`status` });
  query = 'id' in key ? query.where('id', '=', key.id) : query.where('reference', '=', key.reference);
  if (accountId !== undefined)
    query = query.where('account_id', '=', accountId).where('accepted', '=', isAccepted ? 1 : 0);
  return query.returningAll().executeTakeFirst();
}

/** Accepts the customer's appointments that a device has booked. Returns their ids. */
export async function acceptAppointmentsOf(db: Queries, accountId: number, device: string): Promise<number[]> {
  const rows = await db
    .updateTable('appointments')
    .set({ accepted: 1 })
    .where('account_id', '=', accountId)
    .where('accepted', '=', 0)
    .where('device', '=', device)
    .where('status', '!=', 'cancelled')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function changeAppointment(db: Queries, id: number, changes: AppointmentChanges): Promise<void> {
  await db.updateTable('appointments').set(changes).where('id', '=', id).execute();
}

/** A specialist's offer of a service: the cheapest of several, those without a price last. */
export function findOffer(db: Queries, specialistId: number, serviceId: number) {
  return db
    .selectFrom('specialist_services')
    .select(['name', 'base_price_pence', 'estimated_duration_minutes'])
    .where('specialist_id', '=', specialistId)
    .where('service_id', '=', serviceId)
    .orderBy(sql`case when base_price_pence is null then 1 else 0 end`)
    .orderBy('base_price_pence')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The specialist's price for the service now; null without a specialist or a price. */
export async function priceOf(db: Queries, specialistId: number | null, serviceId: number): Promise<number | null> {
  const offer = specialistId === null ? undefined : await findOffer(db, specialistId, serviceId);
  return offer?.base_price_pence ?? null;
}

/** Active specialists who offer the service and work at the workshop. */
export async function specialistsAtWorkshop(db: Queries, serviceId: number, workshopId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('specialist_workshops')
    .innerJoin('specialists', 'specialists.id', 'specialist_workshops.specialist_id')
    .where('specialists.suspended_at', 'is', null)
    .where('workshop_id', '=', workshopId)
    .where('specialist_id', 'in', (eb) =>
      eb.selectFrom('specialist_services').where('service_id', '=', serviceId).select('specialist_id'),
    )
    .select('specialist_id')
    .orderBy('specialist_id')
    .execute();
  return rows.map((row) => row.specialist_id);
}

/* Conditions of a partial index are literals, since SQLite only uses the index with those. */

/** The ids of the first appointments; further ones follow in the next run. */
async function firstIds(query: { limit(rows: number): { execute(): Promise<{ id: number }[]> } }): Promise<number[]> {
  return (await query.limit(100).execute()).map(({ id }) => id);
}

/** Pending ones whose automatic confirmation is due. */
export function listConfirmDue(db: Queries, now: string): Promise<number[]> {
  return firstIds(
    db
      .selectFrom('appointments')
      .select('id')
      .where('status', '=', sql.lit('pending'))
      .where('confirm_due_at', '<=', now)
      .orderBy('confirm_due_at'),
  );
}

/** Pending ones booked at or before `bookedBy` whose customer has not verified or accepted them. */
export function listUnverified(db: Queries, bookedBy: string): Promise<number[]> {
  return firstIds(
    db
      .selectFrom('appointments')
      .innerJoin('accounts', 'accounts.id', 'appointments.account_id')
      .select('appointments.id')
      .where('status', '=', 'pending')
      .where('appointments.created_at', '<=', bookedBy)
      .where((eb) => eb.or([eb('accepted', '=', 0), eb('accounts.verified', '=', 0)]))
      .orderBy('appointments.created_at'),
  );
}

/** Confirmed and paid ones whose time began at or before `time` (`HH:MM`) of `today`. */
export function listWorkDone(db: Queries, today: string, time: string): Promise<number[]> {
  return firstIds(
    db
      .selectFrom('appointments')
      .innerJoin('time_slots', 'time_slots.id', 'appointments.slot_id')
      .select('appointments.id')
      .where('status', '=', 'confirmed')
      .where('paid', '=', 1)
      .where('date', '<=', today)
      .where((eb) => eb.or([eb('date', '<', today), eb('time_slots.starts_at', '<=', time)]))
      .orderBy('date'),
  );
}

/** Pending and unpaid ones whose day is over. */
export function listLapsed(db: Queries, today: string): Promise<number[]> {
  return firstIds(
    db
      .selectFrom('appointments')
      .select('id')
      .where('date', '<', today)
      .where('status', 'in', ['pending', 'confirmed'])
      .where((eb) => eb.or([eb('status', '=', 'pending'), eb('paid', '=', 0)]))
      .orderBy('date'),
  );
}

/**
 * Unpaid ones confirmed at or before `confirmedBy` whose customer hasn't had this notice or a later
 * one.
 */
export function listUnpaid(db: Queries, confirmedBy: string, notice: 'soon' | 'expired'): Promise<number[]> {
  return firstIds(
    db
      .selectFrom('appointments')
      .select('id')
      .where('status', '=', sql.lit('confirmed'))
      .where('paid', '=', sql.lit(0))
      .where(sql`coalesce(payment_notice, '')`, '<>', sql.lit('expired'))
      .where('confirmed_at', '<=', confirmedBy)
      .$if(notice === 'soon', (query) => query.where('payment_notice', 'is', null))
      .orderBy('confirmed_at'),
  );
}
