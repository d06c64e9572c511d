import type { Selectable } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

export type OwnVehicle = Selectable<Tables['vehicles']>;

/** The primary one first, then as they were added. */
export function listVehicles(db: Queries, accountId: number): Promise<OwnVehicle[]> {
  return db
    .selectFrom('vehicles')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
}
