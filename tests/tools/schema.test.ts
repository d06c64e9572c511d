import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';

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
