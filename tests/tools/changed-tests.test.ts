import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READERS, withReaders } from '../../tools/testing/vitest.mjs';

const pairs = Object.entries(READERS).flatMap(([read, readers]) => readers.map((reader) => [reader, read] as const));

describe('the tests of a change', () => {
  it.each(pairs)('%s reads %s', (reader, read) => {
    expect(readFileSync(reader, 'utf8')).toContain(basename(read));
  });

  it('are those of the changed files and of their readers, each once', () => {
    expect(withReaders(['schema/review.graphql', 'schema/vehicle.graphql', 'gateway/graphql/type-defs.ts'])).toEqual([
      'schema/review.graphql',
      'schema/vehicle.graphql',
      'gateway/graphql/type-defs.ts',
      ...(READERS['schema/'] ?? []).filter((reader) => reader !== 'gateway/graphql/type-defs.ts'),
    ]);
    expect(withReaders(['docs/schema.graphql.bak', 'client/schema/a.ts'])).toEqual([
      'docs/schema.graphql.bak',
      'client/schema/a.ts',
      'tests/tools/docs.test.ts',
    ]);
  });
});
