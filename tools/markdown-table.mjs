/** Merges adjacent pieces of code, and escapes bars, which would end the cell. */
export const plain = (cell) => cell.replaceAll('``', '').replaceAll('|', '\\|');

/**
 * @param {readonly string[]} columns
 * @param {readonly (readonly string[])[]} rows
 */
export function table(columns, rows) {
  const line = (cells) => `| ${cells.map((cell) => plain(cell)).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
