import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

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
