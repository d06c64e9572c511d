import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { groupBy } from '../database/group-by.ts';

/** A version that changes with the searched data, by any process. */
export async function directoryVersion(db: Queries): Promise<string> {
  const row = await db.selectFrom('directory_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** The searched data of a specialist. */
export interface DirectoryRow {
  id: number;
  name: string;
  trade: string;
  service_mode: string;
  offers: { name: string; service: string; description: string | null }[];
  /** The names of areas, and the names and addresses of workshops. */
  locations: string[];
}

/** All active specialists, by id. */
export async function listDirectory(db: Queries): Promise<DirectoryRow[]> {
  const [specialists, offers, areas, workshops] = await Promise.all([
    db
      .selectFrom('specialists')
      .where('suspended_at', 'is', null)
      .select(['id', 'name', 'trade', 'service_mode'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('specialist_services')
      .innerJoin('services', 'services.id', 'specialist_services.service_id')
      .select([
        'specialist_id',
        'specialist_services.name',
        'services.name as service',
        'custom_description as description',
      ])
      .execute(),
    db
      .selectFrom('specialist_areas')
      .innerJoin('areas', 'areas.id', 'specialist_areas.area_id')
      .select(['specialist_id', 'name'])
      .execute(),
    db
      .selectFrom('specialist_workshops')
      .innerJoin('workshops', 'workshops.id', 'specialist_workshops.workshop_id')
      .select(['specialist_id', sql<string>`name || ' ' || address`.as('name')])
      .execute(),
  ]);
  const offersOf = groupBy(offers, ({ specialist_id }) => specialist_id);
  const locationsOf = groupBy([...areas, ...workshops], ({ specialist_id }) => specialist_id);
  return specialists.map((specialist) => ({
    ...specialist,
    offers: offersOf(specialist.id),
    locations: locationsOf(specialist.id).map(({ name }) => name),
  }));
}
