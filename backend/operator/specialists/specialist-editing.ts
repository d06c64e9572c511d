import type { Queries } from '../../store/database/database.ts';

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
