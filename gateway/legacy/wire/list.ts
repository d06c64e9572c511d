import { z } from 'zod';
import { documentField } from './documented-fields.ts';
import { field } from './field.ts';
import { readFlag } from './scalars.ts';

/**
 * A record that could not be read, by its place in the list and the field at fault; for the log.
 */
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

/** Stands for the field when all of a list is at fault. */
const WHOLE_LIST = '(whole list)';

/** What is dropped where a value that is no list was taken for an empty one, as DIR-16 wants it. */
export const ASSUMED_EMPTY: Dropped = { index: 0, field: WHOLE_LIST };

/**
 * 'complete'; 'partial' without some records; 'assumed' where no list was there and an empty one
 * was taken for it.
 */
export type Completeness = 'complete' | 'partial' | 'assumed';

export function completenessOf(dropped: readonly Dropped[]): Completeness {
  if (dropped.length === 0) return 'complete';
  return dropped.includes(ASSUMED_EMPTY) ? 'assumed' : 'partial';
}

export interface Records<T> extends WithDropped {
  readonly items: readonly T[];
}

/**
 * A list as PHP may write it: `[...]`, `{}` for an empty one, `{"1": ...}` after array_filter.
 * Undefined when it is none.
 */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/**
 * A list among others of one answer: empty when it is missing, null when it has records and none of
 * them can be read. What could not be read of it is added to `dropped`, under its name.
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
  dropped.push(...read.dropped.map((each) => ({ list, ...each })));
  return isUnreadable(read) ? null : read.items;
}

/** Reads each record by itself, so that a bad one costs no other. */
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

/** Records of which none can be read are no empty list: that would be a lie. */
const isUnreadable = ({ items, dropped }: Records<unknown>) => items.length === 0 && dropped.length > 0;

/**
 * As `readRecords`, with an issue for the schema's `context` when there are records and none can be
 * read.
 */
export function readableRecords<T>(
  key: string,
  values: readonly unknown[],
  record: z.ZodType<T>,
  context: z.RefinementCtx,
): Records<T> {
  const read = readRecords(values, record);
  const [first] = read.dropped;
  if (!first || !isUnreadable(read)) return read;
  const message = `${first.problem}; no record can be read`;
  context.addIssue({ code: 'custom', message, path: [key, first.index, first.field] });
  return z.NEVER;
}

/**
 * The list that an answer is about, under `key` or as the whole answer, as some scripts send it. It
 * must be there, and one of its records readable: a fault, since an empty list would be a lie.
 */
export function answeredRecords<T>(key: string, record: z.ZodType<T>) {
  documentField(key, 'list');
  return z.unknown().transform((answer, context): Records<T> => {
    const values = readAnsweredList(key, answer);
    if (values !== undefined) return readableRecords(key, values, record, context);
    context.addIssue({ code: 'custom', message: `not an answer with ${key}` });
    return z.NEVER;
  });
}

function readAnsweredList(key: string, answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return undefined;
  const value: unknown = Reflect.get(answer, key);
  // PHP's list that nothing was added to. Without a success beside it, it may as well be a query
  // that failed.
  return value === null && 'success' in answer && readFlag(answer.success) ? [] : readList(value);
}

/** A list inside a record: empty when it is missing or unreadable, and without its bad entries. */
export function innerList<T>(record: z.ZodType<T>) {
  return field('a list', (value): readonly T[] => readInner(value, record), 'list');
}

/** Like `innerList`, but parsed on first use: for lists that are rarely selected. */
export function lazyList<T>(record: z.ZodType<T>) {
  return field('a list', (value) => lazily((): readonly T[] => readInner(value, record)), 'list');
}

function readInner<T>(value: unknown, record: z.ZodType<T>): readonly T[] {
  return readRecords(readList(value) ?? [], record).items;
}

/** Calls `make` on first use, and returns the same value from then on. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
