import * as z from 'zod/mini';
import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import { formatPlate, isPlate } from '../uk/plate.ts';
import { parsePostcode } from '../uk/postcode.ts';
import { optional, required, rule } from './fields.ts';

/* Postcodes and number plates, apart from the other kinds so that few pages load their patterns. */

/** A UK postcode in any spacing, formatted. */
export const optionalPostcode = optional(plainText, TEXT_LIMITS.address.postcode).check(
  rule((typed) => parsePostcode(typed) !== null, fieldMessages.postcodeInvalid),
  z.overwrite((typed) => parsePostcode(typed) ?? typed),
);

const plateChecks = [rule(isPlate, fieldMessages.plateInvalid), z.overwrite<string>(formatPlate)] as const;

/** A number plate, formatted. */
export const requiredPlate = (limit: number) => required(plainText, fieldMessages.plate, limit).check(...plateChecks);

export const optionalPlate = (limit: number) => optional(plainText, limit).check(z.overwrite(formatPlate));
