import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hooksPreset } from '../../tools/codegen/presets.mjs';

const SCHEMA = `
  directive @unmask on FRAGMENT_SPREAD
  directive @cacheControl(scope: Scope) on FIELD_DEFINITION
  enum Scope { PUBLIC PRIVATE }
  type Query {
    me: Customer @cacheControl(scope: PRIVATE)
    isFree: Boolean @cacheControl(scope: PRIVATE)
    areas: [String!] @cacheControl(scope: PUBLIC)
  }
  type Customer { id: ID! name: String visits: [Visit!] cars: [Car!] }
  type Visit { id: ID! }
  type Car { id: ID! }
  type Mutation { end: Boolean }`;

const DOCUMENTS = `
  query CustomerVisits { me { id ...Read ...Unmasked @unmask } }
  query IsFree { isFree }
  query Areas { areas }
  mutation End { end }
  fragment Read on Customer { name visits { id } }
  fragment Unmasked on Customer { name }`;

let folder = '';
const argv = process.argv;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'codegen-'))}/`;
  writeFileSync(`${folder}gone.ts`, '// Its operation is gone.');
});
afterEach(() => {
  process.argv = argv;
  rmSync(folder, { recursive: true });
});

const run = () =>
  generate({
    silent: true,
    schema: SCHEMA,
    documents: DOCUMENTS,
    generates: {
      [folder]: {
        preset: hooksPreset,
        presetConfig: { typesModule: '../graphql.ts', mutationModule: '../use-mutation.ts' },
      },
    },
  });

it('writes a module for each operation and masked fragment, and removes what is gone', async () => {
  await run();
  expect(readdirSync(folder).sort()).toEqual(['areas.ts', 'customer-visits.ts', 'end.ts', 'is-free.ts', 'read.ts']);
});

it('removes nothing with --check', async () => {
  process.argv = [...argv, '--check'];
  await run();
  expect(readdirSync(folder)).toContain('gone.ts');
});

it.each([
  ['customer-visits', { session: 'required', customer: ['visits'] }],
  ['is-free', { session: 'optional' }],
  ['areas', {}],
  ['end', { session: 'required' }],
])('says in %s whether the session is needed, and what is read of the customer', async (file, expected) => {
  await run();
  const [, meta] = /"__meta__":(\{.*?\})/.exec(readFileSync(`${folder}${file}.ts`, 'utf8')) ?? [];
  expect(JSON.parse(meta ?? '')).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), ...expected });
});
