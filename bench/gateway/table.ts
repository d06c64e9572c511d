/** Prints a table in Markdown, its columns aligned. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  console.log([`\n${title}\n`, line(head), line(rule), ...rows.map(line)].join('\n'));
}

/** Two significant digits. */
export function digits(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(2))) : 'n/a';
}

export const microseconds = (seconds: number): string => `${digits(seconds * 1e6)} µs`;
