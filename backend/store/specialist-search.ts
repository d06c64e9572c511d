import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

export interface SpecialistFilter {
  /** Words that must each occur in name, trade, or what is offered. */
  words?: string[];
  /** Occurs in trade, or in what is offered. */
  specialization?: string;
  /** Occurs in an area served, or in the name or address of a workshop. */
  location?: string;
  /** The name of a catalogue service, or of what the specialist calls it. */
  serviceType?: string;
  serviceMode?: string;
}

type Specialists = ExpressionBuilder<Tables, 'specialists'>;
type Condition = ExpressionWrapper<Tables, 'specialists', SqlBool>;

/** The text between wildcards, with its own wildcards made literal. */
function pattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

function offers(eb: Specialists, text: string): Condition {
  const like = pattern(text);
  return eb.exists(
    eb
      .selectFrom('specialist_services')
      .innerJoin('services', 'services.id', 'specialist_services.service_id')
      .whereRef('specialist_services.specialist_id', '=', 'specialists.id')
      .where(
        sql<SqlBool>`lower(specialist_services.name || ' ' || services.name || ' ' || coalesce(specialist_services.custom_description, '')) like ${like} escape '\\'`,
      )
      .select('specialist_services.id'),
  ) as Condition;
}

function contains(column: 'name' | 'trade', text: string) {
  return sql<SqlBool>`lower(${sql.ref(`specialists.${column}`)}) like ${pattern(text)} escape '\\'`;
}

function serves(eb: Specialists, place: string): Condition {
  const like = pattern(place);
  return eb.or([
    eb.exists(
      eb
        .selectFrom('specialist_areas')
        .innerJoin('areas', 'areas.id', 'specialist_areas.area_id')
        .whereRef('specialist_areas.specialist_id', '=', 'specialists.id')
        .where(sql<SqlBool>`lower(areas.name) like ${like} escape '\\'`)
        .select('areas.id'),
    ),
    eb.exists(
      eb
        .selectFrom('specialist_workshops')
        .innerJoin('workshops', 'workshops.id', 'specialist_workshops.workshop_id')
        .whereRef('specialist_workshops.specialist_id', '=', 'specialists.id')
        .where(sql<SqlBool>`lower(workshops.name || ' ' || workshops.address) like ${like} escape '\\'`)
        .select('workshops.id'),
    ),
  ]);
}

function offersService(eb: Specialists, name: string): Condition {
  const wanted = name.toLowerCase();
  return eb.exists(
    eb
      .selectFrom('specialist_services')
      .innerJoin('services', 'services.id', 'specialist_services.service_id')
      .whereRef('specialist_services.specialist_id', '=', 'specialists.id')
      .where(sql<SqlBool>`(lower(services.name) = ${wanted} or lower(specialist_services.name) = ${wanted})`)
      .select('specialist_services.id'),
  ) as Condition;
}

/** Suspended specialists cannot be found. */
function isActive(eb: Specialists): Condition {
  return eb('specialists.suspended_at', 'is', null);
}

function matches(eb: Specialists, filter: SpecialistFilter): ExpressionWrapper<Tables, 'specialists', SqlBool> {
  const { words = [], specialization, location, serviceType, serviceMode } = filter;
  const all = [isActive(eb)];
  all.push(...words.map((word) => eb.or([contains('name', word), contains('trade', word), offers(eb, word)])));
  if (specialization) all.push(eb.or([contains('trade', specialization), offers(eb, specialization)]));
  if (location) all.push(serves(eb, location));
  if (serviceType) all.push(offersService(eb, serviceType));
  if (serviceMode) all.push(eb('specialists.service_mode', '=', serviceMode as 'both'));
  return eb.and(all);
}

/** The ids of one page, and how many match altogether. */
export async function searchSpecialists(
  db: Queries,
  filter: SpecialistFilter,
  page: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const matching = db.selectFrom('specialists').where((eb) => matches(eb, filter));
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching.select('specialists.id').orderBy('id').offset(page.offset).limit(page.limit).execute();
  return { ids: rows.map((row) => row.id), total };
}

/** All who offer the service and are not suspended, whatever their service mode. */
export async function specialistsOfService(db: Queries, serviceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('specialist_services')
    .innerJoin('specialists', 'specialists.id', 'specialist_services.specialist_id')
    .where('specialists.suspended_at', 'is', null)
    .where('service_id', '=', serviceId)
    .select('specialist_id')
    .distinct()
    .orderBy('specialist_id')
    .execute();
  return rows.map((row) => row.specialist_id);
}
