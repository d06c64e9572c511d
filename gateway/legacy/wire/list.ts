import { z } from 'zod';
import { valuesInOrder } from './json.ts';
import { documentField, field } from './record.ts';
import { readFlag } from './scalars.ts';

/** An unreadable record: its index in the list and the invalid field, for the log. */
export interface Dropped {
  readonly list?: string;
  readonly index: number;
  readonly field: string;
  /** What is wrong with the field, such as `not a text`; for the doctor. */
  readonly problem?: string;
}

/** A response without its unreadable records, which the transport logs. */
export interface WithDropped {
  readonly dropped: readonly Dropped[];
}

/** The unreadable records of a response's lists that are read on first use. */
export class LateDropped {
  /** All that have been found. */
  readonly found: Dropped[] = [];
  /** Told those of each list, for the log. */
  onFound: (dropped: readonly Dropped[]) => void = () => undefined;

  /** Like `readNamedList`, but read when it is first called: few requests show every list. */
  list<T>(name: string, value: unknown, record: z.ZodType<T>): () => readonly T[] | null {
    return lazy(() => {
      const dropped: Dropped[] = [];
      const read = readNamedList(name, value, record, dropped);
      this.found.push(...dropped);
      if (dropped.length > 0) this.onFound(dropped);
      return read;
    });
  }
}

/** In place of a field, when the whole list is invalid. */
const WHOLE_LIST = '(whole list)';

/** Marks a list that was missing and is assumed to be empty (DIR-16). */
export const ASSUMED_EMPTY: Dropped = { index: 0, field: WHOLE_LIST };

/** 'partial': some records were dropped; 'assumed': a missing list is assumed to be empty. */
export type Completeness = 'complete' | 'partial' | 'assumed';

export function completenessOf(dropped: readonly Dropped[]): Completeness {
  if (dropped.length === 0) return 'complete';
  return dropped.includes(ASSUMED_EMPTY) ? 'assumed' : 'partial';
}

export interface Records<T> extends WithDropped {
  readonly items: readonly T[];
}

/**
 * A list as PHP may write it: `[...]`, `{}` for an empty one, `{"1": ...}` after array_filter, in
 * the order of the text. Undefined for anything else.
 */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? valuesInOrder(value) : undefined;
}

/**
 * One of several lists of a response: empty when it is missing, null when it has records and none
 * is readable. Adds its unreadable records to `dropped`.
 */
export function readNamedList<T>(
  list: string,
  value: unknown,
  record: z.ZodType<T>,
  dropped: Dropped[],
): readonly T[] | null {
  const isMissing = value === undefined || value === null || value === '' || value === false;
  const values = isMissing ? [] : readList(value);
  if (values === undefined) {
    dropped.push({ list, index: 0, field: WHOLE_LIST });
    return null;
  }
  const read = readRecords(values, record);
  dropped.push(...read.dropped.map((entry) => ({ list, ...entry })));
  return read.items.length === 0 && values.length > 0 ? null : read.items;
}

/** Reads each record on its own, so that an invalid one doesn't affect the others. */
export function readRecords<T>(values: readonly unknown[], record: z.ZodType<T>): Records<T> {
  const items: T[] = [];
  const dropped: Dropped[] = [];
  for (let index = 0; index < values.length; index++) {
    const read = record.safeParse(values[index]);
    if (read.success) items.push(read.data);
    else dropped.push({ index, ...firstProblem(read.error) });
  }
  return { items, dropped };
}

function firstProblem({ issues: [issue] }: z.ZodError): Pick<Dropped, 'field' | 'problem'> {
  return { field: issue?.path.join('.') || '(whole record)', ...(issue && { problem: issue.message }) };
}

/** Like `readRecords`, but adds an issue when there are records and none is readable. */
export function readableRecords<T>(
  key: string,
  values: readonly unknown[],
  record: z.ZodType<T>,
  context: z.RefinementCtx,
): Records<T> {
  const read = readRecords(values, record);
  const [first] = read.dropped;
  if (!first || read.items.length > 0) return read;
  const message = `${first.problem}; no record can be read`;
  context.addIssue({ code: 'custom', message, path: [key, first.index, first.field] });
  return z.NEVER;
}

/**
 * The main list of a response, under `key` or as the whole response. Invalid when it is missing, or
 * has records and none is readable.
 */
export function mainList<T>(key: string, record: z.ZodType<T>) {
  documentField(key, 'list');
  return z.unknown().transform((body, context): Records<T> => {
    const values = findMainList(key, body);
    if (values !== undefined) return readableRecords(key, values, record, context);
    context.addIssue(`not a response with ${key}`);
    return z.NEVER;
  });
}

function findMainList(key: string, body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, key);
  // PHP's null for an empty list. Without a success flag it could also be a failed query.
  return value === null && 'success' in body && readFlag(body.success) ? [] : readList(value);
}

/** A list inside a record: empty when it is missing or unreadable, and without its bad entries. */
export function innerList<T>(record: z.ZodType<T>) {
  return field('a list', (value): readonly T[] => readInner(value, record), 'list');
}

/** Like `innerList`, but parsed on first use: for lists that are rarely selected. */
export function lazyList<T>(record: z.ZodType<T>) {
  return field('a list', (value) => lazy((): readonly T[] => readInner(value, record)), 'list');
}

function readInner<T>(value: unknown, record: z.ZodType<T>): readonly T[] {
  return readRecords(readList(value) ?? [], record).items;
}

/** A getter that calls `make` on first use, and returns the same value from then on. */
export function lazy<T extends object | null>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    if (made === undefined) made = make();
    return made;
  };
}
