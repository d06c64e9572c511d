import { sql } from 'kysely';
import { specialistOf, specialistResource } from './availability/resources.ts';
import type { Queries } from './database/database.ts';
import { groupBy } from './database/rows.ts';

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
  /** Their names. */
  areas: string[];
  /** Their names with their addresses. */
  workshops: string[];
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
  const areasOf = groupBy(areas, ({ specialist_id }) => specialist_id);
  const workshopsOf = groupBy(workshops, ({ specialist_id }) => specialist_id);
  return specialists.map((specialist) => ({
    ...specialist,
    offers: offersOf(specialist.id),
    areas: areasOf(specialist.id).map(({ name }) => name),
    workshops: workshopsOf(specialist.id).map(({ name }) => name),
  }));
}

/** The rows of these specialists, table by table. */
async function loadRows(db: Queries, ids: number[]) {
  const [specialists, services, reviews, workshops, companies, areas, days] = await Promise.all([
    db.selectFrom('specialists').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('specialist_services').selectAll().where('specialist_id', 'in', ids).orderBy('id').execute(),
    db
      .selectFrom('reviews')
      .select(['specialist_id', 'rating', 'review_text', 'created_at'])
      .where('specialist_id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('specialist_workshops')
      .innerJoin('workshops', 'workshops.id', 'specialist_workshops.workshop_id')
      .select(['specialist_id', 'workshop_id', 'workshops.name'])
      .where('specialist_id', 'in', ids)
      .orderBy('workshops.id')
      .execute(),
    db
      .selectFrom('specialist_companies')
      .innerJoin('companies', 'companies.id', 'specialist_companies.company_id')
      .select(['specialist_id', 'company_id', 'companies.name'])
      .where('specialist_id', 'in', ids)
      .orderBy('companies.id')
      .execute(),
    db
      .selectFrom('specialist_areas')
      .innerJoin('areas', 'areas.id', 'specialist_areas.area_id')
      .select(['specialist_id', 'area_id', 'areas.name', 'travel_fee_pence'])
      .where('specialist_id', 'in', ids)
      .orderBy(sql`coalesce(travel_fee_pence, 0)`)
      .orderBy('areas.id')
      .execute(),
    db
      .selectFrom('working_hours')
      .select(['resource', 'weekday'])
      .distinct()
      .where('resource', 'in', ids.map(specialistResource))
      .orderBy('weekday')
      .execute(),
  ]);
  return { specialists, services, reviews, workshops, companies, areas, days };
}

/**
 * Specialists with their services, reviews, workshops, companies, areas and days, in the order of
 * `ids`. Always seven queries.
 */
export async function loadSpecialists(db: Queries, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await loadRows(db, ids);
  const byId = new Map(rows.specialists.map((specialist) => [specialist.id, specialist]));
  const bySpecialist = <Row extends { specialist_id: number }>(list: Row[]) =>
    groupBy(list, ({ specialist_id }) => specialist_id);
  const services = bySpecialist(rows.services);
  const reviews = bySpecialist(rows.reviews);
  const workshops = bySpecialist(rows.workshops);
  const companies = bySpecialist(rows.companies);
  const areas = bySpecialist(rows.areas);
  const days = groupBy(rows.days, ({ resource }) => specialistOf(resource));
  return ids.flatMap((id) => {
    const specialist = byId.get(id);
    if (!specialist) return [];
    return {
      ...specialist,
      services: services(id),
      reviews: reviews(id),
      workshops: workshops(id),
      companies: companies(id),
      areas: areas(id),
      weekdays: days(id).map((day) => day.weekday),
    };
  });
}

export type SpecialistDetails = Awaited<ReturnType<typeof loadSpecialists>>[number];
