import { join } from 'node:path';
import { type ListName, listNames } from '../../domain/catalogue/references.ts';
import { loadCatalogue } from '../../store/catalogue/catalogue.ts';
import { defineCommand, single } from '../command-line/command.ts';
import { choice, flag, line, optional, repeated } from '../command-line/inputs.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { makeFolder, writeNewFile } from '../local-files.ts';
import type { Result } from '../output/result.ts';
import { type CatalogueDocument, writeJson } from './catalogue-file.ts';
import { exportCatalogue, writeCsv } from './export-catalogue.ts';

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
