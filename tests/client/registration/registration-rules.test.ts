import { describe, expect, it } from 'vitest';
import { passwordMessages } from '~/features/claims/claim-texts.ts';
import { newCustomerErrors } from '~/features/registration/new-customer-errors.ts';
import { registrationFailure } from '~/features/registration/registration-texts.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { Failure } from '~/graphql/failure.ts';

const ada = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '7723 123456' };
const password = { password: 'Mend-it-2026!', confirmation: 'Mend-it-2026!' };
const failure = (part: Partial<Failure>): Failure => ({
  ...{ kind: 'graph', message: 'No.', code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null },
  ...part,
});

describe('what is wrong with a registration (REG-05..07)', () => {
  it.each<[string, Partial<typeof ada>, string[]]>([
    ['nothing', {}, []],
    ['no first name', { firstName: ' ' }, ['register-firstName: Enter your first name']],
    ['no last name', { lastName: ' ' }, ['register-lastName: Enter your last name']],
    ['no email', { email: '' }, ['register-email: Please enter a valid email address.']],
    ['a wrong email', { email: 'ada@example' }, ['register-email: Please enter a valid email address.']],
    ['no phone', { phone: '' }, ['register-phone: Enter your phone number']],
    ['a wrong phone', { phone: '7723' }, ['register-phone: Enter a UK phone number of 9 or 10 digits after +44']],
  ])('%s', (_, change, errors) => {
    const found = newCustomerErrors({ ...ada, ...change, ...password });
    expect(found.map(({ fieldId, message }) => `${fieldId}: ${message}`)).toEqual(errors);
  });

  it('is listed from top to bottom, the password last', () => {
    const nobody = { firstName: '', lastName: '', email: '', phone: '' };
    expect(newCustomerErrors({ ...nobody, password: '', confirmation: '' }).map(({ fieldId }) => fieldId)).toEqual([
      ...['register-firstName', 'register-lastName', 'register-email', 'register-phone'],
      ...['register-password', 'register-confirmation'],
    ]);
  });
});

describe('a request that failed', () => {
  it.each([
    [400, 'Server error: 400'],
    [503, 'Server error: 503'],
    [399, 'An unexpected error occurred. Please try again later.'],
    [null, 'An unexpected error occurred. Please try again later.'],
  ])('with the legacy status %s is a registration that says %j (REG-15, REG-16)', (legacyStatus, text) => {
    expect(registrationFailure(failure({ legacyStatus }))).toBe(text);
  });

  it.each<[Partial<Failure>, string]>([
    [{ legacyStatus: 400 }, 'Server error: 400'],
    [{ legacyStatus: 399 }, 'An error occurred during password setup.'],
    [{}, 'An error occurred during password setup.'],
    [{ kind: 'network' }, 'An unexpected error occurred. Please try again.'],
  ])('with %j is a password that says %j', (part, text) => {
    const result = { kind: 'failed', failure: failure(part) } as const;
    expect(submissionErrors(result, passwordMessages)).toEqual([{ message: text }]);
  });

  it('is a password that is refused without words', () => {
    expect(submissionErrors({ kind: 'refused', userErrors: [] }, passwordMessages)).toEqual([
      { message: 'An error occurred during password setup.' },
    ]);
  });
});
