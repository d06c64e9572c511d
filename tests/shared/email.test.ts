import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from '../../shared/email.ts';

it('has one normal form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
      expect(normaliseEmail(normaliseEmail(typed))).toBe(normaliseEmail(typed));
    }),
  );
});

describe('isEmail', () => {
  const domain = '@example.org';

  it.each([
    'joan@example.org',
    ' joan@example.org ',
    'j.p+mot@mail.example.co.uk',
    "o'neill@example.ie",
    'x'.repeat(254 - domain.length) + domain,
  ])('accepts %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    '',
    'joan',
    'joan@',
    '@example.org',
    'joan@example',
    'jo an@example.org',
    'joan@@example.org',
    'joan@example..org',
    'joan@example.org twice',
    'x'.repeat(255 - domain.length) + domain,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
