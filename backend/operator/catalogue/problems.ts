import type { RecordInputs } from '../../domain/catalogue/records.ts';
import type { ListName } from '../../domain/catalogue/references.ts';

/** A problem in a file, and its position. */
export interface Problem {
  file: string;
  list: ListName | null;
  /** The record's number in its list, from 1; null for a problem of the whole file. */
  record: number | null;
  /** The line of a CSV file on which the record begins. */
  line: number | null;
  name: string | null;
  field: string | null;
  message: string;
}

/** One record of a file, and its position. */
export interface Entry<List extends ListName = ListName> {
  file: string;
  list: List;
  record: number;
  line: number | null;
  input: RecordInputs[List];
  /** The file's name of a field, where it differs from the field's own. */
  columnOf(field: string): string;
}

type Position = Pick<Entry, 'file' | 'list' | 'record' | 'line'>;

export function problemIn(
  { file, list, record: number, line: at }: Position,
  name: string | null,
  field: string | null,
  message: string,
): Problem {
  return { file, list, record: number, line: at, name, field, message };
}
