import { stringify } from 'csv-stringify/sync';
import { columns } from './columns.ts';
import { guard } from './formula-guard.ts';
import type { CompleteRecords } from './records.ts';
import type { ListName } from './references.ts';

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
