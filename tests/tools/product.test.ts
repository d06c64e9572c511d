import { describe, expect, it } from 'vitest';
import product from '../../product.json' with { type: 'json' };

describe('what the product calls itself', () => {
  it.each(Object.entries(product.phones))('has a phone number in %s that no one else has (C-71)', (_place, phone) => {
    // Ofcom keeps these for drama.
    expect(phone).toMatch(/^(?:0115|0116) 496 0\d{3}$/);
  });

  it('has an address under a domain that no one can own (C-71)', () => {
    expect(product.supportEmail).toMatch(/@[a-z]+\.example$/);
  });
});
