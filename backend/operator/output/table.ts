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
