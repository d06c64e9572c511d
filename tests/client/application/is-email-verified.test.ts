import { describe, expect, it } from 'vitest';
import { isEmailVerified } from '~/features/application/verification/is-email-verified.ts';

describe('the email of an application (JOIN-34)', () => {
  it.each([
    ['ada@example.com', null, false],
    ['ada@example.com', 'ada@example.com', true],
    [' ada@example.com ', 'ada@example.com', true],
    ['eve@example.com', 'ada@example.com', false],
    ['', null, false],
  ])('%j is verified by the code of %j: %s', (email, verifiedEmail, expected) => {
    expect(isEmailVerified({ email, verifiedEmail })).toBe(expected);
  });
});
