import type { z } from 'zod';
import { field } from './field.ts';

/** A record that could not be read, by its place in the list and the field at fault; for the log. */
export interface Dropped {
  /** Which list, where an answer has several. */
  readonly list?: string;
  readonly index: number;
  readonly field: string;
  /** What the field should have been, for example `not a text`; for the doctor. */
  readonly problem?: string;
}

/** An answer whose unreadable records were left out; the transport logs them. */
export interface WithDropped {
  readonly dropped: readonly Dropped[];
}

export interface Records<T> extends WithDropped {
  readonly items: readonly T[];
}

/** A list as PHP may write it: `[...]`, `{}` for an empty one, `{"1": ...}` after array_filter. Undefined when it is none. */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/** A list among others of one answer: empty when it is missing. What could not be read of it is added to `dropped`, under its name. */
export function readNamedList<T>(list: string, value: unknown, record: z.ZodType<T>, dropped: Dropped[]): readonly T[] {
  const values = readList(value);
  const isMissing = value === undefined || value === null || value === '' || value === false;
  if (values === undefined && !isMissing) dropped.push({ list, index: 0, field: '(whole list)' });
  const read = readRecords(values ?? [], record);
  dropped.push(...read.dropped.map((each) => ({ list, ...each })));
  return read.items;
}

/** Reads each record by itself, so that a bad one costs no other. */
export function readRecords<T>(values: readonly unknown[], record: z.ZodType<T>): Records<T> {
  const items: T[] = [];
  const dropped: Dropped[] = [];
  for (const [index, value] of values.entries()) {
    const read = record.safeParse(value);
    if (read.success) items.push(read.data);
    else dropped.push({ index, ...firstProblem(read.error) });
  }
  return { items, dropped };
}

function firstProblem({ issues: [issue] }: z.ZodError): Pick<Dropped, 'field' | 'problem'> {
  return { field: issue?.path.join('.') || '(whole record)', ...(issue && { problem: issue.message }) };
}

/**
 * The list that an answer is about, under `key` or as the whole answer, as some scripts send it. It must be there:
 * a wrong shape is a fault, since an empty list would be a lie.
 */
export function answeredRecords<T>(key: string, record: z.ZodType<T>) {
  return field(`an answer with ${key}`, (answer): Records<T> | undefined => {
    const values = readAnsweredList(key, answer);
    return values && readRecords(values, record);
  });
}

/** As `answeredRecords`, for a list of plain values. */
export function readAnsweredList(key: string, answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'object' && answer !== null ? readList(Reflect.get(answer, key)) : undefined;
}

/** A list inside a record: empty when it is missing or unreadable, and without its bad entries. */
export function innerList<T>(record: z.ZodType<T>) {
  return field('a list', (value): readonly T[] => readRecords(readList(value) ?? [], record).items);
}
