import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as graphql from 'graphql';
import { buildSchema, Kind, parse, visit } from 'graphql';
import * as graphql15 from 'graphql-15';
import * as graphql166 from 'graphql-16-6';
import * as graphql169 from 'graphql-16-9';
import * as graphql17 from 'graphql-17';
import { describe, expect, it } from 'vitest';
import { nextSnapshot } from '../../tools/codegen/schema.mjs';

const files = readdirSync('schema').filter((file) => file.endsWith('.graphql'));

describe('the graph', () => {
  it('accepts files for bookings and applications only, not for a customer’s photo (C-79)', () => {
    const inputs = new Set<string>();
    for (const file of files)
      visit(parse(readFileSync(join('schema', file), 'utf8')), {
        NamedType(node, _key, _parent, _path, ancestors) {
          if (node.name.value !== 'Upload') return;
          for (const ancestor of ancestors)
            if ('kind' in ancestor && ancestor.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
              inputs.add(ancestor.name.value);
        },
      });
    expect([...inputs].sort()).toEqual([
      'ApplyAsSpecialistInput',
      'BookAppointmentAsGuestInput',
      'BookAppointmentInput',
    ]);
  });
});

describe('the file of the whole graph', () => {
  const query = `query SlotsQuery($date: Date!, $location: LocationInput!) {
    services { id timeSlots(date: $date, location: $location) { label } } }`;

  it.each([graphql15, graphql166, graphql169, graphql17, graphql] as unknown as (typeof graphql)[])(
    'is loaded by graphql $version, as generators use it',
    ({ buildSchema: build, validateSchema, validate, parse: read }) => {
      const schema = build(readFileSync('docs/schema.graphql', 'utf8'));
      expect([...validateSchema(schema), ...validate(schema, read(query))]).toEqual([]);
    },
  );

  it('is loaded by Relay’s compiler, which can refetch every node and its connections', () => {
    const nodes = graphql.buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
    const fragments = nodes
      .getPossibleTypes(nodes.getType('Node') as graphql.GraphQLInterfaceType)
      .map(({ name }) => `fragment Slots_${name} on ${name} @refetchable(queryName: "Slots${name}Query") { id }`);
    const pages = `fragment Slots_pages on Customer
      @refetchable(queryName: "SlotsPagesQuery") @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }) {
        appointments(first: $first, after: $after) @connection(key: "Slots_appointments") { edges { node { id } } } }`;
    const folder = mkdtempSync(join(tmpdir(), 'relay-'));
    copyFileSync('docs/schema.graphql', join(folder, 'schema.graphql'));
    const documents = [query, ...fragments, pages].map((text) => `graphql\`${text}\`;`);
    writeFileSync(join(folder, 'Slots.js'), documents.join('\n'));
    const config = { src: '.', schema: 'schema.graphql', language: 'typescript' };
    writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
    const require = createRequire(import.meta.url);
    execFileSync(process.execPath, [require.resolve('relay-compiler/cli.js'), 'relay.config.json'], {
      cwd: folder,
      stdio: 'pipe',
    });
    const generated = (name: string) => readFileSync(join(folder, '__generated__', `${name}.graphql.ts`), 'utf8');
    expect(generated('SlotsQuery')).toContain('timeSlots');
    expect(fragments).toHaveLength(10);
    expect(generated('SlotsRepairQuery')).toContain('"name": "node"');
    expect(generated('SlotsPagesQuery')).toContain('"name": "node"');
    rmSync(folder, { recursive: true });
  });

  it('defines every directive that it uses, and only those', () => {
    const type = `input Where @oneOf { id: ID place: String @deprecated(reason: "Use id.") }
      scalar Day @specifiedBy(url: "https://example.com") type Query { find(where: Where!): Day }`;
    const found = nextSnapshot(null, buildSchema(type));
    expect(found.match(/(?<=^directive )@\w+/gm)).toEqual(['@deprecated', '@oneOf', '@specifiedBy']);
    expect(nextSnapshot(null, buildSchema(found))).toBe(found);
    expect(nextSnapshot(null, buildSchema('type Query { day: ID }'))).not.toContain('directive');
  });
});
