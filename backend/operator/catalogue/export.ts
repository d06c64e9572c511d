import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import { type ListName, listNames } from '../../domain/catalogue/references.ts';
import { type CatalogueRows, loadCatalogue } from '../../store/catalogue/catalogue.ts';
import { defineCommand, single, UsageError } from '../command-line/command.ts';
import { choice, flag, line, optional, repeated } from '../command-line/inputs.ts';
import { makeFolder, writeNewFile } from '../local-files.ts';
import type { Result } from '../output/result.ts';
import { type CatalogueDocument, writeJson } from './catalogue-file.ts';
import { columns, guard } from './columns.ts';
import { currentRecords, namesOf } from './import-plan.ts';

function csvOf(document: CatalogueDocument, list: ListName): string {
  return writeCsv(list, document[list] ?? []);
}

async function writeFiles(document: CatalogueDocument, files: Record<string, string>): Promise<Result> {
  for (const [path, content] of Object.entries(files)) await writeNewFile(path, content);
  const counts = Object.entries(document).map(([list, records]) => [list, records.length] as const);
  const paths = Object.keys(files);
  return {
    data: { files: paths, counts: Object.fromEntries(counts) },
    text: `${paths.join(', ')}: ${counts.map(([list, count]) => `${count} ${list}`).join(', ')}.`,
  };
}

const command = defineCommand({
  name: 'export',
  summary: 'Write services, areas, companies, workshops and specialists as JSON or CSV',
  details:
    'Without LIST it writes all lists. Suspended specialists are left out. The result can be edited and imported again. Photos and reviews are not included: see backup.',
  arguments: { list: repeated(choice('the list to export', listNames)) },
  options: {
    format: optional(
      choice('JSON, with everything in one document, or CSV for a spreadsheet; json if left out', ['json', 'csv']),
    ),
    to: optional(line('a new file to write; with several lists as CSV, a folder for one file each', 'PATH', 1000)),
    ids: flag('include the id of each record, so that it can be renamed and imported again'),
    suspended: flag('include suspended specialists'),
  },
  examples: [
    'export --to catalogue.json',
    'export specialists --format csv --to specialists.csv',
    'export --format csv --to catalogue',
    'export areas --ids',
  ],
  async run({ store, command: call }, { list, format = 'json', to, ids, suspended }) {
    const lists = list.length > 0 ? list : listNames;
    const [only] = lists;
    if (format === 'csv' && to === undefined && lists.length > 1)
      throw new UsageError(['A CSV file has one list: name it, or give a folder for all of them with --to.'], call);
    const rows = await loadCatalogue(store.db);
    const document = exportCatalogue(rows, { lists, withIds: ids, withSuspended: suspended });
    if (to === undefined)
      return { data: { ...document }, text: format === 'json' || !only ? writeJson(document) : csvOf(document, only) };
    if (format === 'json') return writeFiles(document, { [to]: writeJson(document) });
    if (lists.length === 1 && only) return writeFiles(document, { [to]: csvOf(document, only) });
    await makeFolder(to);
    return writeFiles(
      document,
      Object.fromEntries(lists.map((name) => [join(to, `${name}.csv`), csvOf(document, name)])),
    );
  },
});

export const exportGroup = single(command);

interface ExportOptions {
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
