import type { z } from 'zod';
import { field } from '../wire/field.ts';
import { record } from '../wire/record.ts';
import { text } from '../wire/scalars.ts';

/** Null when unreadable, so that the other parts are kept. */
const part = text.catch(null);

const parts = record(
  {
    street: part,
    street2: part,
    city: part,
    state: part,
    zipCode: part,
    country: part,
  },
  (wire) => wire,
);

export type AddressRecord = z.output<typeof parts>;

/** ENT-26: a postal address; null when it is missing, empty or not a record. */
export const addressRecord = field('an address', (value): AddressRecord | null => {
  const read = parts.safeParse(value);
  return read.success && Object.values(read.data).some((part) => part !== null) ? read.data : null;
});
