import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { parsePostcode } from '#shared/uk/postcode.ts';

/** A UK postcode in any spacing, formatted. A missing one becomes an empty text. */
export const postcode = z
  .string()
  .trim()
  .max(TEXT_LIMITS.address.postcode, fieldMessages.postcodeInvalid)
  .nullish()
  .transform((input, context) => {
    if (!input) return '';
    const parsed = parsePostcode(input);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message: fieldMessages.postcodeInvalid });
    return z.NEVER;
  });
