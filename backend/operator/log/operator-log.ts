import type { Insertable } from 'kysely';
import type { Queries } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';

export async function insertLogEntry(db: Queries, entry: Omit<Insertable<Tables['operator_log']>, 'id'>) {
  await db.insertInto('operator_log').values(entry).execute();
}

const maxRows = 1000;

/** The newest first. `since` is an ISO 8601 day or moment. */
export function listLogEntries(
  db: Queries,
  { since, kind, id }: { since: string | undefined; kind: string | undefined; id: string | undefined },
) {
  let query = db.selectFrom('operator_log').selectAll();
  if (since !== undefined) query = query.where('at', '>=', since);
  if (kind !== undefined) query = query.where('subject_kind', '=', kind);
  if (id !== undefined) query = query.where('subject_id', '=', id);
  return query.orderBy('id', 'desc').limit(maxRows).execute();
}
