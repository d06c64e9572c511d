import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPostcode, isPostcode } from '~/lib/uk-postcode.ts';
import { postcodes, typing } from '../../support/uk-inputs.ts';

describe('UK postcodes', () => {
  it.each(postcodes)('$typed reads $shown, valid: $valid', ({ typed, shown, valid }) => {
    expect(formatPostcode(typed)).toBe(shown);
    expect(isPostcode(typed)).toBe(valid);
  });

  it('are tidied once and for all, whatever is typed', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const once = formatPostcode(typed);
        expect(formatPostcode(once)).toBe(once);
        expect(isPostcode(once)).toBe(isPostcode(typed));
      }),
    );
  });
});
