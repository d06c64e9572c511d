import * as z from 'zod/mini';
import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import { formatAddress } from '../uk/address.ts';
import { formatPlate, isPlate } from '../uk/plate.ts';
import { parsePostcode } from '../uk/postcode.ts';
import { optional, required, rule, withoutWebAddress } from './fields.ts';

/* Addresses, postcodes and number plates, apart so that few pages load their patterns. */

/** A UK postcode in any spacing, formatted. */
export const optionalPostcode = optional(plainText, TEXT_LIMITS.address.postcode).check(
  rule((typed) => parsePostcode(typed) !== null, fieldMessages.postcodeInvalid),
  z.overwrite((typed) => parsePostcode(typed) ?? typed),
);

const { bookingAddress } = TEXT_LIMITS;

/** Where a specialist comes to, on one line, formatted. */
export const requiredVisitAddress = required(formatAddress, fieldMessages.address, bookingAddress).check(
  withoutWebAddress,
);
export const optionalVisitAddress = optional(formatAddress, bookingAddress).check(withoutWebAddress);

const plateChecks = [rule(isPlate, fieldMessages.plateInvalid), z.overwrite<string>(formatPlate)] as const;

/** A number plate, formatted. */
export const requiredPlate = (limit: number) => required(plainText, fieldMessages.plate, limit).check(...plateChecks);

export const optionalPlate = (limit: number) => optional(plainText, limit).check(z.overwrite(formatPlate));
