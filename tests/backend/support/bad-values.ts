import type { EngineName } from './engines.ts';

/** How a field takes what it should not. */
export type Kind =
  /** Words of the sender's own, which have to be there. */
  | 'text'
  /** Words that may be missing. */
  | 'optional text'
  /** An id, a date, an address, a choice: nothing else will do. */
  | 'strict'
  /** The same, when it is there. */
  | 'optional strict';

const absent: [string, unknown][] = [
  ['nothing', undefined],
  ['an empty text', ''],
  ['spaces', '  \t '],
  ['null', null],
  ['a list', ['a', 1]],
  ['an empty list', []],
  ['an object', { a: 1 }],
];

const unusable: [string, unknown][] = [
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['a megabyte', 'x'.repeat(1_000_000)],
];

const hostile: [string, unknown][] = [
  ['markup', '<script>alert(1)</script>'],
  ['SQL', "x'; drop table accounts; --"],
  ['a condition', '1 or 1=1'],
  // Cleaned, as are all invisible characters that carry nothing.
  ['a turned direction', 'a\u202eb'],
  ['a path', '../../../etc/passwd'],
  ['a line of its own', 'a\r\nBcc: all@example.com'],
  ['an emoji', '😀 ok'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a method', 'toString'],
  ['a template', '{{7*7}}'],
  ['an escape', '%00%0d%0a'],
];

const otherTypes: [string, unknown][] = [
  ['a number', 12345],
  ['zero', 0],
  ['below zero', -1],
  ['a fraction', 1.5],
  ['a huge number', 1e21],
  ['true', true],
  ['false', false],
];

/**
 * What databases store or compare differently, if it reaches them: PostgreSQL takes no NUL, no half
 * characters, and no text or number where an integer of its size belongs. The rest is for SQLite.
 */
const isForEach = ([what]: [what: string, value: unknown]) =>
  ['a NUL', 'half a character', 'a condition', 'SQL', 'an emoji', 'a fraction', 'a huge number'].includes(what);

const on = (engine: EngineName, values: [string, unknown][]) =>
  engine === 'sqlite' ? values : values.filter(isForEach);

/** What has to be refused, whatever else is right. */
export function refusedFor(kind: Kind, engine: EngineName): [string, unknown][] {
  const values = [...(kind.startsWith('optional') ? [] : absent), ...unusable];
  return on(engine, [...values, ...(kind.endsWith('strict') ? hostile : [])]);
}

/** What may be taken, as the words it is, or refused; never more than that. */
export function doubtfulFor(kind: Kind, engine: EngineName): [string, unknown][] {
  const values = [...otherTypes, ...(kind.startsWith('optional') ? absent : [])];
  return on(engine, [...values, ...(kind.endsWith('strict') ? [] : hostile)]);
}

/** Numbers beyond what an integer column of PostgreSQL holds, and what it doesn't take as text. */
const parametersForEach = ['1 or 1=1', 'a\0b', '-1', '1.5', '1e9', '99999999999999999999', 'NaN'];

/** What a text in a query may be. */
export const badParametersOn = (engine: EngineName): readonly string[] => [
  ...parametersForEach,
  ...(engine === 'sqlite' ? [...hostile.map(([, value]) => String(value)), 'x'.repeat(8000), '0', '0x10', ' '] : []),
];

/** Whole bodies that are no object, or none that ends well. */
export const badBodies = [
  '',
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{}',
  '{',
  '{"a":}',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
];
