import { type Column, renderFields, renderTable } from './table.ts';

/** The result of a command: `data` for `--json`, and the same as text for people. */
export interface Result {
  data: Record<string, unknown>;
  text: string;
}

/** A list as a table. `empty` is the sentence for a list without entries. */
export function listResult<Row extends object>(
  key: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  empty: string,
): Result {
  return { data: { [key]: rows }, text: rows.length === 0 ? empty : renderTable(rows, columns) };
}

/** One record: labels and values, with sections below. The text leaves out empty values. */
export function recordResult(
  data: Record<string, unknown>,
  fields: Record<string, string | number | null>,
  sections: readonly string[] = [],
): Result {
  return { data, text: [renderFields(fields), ...sections.filter(Boolean)].join('\n\n') };
}

/** A titled part of a record's text; nothing when it has no entries. */
export function section<Row extends object>(
  title: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): string {
  return rows.length === 0 ? '' : `${title}\n${renderTable(rows, columns).replace(/^/gm, '  ')}`;
}
