import { z } from 'zod';
import { field } from '../wire/field.ts';
import { id, text } from '../wire/scalars.ts';

/** A name that stands for nobody and nowhere counts as none; the modules say what to show instead. */
export const assigned = text.transform((name) => (name?.toLowerCase() === 'not assigned' ? null : name));

const parts = z.object({ id, specialist_id: id, name: assigned, specialist_name: assigned, photo: text });

export interface PersonRecord {
  readonly id: string | null;
  readonly name: string | null;
  readonly photo: string | null;
}

/** ENT-23..25: a specialist as a bare name, or as a record; nobody when it is neither. */
export const person = field('a person', (value): PersonRecord => {
  const read = parts.safeParse(value);
  if (read.success) {
    const { id: plainId, specialist_id, name, specialist_name, photo } = read.data;
    return { id: plainId ?? specialist_id, name: name ?? specialist_name, photo };
  }
  return { id: null, name: assigned.safeParse(value).data ?? null, photo: null };
});
