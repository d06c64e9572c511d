import { InvalidCell } from './cells.ts';
import { type Column, columns } from './columns.ts';
import type { ListName } from './records.ts';

const id: Column<unknown> = {
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

export const columnsOf = (list: ListName): readonly Column<never>[] => [id, ...columns[list]];

/** The column of a field; the field itself if it has no separate column. */
export function columnOf(list: ListName, field: string): string {
  return columnsOf(list).find(({ fields }) => fields.includes(field))?.name ?? field;
}

export function columnNamed(list: ListName, name: string): Column<never> | undefined {
  return columnsOf(list).find((column) => normaliseColumnName(column.name) === normaliseColumnName(name));
}
