import { CsvError, type Info, parse } from 'csv-parse/sync';
import { InvalidCell } from '../../domain/catalogue/cells.ts';
import type { RecordInputs } from '../../domain/catalogue/records.ts';
import { type ListName, listNames } from '../../domain/catalogue/references.ts';
import { columnNamed, columnOf, columnsOf, normaliseColumnName, unguard } from './columns.ts';

/** A problem in a file, and its position. */
export interface Problem {
  file: string;
  list: ListName | null;
  /** The record's number in its list, from 1; null for a problem of the whole file. */
  record: number | null;
  /** The line of a CSV file on which the record begins. */
  line: number | null;
  name: string | null;
  field: string | null;
  message: string;
}

/** One record of a file, and its position. */
export interface Entry<List extends ListName = ListName> {
  file: string;
  list: List;
  record: number;
  line: number | null;
  input: RecordInputs[List];
  /** The file's name of a field, where it differs from the field's own. */
  columnOf(field: string): string;
}

type Position = Pick<Entry, 'file' | 'list' | 'record' | 'line'>;

export function problemIn(
  { file, list, record: number, line: at }: Position,
  name: string | null,
  field: string | null,
  message: string,
): Problem {
  return { file, list, record: number, line: at, name, field, message };
}

/** A record of a file, before its fields are checked. */
export interface RawEntry {
  file: string;
  list: ListName;
  record: number;
  line: number | null;
  value: unknown;
  /** The file's name of a field, where it differs from the field's own. */
  columnOf(field: string): string;
}

export interface RawFile {
  entries: RawEntry[];
  problems: Problem[];
}

/** A problem of the whole file. */
export function fileProblem(
  file: string,
  message: string,
  { field = null, line = null }: { field?: string | null; line?: number | null } = {},
): Problem {
  return { file, list: null, record: null, line, name: null, field, message };
}

/** The only list that has all of these columns; undefined when there are several, or none. */
function listWith(header: readonly string[]): ListName | undefined {
  const fitting = listNames.filter((list) => header.every((name) => columnNamed(list, name) !== undefined));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function readRow(
  { file, list }: { file: string; list: ListName },
  header: readonly string[],
  { cells, line }: Row,
  record: number,
) {
  const value: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const position = { file, list, record, line };
  const nameCell = cells[header.findIndex((name) => normaliseColumnName(name) === 'name')]?.trim() ?? null;
  const extra = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (cells.length < header.length || extra)
    problems.push(
      problemIn(
        position,
        nameCell,
        null,
        `has ${cells.length} cells and not ${header.length}: is a text not in quotes?`,
      ),
    );
  header.forEach((name, index) => {
    const column = columnNamed(list, name);
    const cell = cells[index];
    if (!column || cell === undefined) return;
    try {
      Object.assign(value, column.read(unguard(cell)));
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      problems.push(problemIn(position, nameCell, column.name, error.message));
      // So that the same cell isn't reported as missing too.
      for (const field of column.fields) delete value[field];
    }
  });
  return { value, problems };
}

function headerProblems(file: string, list: ListName, header: readonly string[]): Problem[] {
  const columnNames = columnsOf(list).map(({ name }) => name);
  const unknown = header.filter((name) => columnNamed(list, name) === undefined);
  const twice = header.filter(
    (name, index) => header.findIndex((other) => normaliseColumnName(other) === normaliseColumnName(name)) < index,
  );
  const inHeader = (message: string, field: string | null = null) => fileProblem(file, message, { field, line: 1 });
  return [
    ...unknown.map((name) =>
      name.trim() === ''
        ? inHeader(`A column has no name: there are ${columnNames.join(', ')}.`)
        : inHeader(`is not a column of ${list}: there are ${columnNames.join(', ')}`, name.trim()),
    ),
    ...twice.map((name) => inHeader('appears twice', name)),
    ...(header.some((name) => normaliseColumnName(name) === 'name') ? [] : [inHeader('The column “name” is missing.')]),
  ];
}

function readRows(file: string, list: ListName, [first, ...rows]: Row[]): RawFile {
  const header = [...(first?.cells ?? [])];
  while (header.length > 0 && header.at(-1)?.trim() === '') header.pop();
  const problems = headerProblems(file, list, header);
  if (problems.length > 0) return { entries: [], problems };
  const entries: RawEntry[] = [];
  for (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const record = entries.length + 1;
    const read = readRow({ file, list }, header, row, record);
    problems.push(...read.problems);
    entries.push({ file, list, record, line: row.line, value: read.value, columnOf: (field) => columnOf(list, field) });
  }
  return { entries, problems };
}

/** Parses one list. Without `list`, the columns or the file's name say which list it is. */
export function readCsv(text: string, { list, fileName }: { list: ListName | undefined; fileName: string }): RawFile {
  const failed = (message: string, line: number | null = null): RawFile => ({
    entries: [],
    problems: [fileProblem(fileName, message, { line })],
  });
  try {
    const rows = rowsOf(text, delimiterOf(text, list ? [list] : listNames));
    if (rows.length === 0) return failed('The file is empty.');
    const header = (rows[0]?.cells ?? []).filter((name) => name.trim() !== '');
    const chosen = list ?? listWith(header) ?? listNames.find((name) => fileName.toLowerCase().startsWith(name));
    if (!chosen) return failed(`Which list is it? Use --list with one of: ${listNames.join(', ')}.`);
    return readRows(fileName, chosen, rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return failed(messageOf(error), typeof error.lines === 'number' ? error.lines : null);
  }
}

function messageOf(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened and never closed.';
  return 'There is a quotation mark inside a cell: put the cell in quotes and write each quotation mark twice.';
}

interface Row {
  cells: string[];
  line: number;
}

/**
 * The rows with the lines on which they begin. The parser counts to the end of a row, and \r\n
 * within quotes as two lines.
 */
function rowsOf(text: string, delimiter: string, limit?: number): Row[] {
  const parsed = parse(text.replace(/\r\n?/g, '\n'), {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    ...(limit === undefined ? {} : { to: limit }),
  }) as unknown as { record: string[]; info: Info }[];
  let line = 1;
  return parsed.map(({ record, info }) => {
    const row = { cells: record, line };
    line = info.lines + 1;
    return row;
  });
}

function firstRow(text: string, delimiter: string): readonly string[] {
  try {
    return rowsOf(text, delimiter, 1)[0]?.cells ?? [];
  } catch (error) {
    // With another separator the quotation marks may be in the right places.
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** The delimiter that gives the first line the most known columns. */
function delimiterOf(text: string, lists: readonly ListName[]): string {
  const knownColumns = (delimiter: string) => {
    const header = firstRow(text, delimiter);
    return Math.max(...lists.map((list) => header.filter((name) => columnNamed(list, name) !== undefined).length));
  };
  const [best = ','] = [',', ';', '\t']
    .map((delimiter) => ({ delimiter, known: knownColumns(delimiter) }))
    .sort((a, b) => b.known - a.known)
    .map(({ delimiter }) => delimiter);
  return best;
}
