import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';

const files = readdirSync('schema').filter((file) => file.endsWith('.graphql'));

const described = new Set<string>([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.DIRECTIVE_DEFINITION,
]);

/** The names of the elements in a file without a description. */
function undescribed(file: string): string[] {
  const names: string[] = [];
  visit(parse(readFileSync(join('schema', file), 'utf8')), {
    enter(node) {
      if (!described.has(node.kind) || !('name' in node) || !node.name) return;
      if (!('description' in node) || !node.description?.value.trim()) names.push(node.name.value);
    },
  });
  return names;
}

describe('the graph', () => {
  it.each(files)('describes every element of %s', (file) => {
    expect(undescribed(file)).toEqual([]);
  });

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

  it('is read from more than a few files', () => {
    expect(files.length).toBeGreaterThan(8);
  });
});
