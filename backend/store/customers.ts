import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from './database/database.ts';
import type { Tables } from './database/tables.ts';

/** Missing parts are empty texts. */
export type Address = Omit<Tables['addresses'], 'account_id'>;

export function findAddress(db: Queries, accountId: number): Promise<Address | undefined> {
  return db
    .selectFrom('addresses')
    .select(['street', 'street2', 'city', 'state', 'zip_code', 'country'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function setAddress(db: Queries, accountId: number, address: Address): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ account_id: accountId, ...address })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(address))
    .execute();
}

export async function deleteAddress(db: Queries, accountId: number): Promise<void> {
  await db.deleteFrom('addresses').where('account_id', '=', accountId).execute();
}

export type CustomerVehicle = Selectable<Tables['vehicles']>;
export type VehicleDetails = Omit<Insertable<Tables['vehicles']>, 'id' | 'account_id' | 'is_primary'>;

/**
 * Lets one transaction at a time change a customer's vehicles: a second one waits here for the
 * first to end.
 */
export async function lockVehicles(db: Queries, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set(({ ref }) => ({ demo: ref('demo') }))
    .where('id', '=', accountId)
    .execute();
}

/** The primary one first, then as they were added. */
export function listVehicles(db: Queries, accountId: number): Promise<CustomerVehicle[]> {
  return db
    .selectFrom('vehicles')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertVehicle(db: Queries, accountId: number, vehicle: VehicleDetails): Promise<number> {
  const { id } = await db
    .insertInto('vehicles')
    .values({ ...vehicle, account_id: accountId, is_primary: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVehicle(db: Queries, id: number, vehicle: Updateable<Tables['vehicles']>): Promise<void> {
  await db.updateTable('vehicles').set(vehicle).where('id', '=', id).execute();
}

export async function deleteVehicle(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('vehicles').where('id', '=', id).execute();
}

/** Makes it the only primary one of its owner. */
export async function setPrimaryVehicle(db: Queries, accountId: number, id: number): Promise<void> {
  // In two steps, since the database allows no two primary ones even for a moment.
  await db.updateTable('vehicles').set({ is_primary: 0 }).where('account_id', '=', accountId).execute();
  await updateVehicle(db, id, { is_primary: 1 });
}
