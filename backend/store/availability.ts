import type { Queries } from './database.ts';
import type { Resource } from './resources.ts';

/** What decides which resources can serve a booking of `serviceId`. */
export interface SpecialistOffer {
  id: number;
  service_mode: 'both' | 'workshop' | 'travel';
}

/** Those who can be booked for the service: nobody who is suspended. */
export function specialistsOffering(db: Queries, serviceId: number): Promise<SpecialistOffer[]> {
  return db
    .selectFrom('specialists')
    .where('suspended_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('specialist_services').where('service_id', '=', serviceId).select('specialist_id'),
    )
    .select(['id', 'service_mode'])
    .orderBy('id')
    .execute();
}

export async function workshopsOffering(db: Queries, serviceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('workshop_services')
    .where('service_id', '=', serviceId)
    .select('workshop_id')
    .orderBy('workshop_id')
    .execute();
  return rows.map((row) => row.workshop_id);
}

export async function worksAt(db: Queries, specialistId: number, workshopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('specialist_workshops')
    .where('specialist_id', '=', specialistId)
    .where('workshop_id', '=', workshopId)
    .select('specialist_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function workingHours(db: Queries, resources: Resource[]) {
  return db.selectFrom('working_hours').selectAll().where('resource', 'in', resources).execute();
}

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

export function listSlots(db: Queries): Promise<{ id: number; starts_at: string }[]> {
  return db.selectFrom('time_slots').selectAll().orderBy('starts_at').execute();
}

export interface Claim {
  resource: Resource;
  date: string;
  slotId: number;
}

/** Takes the slot; false when somebody has it. Waits for a claim under way elsewhere to be decided. */
export async function claim(db: Queries, { resource, date, slotId }: Claim): Promise<boolean> {
  const result = await db
    .insertInto('claims')
    .values({ resource, date, slot_id: slotId, appointment_id: null })
    .onConflict((conflict) => conflict.columns(['resource', 'date', 'slot_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function assignClaim(
  db: Queries,
  { resource, date, slotId }: Claim,
  appointmentId: number,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ appointment_id: appointmentId })
    .where('resource', '=', resource)
    .where('date', '=', date)
    .where('slot_id', '=', slotId)
    .execute();
}
