import { describe, expect, it } from 'vitest';
import product from '../../product.json' with { type: 'json' };

describe('the contact details of the product', () => {
  it.each(Object.entries(product.phones))('have a fictitious phone number in %s (C-71)', (_location, phone) => {
    // Ofcom reserves these numbers for drama.
    expect(phone).toMatch(/^(?:0115|0116) 496 0\d{3}$/);
  });

  it('have an email address at a reserved domain (C-71)', () => {
    expect(product.supportEmail).toMatch(/@[a-z]+\.example$/);
  });
});
