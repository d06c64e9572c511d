import { londonDay, londonTime } from '#shared/london/clock.ts';

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

export interface Column<Row> {
  title: string;
  value(row: Row): string | number | null;
  /** For numbers and amounts. */
  isRightAligned?: boolean;
  /** Longer texts are cut with an ellipsis; the whole text is in `--json`. */
  maxWidth?: number;
}

const defaultMaxWidth = 48;

const widthOf = (text: string) => Array.from(text).length;

function truncate(text: string, maxWidth: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  return characters.length > maxWidth ? `${characters.slice(0, maxWidth - 1).join('')}…` : characters.join('');
}

/** Aligned columns with a heading. An empty cell is a dash, so that columns stay apparent. */
export function renderTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) =>
      columns.map(({ value, maxWidth = defaultMaxWidth }) => truncate(String(value(row) ?? ''), maxWidth) || '-'),
    ),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => widthOf(line[index] ?? ''))));
  return cells
    .map((line) =>
      line
        .map((cell, index) => {
          const padding = ' '.repeat((widths[index] ?? 0) - widthOf(cell));
          return columns[index]?.isRightAligned ? padding + cell : cell + padding;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Labels and values, one pair a line. Further lines of a value are indented below its first. */
export function renderFields(fields: Record<string, string | number | null>): string {
  const nonEmpty = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const width = Math.max(0, ...nonEmpty.map(([label]) => widthOf(label)));
  return nonEmpty
    .map(([label, value]) => {
      const text = String(value).replace(/\n/g, `\n${' '.repeat(width + 2)}`);
      return `${label}${' '.repeat(width - widthOf(label))}  ${text}`;
    })
    .join('\n');
}

/** A moment as people read it: `2026-03-02 10:30`, in London. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return `${londonDay(at)} ${londonTime(at)}`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** For example `1.4 MB`. */
export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000;
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

/** `1 file`, `2,000 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}
