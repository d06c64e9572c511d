import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as backend from '../../backend/domain/uk-inputs.ts';
import * as form from '../../client/src/lib/uk-address.ts';
import { formatUkPhone, isUkPhone } from '../../client/src/lib/uk-phone.ts';
import * as formPlate from '../../client/src/lib/uk-plate.ts';
import { tidyPostcode } from '../../client/src/lib/uk-postcode.ts';
import { nationalPhone } from '../../gateway/modules/phone.ts';
import * as gatewayPlate from '../../gateway/modules/plate.ts';
import { postcode, tidyAddress } from '../../gateway/modules/postcode.ts';
import { typing } from '../support/uk-inputs.ts';

/** Of anything that can be typed, the rooms make the same, so that what a form has tidied is never refused behind it. */
const always = (check: (typed: string) => void) => fc.assert(fc.property(typing, check), { numRuns: 5_000 });

describe('The three rooms agree about', () => {
  it('telephone numbers (C-57)', () =>
    always((typed) => {
      const national = nationalPhone(typed);
      expect(backend.tidyUkPhone(typed)).toBe(national);
      if (national !== null) expect(formatUkPhone(typed)).toBe(national);
      const shown = formatUkPhone(typed);
      expect(nationalPhone(shown)).toBe(isUkPhone(typed) ? shown : null);
    }));

  it('postcodes', () =>
    always((typed) => {
      const tidy = tidyPostcode(typed);
      expect(backend.tidyUkPostcode(typed)).toBe(tidy);
      if (typed.trim() !== '' && typed.trim().length <= 20) expect(postcode.safeParse(typed).data ?? null).toBe(tidy);
    }));

  it('number plates', () =>
    always((typed) => {
      const isOne = formPlate.isPlate(typed);
      expect([gatewayPlate.isPlate(typed), backend.isPlate(typed)]).toEqual([isOne, isOne]);
      const given = typed.trim();
      const shown = formPlate.formatPlate(given);
      expect([gatewayPlate.formatPlate(given), backend.tidyPlate(given)]).toEqual([shown, shown]);
    }));

  it('the postcode at the end of an address', () =>
    always((typed) => {
      expect(backend.tidyAddress(typed)).toBe(tidyAddress(typed));
      const shown = form.tidyAddress(typed);
      if (form.hasPostcode(typed)) expect(tidyAddress(shown)).toBe(shown);
    }));
});
