import { stringify } from 'csv-stringify/sync';
import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import { type ListName, listNames } from '../../domain/catalogue/references.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import type { CatalogueDocument } from './catalogue-file.ts';
import { columns } from './columns.ts';
import { currentRecords, namesOf } from './current-records.ts';
import { guard } from './formula-guard.ts';

export interface ExportOptions {
  lists: readonly ListName[];
  /** Includes ids, so that records can be renamed. */
  withIds: boolean;
  withSuspended: boolean;
}

/** The lists as a document to import. Records that share a name always have their id. */
export function exportCatalogue(
  rows: CatalogueRows,
  { lists, withIds, withSuspended }: ExportOptions,
): CatalogueDocument {
  const records = currentRecords(rows, namesOf(rows));
  if (!withSuspended)
    for (const { id, suspended_at } of rows.specialists) if (suspended_at !== null) records.specialists.delete(id);
  const recordsOf = <List extends ListName>(list: List) => {
    const counts = new Map<string, number>();
    for (const { name } of rows[list]) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
    return [...records[list]].map(([id, record]) =>
      withIds || (counts.get(record.name.toLowerCase()) ?? 0) > 1 ? { id, ...record } : record,
    );
  };
  return Object.fromEntries(
    listNames.filter((list) => lists.includes(list)).map((list) => [list, recordsOf(list)]),
  ) as CatalogueDocument;
}

/** Begins with a byte order mark and has Windows line ends, as spreadsheets expect. */
export function writeCsv<List extends ListName>(
  list: List,
  records: readonly (CompleteRecords[List] & { id?: number })[],
): string {
  const withIds = records.some(({ id }) => id !== undefined);
  const rows = records.map((record) => [
    ...(withIds ? [String(record.id ?? '')] : []),
    ...columns[list].map((column) => guard(column.write(record))),
  ]);
  const header = [...(withIds ? ['id'] : []), ...columns[list].map(({ name }) => name)];
  return stringify([header, ...rows], { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n;]/ });
}
