import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { insertIfNew } from '../database/rows.ts';
import type { Resource } from './resources.ts';

type ServiceMode = 'both' | 'workshop' | 'travel';

/** The offers of a service by specialists who are not suspended. */
const activeOffers = (db: Queries, serviceId: number) =>
  db
    .selectFrom('specialist_services')
    .innerJoin('specialists', 'specialists.id', 'specialist_services.specialist_id')
    .where('service_id', '=', serviceId)
    .where('suspended_at', 'is', null);

/** A page of the specialists of these offers, by id, each once. */
async function specialistsOf(offers: ReturnType<typeof activeOffers>, { after, limit }: Page): Promise<number[]> {
  const rows = await offers
    .where('specialist_id', '>', after)
    .select('specialist_id')
    .groupBy('specialist_id')
    .orderBy('specialist_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.specialist_id);
}

/** The service mode of a specialist who can be booked for the service; undefined for all others. */
export async function modeOfOffer(
  db: Queries,
  serviceId: number,
  specialistId: number,
): Promise<ServiceMode | undefined> {
  const row = await activeOffers(db, serviceId)
    .where('specialist_services.specialist_id', '=', specialistId)
    .select('service_mode')
    .limit(1)
    .executeTakeFirst();
  return row?.service_mode;
}

/** A page of a list ordered by id. */
export interface Page {
  /** The last id of the previous page; 0 for the first. */
  after: number;
  limit: number;
}

/** Active specialists who offer the service, in any service mode. */
export const specialistsOffering = (db: Queries, serviceId: number, page: Page): Promise<number[]> =>
  specialistsOf(activeOffers(db, serviceId), page);

/** Active specialists who offer the service and travel to customers. */
export const travellingSpecialists = (db: Queries, serviceId: number, page: Page): Promise<number[]> =>
  specialistsOf(activeOffers(db, serviceId).where('service_mode', '!=', 'workshop'), page);

export function listAreas(db: Queries): Promise<{ name: string }[]> {
  return db.selectFrom('areas').select('name').execute();
}

/** The areas that these specialists list. */
export function areasOfSpecialists(db: Queries, ids: readonly number[]) {
  return db
    .selectFrom('specialist_areas')
    .innerJoin('areas', 'areas.id', 'specialist_areas.area_id')
    .where('specialist_id', 'in', ids)
    .select(['specialist_id', 'areas.name'])
    .execute();
}

/** The highest id of the specialists who offer the service. */
export async function lastSpecialistOffering(db: Queries, serviceId: number): Promise<number> {
  const row = await db
    .selectFrom('specialist_services')
    .where('service_id', '=', serviceId)
    .select(({ fn }) => fn.max('specialist_id').as('last'))
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function workshopsOffering(db: Queries, serviceId: number, { after, limit }: Page): Promise<number[]> {
  const rows = await db
    .selectFrom('workshop_services')
    .where('service_id', '=', serviceId)
    .where('workshop_id', '>', after)
    .select('workshop_id')
    .orderBy('workshop_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.workshop_id);
}

export async function isOfferedAt(db: Queries, serviceId: number, workshopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('workshop_services')
    .where('workshop_id', '=', workshopId)
    .where('service_id', '=', serviceId)
    .select('workshop_id')
    .executeTakeFirst();
  return row !== undefined;
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

/** Of these resources on some weekdays (1 is Monday). */
export function workingHours(db: Queries, resources: Resource[], weekdays: readonly number[]) {
  return db
    .selectFrom('working_hours')
    .selectAll()
    .where('resource', 'in', resources)
    .where('weekday', 'in', weekdays)
    .execute();
}

export function listTimeSlots(db: Queries): Promise<{ id: number; starts_at: string }[]> {
  return db.selectFrom('time_slots').selectAll().orderBy('starts_at').execute();
}

export interface WorkedTimeSlot {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  timeSlotId: number;
  startsAt: string;
}

/** The time slots of the week at which someone works, in order; one index lookup each. */
export async function listWorkedTimeSlots(db: Queries): Promise<WorkedTimeSlot[]> {
  const { rows } = await sql<WorkedTimeSlot>`
    with week(weekday) as (values (1), (2), (3), (4), (5), (6), (7))
    select weekday, id as "timeSlotId", starts_at as "startsAt" from week cross join time_slots
      where (select 1 from working_hours h where h.weekday = week.weekday and h.slot_id = time_slots.id limit 1) = 1
      order by starts_at`.execute(db);
  return rows;
}

/** A time slot of a resource that is taken. */
interface Hold {
  resource: Resource;
  date: string;
  timeSlotId: number;
}

/** The holds of these resources on the days from `from` to `to`, both included. */
export function holdsBetween(db: Queries, resources: Resource[], from: string, to: string) {
  return db
    .selectFrom('claims')
    .select(['resource', 'date', 'slot_id'])
    .where('resource', 'in', resources)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}

/**
 * Holds a time slot; false when it is taken. Waits for a concurrent hold to commit or roll back.
 */
export function insertHold(
  db: Queries,
  { resource, date, timeSlotId }: Hold,
  appointmentId: number | null = null,
): Promise<boolean> {
  return insertIfNew(db, 'claims', { resource, date, slot_id: timeSlotId, appointment_id: appointmentId });
}

/** Gives the holds of these resources at a time to an appointment. */
export async function assignHolds(
  db: Queries,
  resources: readonly Resource[],
  { date, timeSlotId }: Omit<Hold, 'resource'>,
  appointmentId: number,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ appointment_id: appointmentId })
    .where('resource', 'in', resources)
    .where('date', '=', date)
    .where('slot_id', '=', timeSlotId)
    .execute();
}

/** Frees every time slot that the appointment holds. */
export async function freeHolds(db: Queries, appointmentId: number): Promise<void> {
  await db.deleteFrom('claims').where('appointment_id', '=', appointmentId).execute();
}
