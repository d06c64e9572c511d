import { type Selectable, sql, type Updateable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type Appointment = Selectable<Tables['appointments']>;
export type AppointmentChanges = Omit<Updateable<Tables['appointments']>, 'id' | 'reference' | 'account_id'>;

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

/** Frees every time slot that the appointment has claimed. */
export async function freeClaims(db: Queries, appointmentId: number): Promise<void> {
  await db.deleteFrom('claims').where('appointment_id', '=', appointmentId).execute();
}

/**
 * A specialist's offer of a service: the cheapest of several, those without a price last.
 */
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

export async function startOfTimeSlot(db: Queries, timeSlotId: number): Promise<string> {
  const row = await db
    .selectFrom('time_slots')
    .select('starts_at')
    .where('id', '=', timeSlotId)
    .executeTakeFirstOrThrow();
  return row.starts_at;
}
