import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

type NewAppointment = Omit<Insertable<Tables['appointments']>, 'id'>;

/** The new id; undefined when the reference is already in use. */
export async function insertAppointment(db: Queries, appointment: NewAppointment): Promise<number | undefined> {
  const row = await db
    .insertInto('appointments')
    .values(appointment)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type NewAppointmentImage = Omit<Insertable<Tables['appointment_images']>, 'id'>;

export async function insertAppointmentImages(db: Queries, images: NewAppointmentImage[]): Promise<void> {
  if (images.length > 0) await db.insertInto('appointment_images').values(images).execute();
}

/** Every image file that an appointment owns; any other stored file is an orphan. */
export async function listStoredImages(db: Queries): Promise<Set<string>> {
  const rows = await db.selectFrom('appointment_images').select('stored_name').execute();
  return new Set(rows.map((row) => row.stored_name));
}

export async function countAppointmentsSince(
  db: Queries,
  accountId: number,
  { isAccepted, since }: { isAccepted: boolean; since: string },
): Promise<number> {
  const row = await db
    .selectFrom('appointments')
    .where('account_id', '=', accountId)
    .where('accepted', '=', isAccepted ? 1 : 0)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Appointments joined with what they refer to. Databases skip left joins that are not selected. */
export function joinedAppointments(db: Queries) {
  return db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('time_slots', 'time_slots.id', 'appointments.slot_id')
    .leftJoin('time_slots as second_slots', 'second_slots.id', 'appointments.second_choice_slot_id')
    .leftJoin('specialists', 'specialists.id', 'appointments.specialist_id')
    .leftJoin('workshops', 'workshops.id', 'appointments.workshop_id');
}

/** Whole appointments with the names and times they refer to. */
export function namedAppointments(db: Queries) {
  return joinedAppointments(db)
    .selectAll('appointments')
    .select([
      'services.name as service_name',
      'time_slots.starts_at',
      'second_slots.starts_at as second_starts_at',
      'specialists.name as specialist_name',
      'workshops.name as workshop_name',
      'workshops.address as workshop_address',
    ]);
}

/**
 * A customer's appointments with the names they refer to, the latest day first; or those that
 * someone else may have booked with the customer's address.
 */
export function listAppointments(db: Queries, accountId: number, { isAccepted }: { isAccepted: boolean }) {
  return namedAppointments(db)
    .select('specialists.photo as specialist_photo')
    .where('appointments.account_id', '=', accountId)
    .where('appointments.accepted', '=', isAccepted ? 1 : 0)
    .orderBy('appointments.date', 'desc')
    .orderBy('time_slots.starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .execute();
}

export type ListedAppointment = Awaited<ReturnType<typeof listAppointments>>[number];

/** One appointment, for emails and for the response to its booking. */
export async function findBooking(db: Queries, appointmentId: number) {
  const booking = await joinedAppointments(db)
    .innerJoin('accounts', 'accounts.id', 'appointments.account_id')
    .where('appointments.id', '=', appointmentId)
    .select([
      'appointments.id',
      'appointments.reference',
      'appointments.account_id',
      'appointments.accepted',
      'appointments.device',
      'appointments.place',
      'appointments.address',
      'appointments.date',
      'appointments.contact_first_name',
      'appointments.specialist_id',
      'appointments.status',
      'appointments.price_pence',
      'appointments.paid',
      'appointments.confirmed_at',
      'appointments.refund_percent',
      'appointments.cancelled_by',
      'appointments.cancel_reason',
      'appointments.paid_at',
      'accounts.email',
      'accounts.verified',
      'accounts.first_name as account_first_name',
      'services.name as service_name',
      'time_slots.starts_at',
      'workshops.name as workshop_name',
      'workshops.address as workshop_address',
      'specialists.name as specialist_name',
      'specialists.base_price_pence as guide_low_pence',
      'specialists.price_high_pence as guide_high_pence',
    ])
    .executeTakeFirst();
  if (!booking) return undefined;
  const travels = booking.place !== 'workshop' && booking.specialist_id !== null;
  return { ...booking, travel_areas: travels ? await listTravelAreas(db, booking.specialist_id) : null };
}

/** The areas that a specialist travels to, with their fees. */
function listTravelAreas(db: Queries, specialistId: number | null) {
  return db
    .selectFrom('specialist_areas')
    .innerJoin('areas', 'areas.id', 'specialist_areas.area_id')
    .where('specialist_id', '=', specialistId)
    .orderBy('areas.id')
    .select(['areas.name', 'travel_fee_pence'])
    .execute();
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export interface NewRepair {
  repair: Insertable<Tables['repairs']>;
  labour: Omit<Selectable<Tables['repair_labour']>, 'id' | 'appointment_id'>[];
}

export async function insertRepair(db: Queries, { repair, labour }: NewRepair): Promise<void> {
  await db.insertInto('repairs').values(repair).execute();
  if (labour.length > 0)
    await db
      .insertInto('repair_labour')
      .values(labour.map((line) => ({ ...line, appointment_id: repair.appointment_id })))
      .execute();
}

/** All repairs of a customer with parts and labour, always in three queries. */
export async function listRepairs(db: Queries, accountId: number) {
  const appointmentIds = () => db.selectFrom('appointments').select('id').where('account_id', '=', accountId);
  const [repairs, parts, labour] = await Promise.all([
    db.selectFrom('repairs').selectAll().where('appointment_id', 'in', appointmentIds()).execute(),
    db.selectFrom('repair_parts').selectAll().where('appointment_id', 'in', appointmentIds()).orderBy('id').execute(),
    db.selectFrom('repair_labour').selectAll().where('appointment_id', 'in', appointmentIds()).orderBy('id').execute(),
  ]);
  return { repairs, parts, labour };
}

export type CustomerRepairs = Awaited<ReturnType<typeof listRepairs>>;

interface NewReview {
  specialist_id: number;
  appointment_id: number;
  rating: number;
  review_text: string;
  created_at: string;
}

export async function insertReview(db: Queries, review: NewReview): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

/** A customer's reviews, the newest first. */
export function listCustomerReviews(db: Queries, accountId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('appointments', 'appointments.id', 'reviews.appointment_id')
    .where('appointments.account_id', '=', accountId)
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.review_text',
      'reviews.created_at',
      'appointments.id as appointment_id',
    ])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute();
}

export type CustomerReview = Awaited<ReturnType<typeof listCustomerReviews>>[number];
