import { CsvError, type Info, parse } from 'csv-parse/sync';
import type { ListName } from '../../domain/catalogue/references.ts';
import { columnNamed } from './columns.ts';

export interface Row {
  cells: string[];
  line: number;
}

/**
 * The rows with the lines on which they begin. The parser counts to the end of a row, and \r\n
 * within quotes as two lines.
 */
export function rowsOf(text: string, delimiter: string, limit?: number): Row[] {
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
export function delimiterOf(text: string, lists: readonly ListName[]): string {
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
