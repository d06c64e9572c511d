import { z } from 'zod';
import { field } from '../wire/field.ts';
import { text } from '../wire/scalars.ts';

const parts = z.object({ street: text, street2: text, city: text, state: text, zipCode: text, country: text });

export type AddressRecord = z.output<typeof parts>;

/** ENT-26: a postal address; null when it is missing, none of it is known, or it is no record. */
export const addressRecord = field('an address', (value): AddressRecord | null => {
  const read = parts.safeParse(value);
  return read.success && Object.values(read.data).some((part) => part !== null) ? read.data : null;
});
