import { z } from 'zod';
import { field } from '../wire/field.ts';
import { text } from '../wire/scalars.ts';

/** One that cannot be read costs itself alone. */
const part = text.catch(null);

const parts = z.object({
  street: part,
  street2: part,
  city: part,
  state: part,
  zipCode: part,
  country: part,
});

export type AddressRecord = z.output<typeof parts>;

/** ENT-26: a postal address; null when it is missing, none of it is known, or it is no record. */
export const addressRecord = field('an address', (value): AddressRecord | null => {
  const read = parts.safeParse(value);
  return read.success && Object.values(read.data).some((part) => part !== null) ? read.data : null;
});
