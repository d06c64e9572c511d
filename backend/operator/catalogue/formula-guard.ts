/**
 * Spreadsheets run a cell that begins with one of these as a formula. Writing puts an apostrophe in
 * front of it, and of one that has an apostrophe there already; reading removes it.
 */
const formula = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

const guarded = /^'+[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

export const guard = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

export const unguard = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell);
