import { InvalidCell } from '../../domain/catalogue/cells.ts';
import type { Column, Field } from '../../domain/catalogue/field.ts';
import { fieldsOf } from '../../domain/catalogue/records.ts';
import { eachList, type ListName } from '../../domain/catalogue/references.ts';

function columnFor([field, { cell }]: [string, Field]): Column {
  if ('fields' in cell) return cell;
  return {
    name: cell.name ?? field,
    fields: [field],
    read(content) {
      const value = cell.read(content);
      return value === undefined ? {} : { [field]: value };
    },
    write: (record) => cell.write(Reflect.get(record, field)),
  };
}

/** In the order of the CSV file. */
export const columns = eachList((list): readonly Column[] => [...new Set(fieldsOf(list).map(columnFor))]);

const id: Column = {
  name: 'id',
  fields: ['id'],
  read(cell) {
    if (cell.trim() === '') return {};
    if (!/^\d{1,10}$/.test(cell.trim())) throw new InvalidCell('must be a number');
    return { id: Number(cell.trim()) };
  },
  write: () => '',
};

/** `Service mode`, `service_mode` and `serviceMode` are the same column. */
export const normaliseColumnName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

export const columnsOf = (list: ListName): readonly Column[] => [id, ...columns[list]];

/** The column of a field; the field itself if it has no separate column. */
export function columnOf(list: ListName, field: string): string {
  return columnsOf(list).find(({ fields }) => fields.includes(field))?.name ?? field;
}

export function columnNamed(list: ListName, name: string): Column | undefined {
  return columnsOf(list).find((column) => normaliseColumnName(column.name) === normaliseColumnName(name));
}

/**
 * Spreadsheets run a cell that begins with one of these as a formula. Writing puts an apostrophe in
 * front of it, and of one that has an apostrophe there already; reading removes it.
 */
const formula = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

const guarded = /^'+[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

export const guard = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

export const unguard = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell);
