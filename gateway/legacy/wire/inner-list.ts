import type { z } from 'zod';
import { field } from './field.ts';
import { readList, readRecords } from './list.ts';

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
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
