import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Found } from '../catalogue/catalogue.ts';
import { inOrder, names } from '../catalogue/catalogue-inputs.ts';
import { type Inputs, line, optional } from '../command-line/inputs.ts';
import type { ChangeLog } from '../context.ts';

/** What isn't part of the catalogue's record. */
const extraOptions = {
  photo: optional(line('a photo on this machine: JPEG, PNG, WebP, GIF or AVIF', 'FILE', 1000)),
  immediate: names('a kind of immediate service that the specialist can be called for'),
};

/** What the help lists first. */
const firstOptions = [
  ...['trade', 'bio', 'photo', 'service', 'price', 'duration', 'hours'],
  ...['area', 'workshop', 'company', 'mode', 'travels'],
];

/** The options for everything that customers see about a specialist. */
export function specialistOptions(fields: Inputs): Inputs & typeof extraOptions {
  return { ...inOrder(firstOptions, { ...fields, ...extraOptions }), ...extraOptions };
}

export const key = line('the id or the name of the specialist', 'KEY', 200);

type Specialist = CompleteRecords['specialists'];

/** Where a specialist works when no mode is set. */
export function defaultMode({ workshops = [], areas = [] }: Partial<Specialist>): Specialist['serviceMode'] {
  if (workshops.length === 0) return 'travel';
  return areas.length === 0 ? 'workshop' : 'both';
}

/** The reasons why customers can't find or book the specialist. */
export function missingDetails({ services, hours, serviceMode, workshops, areas }: Specialist): string[] {
  const missing: string[] = [];
  if (services.length === 0) missing.push('Cannot be booked yet: offers no service (--service).');
  if (hours === '') missing.push('Cannot be booked yet: has no hours (--hours).');
  if (serviceMode === 'workshop' && workshops.length === 0)
    missing.push('Works in workshops only, and has none (--workshop).');
  if (areas.length === 0 && workshops.length === 0)
    missing.push('Is not found by customers who search for a town: has no area (--area).');
  return missing;
}

/**
 * Saves what isn't part of the catalogue's record, and logs it with the record. Returns the state
 * before and after.
 */
export async function saveExtras(
  db: Queries,
  log: ChangeLog,
  { id, record }: Found<'specialists'>,
  save: (before: SpecialistState) => Promise<unknown>,
): Promise<{ before: SpecialistState; after: SpecialistState }> {
  const before = await specialistState(db, id);
  await save(before);
  const after = await specialistState(db, id);
  const extras = ({ photo, immediateServices }: SpecialistState) => ({ photo, immediateServices });
  log.record({ kind: 'specialist', id, name: record.name }, extras(before), extras(after));
  return { before, after };
}

/** What only operators see of a specialist, and the photo. */
export async function specialistState(db: Queries, id: number) {
  const row = await db
    .selectFrom('specialists')
    .where('id', '=', id)
    .select(['photo', 'suspended_at', 'suspended_reason'])
    .executeTakeFirstOrThrow();
  const immediate = await db
    .selectFrom('specialist_immediate_services')
    .where('specialist_id', '=', id)
    .select('name')
    .orderBy('name')
    .execute();
  return { ...row, immediateServices: immediate.map(({ name }) => name) };
}

export type SpecialistState = Awaited<ReturnType<typeof specialistState>>;

/** When each suspended specialist was suspended, by id. */
export async function listSuspended(db: Queries): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('specialists')
    .where('suspended_at', 'is not', null)
    .select(['id', 'suspended_at'])
    .execute();
  return new Map(rows.map(({ id, suspended_at }) => [id, suspended_at ?? '']));
}

export async function setSuspension(
  db: Queries,
  id: number,
  suspension: { suspended_at: string | null; suspended_reason: string | null },
): Promise<void> {
  await db.updateTable('specialists').set(suspension).where('id', '=', id).execute();
}

/** `photo` is the name of a public file. */
export async function setPhoto(db: Queries, id: number, photo: string | null): Promise<void> {
  await db.updateTable('specialists').set({ photo }).where('id', '=', id).execute();
}

/** Replaces the kinds of immediate service that the specialist can be called for. */
export async function setImmediateServices(db: Queries, id: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('specialist_immediate_services').where('specialist_id', '=', id).execute();
  if (names.length > 0)
    await db
      .insertInto('specialist_immediate_services')
      .values(names.map((name) => ({ specialist_id: id, name })))
      .execute();
}
