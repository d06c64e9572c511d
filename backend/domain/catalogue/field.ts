import type { z } from 'zod';
import { normaliseLine, normaliseText } from '#shared/plain-text.ts';
import type { CatalogueRows, OwnedRow, OwnedTable } from '../../store/catalogue/catalogue.ts';
import type { TimeSlot } from '../availability/working-hours.ts';
import { formatMinutesCell, formatPriceCell, InvalidCell, readMinutes, readPrice } from './cells.ts';
import * as schemas from './field-schemas.ts';
import type { PriceRange } from './price-range.ts';
import type { ListName, References, Report } from './references.ts';

/** A field of a record, from which files, scripts, the operator's commands and rows are derived. */
export interface Field<Value = unknown, Given = Value, ColumnName = string> {
  kind: 'line' | 'text' | 'choice' | 'flag' | 'minutes' | 'price' | 'names' | 'offers' | 'areas' | 'hours';
  /** The rule for what files and operators give. */
  schema: z.ZodType<Given>;
  /** The value of a new record that leaves it out. Without one it is required. */
  initial?: Value;
  /** Its cell in CSV. Several fields may share a column. */
  cell: Cell<Value> | Column;
  /** Its column in the record's own row, or else its rows in another table. */
  column?: ColumnName;
  /** How the column stores the value, where it isn't the value itself. */
  stored?: { read(stored: unknown): Value; write(value: Value): unknown };
  rows?: OwnedRows<Value, Given>;
  /** Its name in the answers of scripts, where it is not the column's. */
  wire?: string;
  option?: Option;
  choices?: readonly string[];
}

/** A cell of CSV. `read` returns what JSON has; undefined leaves the field unchanged. */
interface Cell<Value> {
  /** The column's name, where it is not the field's. */
  name?: string;
  read(cell: string): unknown;
  write(value: Value): string;
}

/** A column of CSV, as the fields that it holds. */
export interface Column {
  name: string;
  fields: readonly string[];
  read(cell: string): object;
  write(record: object): string;
}

/** Rows of another table that are a field of a record. */
export interface OwnedRows<Value, Given> {
  table: OwnedTable;
  ownerOf(id: number): number | string;
  /** Returns the value of the record with an id. */
  read(rows: CatalogueRows, nameOf: (list: ListName, id: number) => string): (id: number) => Value;
  /** From what a file gives, with references and hours in the database's spelling. */
  resolve(given: Given, field: string, context: ResolveContext): Value;
  rowsOf(value: Value, id: number, context: WriteContext): OwnedRow[];
}

export interface ResolveContext {
  references: References;
  timeSlots: readonly TimeSlot[];
  report: Report;
}

interface WriteContext {
  idOf(list: ListName, name: string): number;
  timeSlots: readonly TimeSlot[];
}

/** How operators set a field: `--years TEXT`. */
export interface Option {
  name: string;
  summary: string;
  placeholder?: string;
  maxLength?: number;
  /** What `--remove-...` does to a list. */
  removal?: string;
}

type Settings<Value> = Partial<Pick<Field<Value>, 'initial' | 'wire' | 'option'>>;

/** A text on one line, which is not empty. */
export const line = <Name extends string>(
  column: Name,
  maxLength: number,
  settings: Settings<string> = {},
): Field<string, string, Name> => ({
  kind: 'line',
  schema: schemas.line(maxLength),
  cell: { read: (cell) => cell, write: (value: string) => value },
  column,
  ...settings,
});

/** A text that may be null. */
export const text = <Name extends string>(
  column: Name,
  maxLength: number,
  { isLong = false, ...settings }: Settings<string | null> & { isLong?: boolean } = {},
): Field<string | null, string | null, Name> => ({
  kind: 'text',
  schema: schemas.optionalText(isLong ? normaliseText : normaliseLine, maxLength),
  initial: null,
  cell: { read: (cell) => cell, write: (value: string | null) => value ?? '' },
  column,
  ...settings,
});

/** An empty cell leaves it unchanged, since it can't be empty. */
export const choice = <Name extends string, const Choice extends string>(
  column: Name,
  choices: readonly Choice[],
  settings: Settings<Choice> = {},
): Field<Choice, Choice, Name> => ({
  kind: 'choice',
  schema: schemas.oneOf(choices),
  cell: {
    read: (cell) => {
      const chosen = cell.trim();
      return choices.find((choice) => choice.toLowerCase() === chosen.toLowerCase()) ?? (chosen || undefined);
    },
    write: (value: string) => value,
  },
  column,
  choices,
  ...settings,
});

const yes = ['yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

/** A boolean, stored as 1 or 0. */
export const flag = <Name extends string>(
  column: Name,
  settings: Settings<boolean> = {},
): Field<boolean, boolean, Name> => ({
  kind: 'flag',
  schema: schemas.yesOrNo,
  initial: false,
  cell: {
    read(cell) {
      const answer = cell.trim().toLowerCase();
      if (answer === '') return undefined;
      if (![...yes, ...no].includes(answer)) throw new InvalidCell('must be Yes or No');
      return yes.includes(answer);
    },
    write: (value: boolean) => (value ? 'Yes' : 'No'),
  },
  column,
  stored: { read: (stored) => stored === 1, write: (value) => (value ? 1 : 0) },
  ...settings,
});

type Amount<Name> = Field<number | null, number | null, Name>;

export const minutes = <Name extends string>(
  column: Name,
  { cellName, ...settings }: Settings<number | null> & { cellName: string },
): Amount<Name> => ({
  kind: 'minutes',
  schema: schemas.minutes.nullable(),
  initial: null,
  cell: { name: cellName, read: readMinutes, write: formatMinutesCell },
  column,
  ...settings,
});

const priceColumn: Column = {
  name: 'price',
  fields: ['basePricePence', 'highPricePence'] satisfies (keyof PriceRange)[],
  read: readPrice,
  write: (record) => formatPriceCell(record as PriceRange),
};

/** The lower or the higher end of a price. */
export const price = <Name extends string>(column: Name, settings: Settings<number | null> = {}): Amount<Name> => ({
  kind: 'price',
  schema: schemas.pence.nullable(),
  initial: null,
  cell: priceColumn,
  column,
  ...settings,
});
