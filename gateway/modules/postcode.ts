import { z } from 'zod';

const POSTCODE = /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/;

/** A postcode of the UK in any spacing, as it is written: `LE1 6XH`. Missing is empty. */
export const postcode = z
  .string()
  .trim()
  .max(20, 'Please enter a valid UK postcode.')
  .nullish()
  .transform((given, context) => {
    const compact = (given ?? '').replace(/[\s-]/g, '').toUpperCase();
    if (compact === '') return '';
    if (POSTCODE.test(compact)) return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
    context.addIssue({ code: 'custom', message: 'Please enter a valid UK postcode.' });
    return z.NEVER;
  });
