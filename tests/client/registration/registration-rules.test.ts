import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/field-messages.ts';
import { passwordMessages } from '~/features/codes/code-messages.ts';
import { newCustomerErrors } from '~/features/registration/new-customer-validation.ts';
import { registrationFailureMessage } from '~/features/registration/registration-messages.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { Failure } from '~/graphql/failure.ts';

const ada = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '7723 123456' };
const password = { password: 'Mend-it-2026!', confirmation: 'Mend-it-2026!' };
const failure = (part: Partial<Failure>): Failure => ({
  ...{ kind: 'graph', message: 'No.', code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null },
  ...part,
});

describe('the errors of a registration (REG-05..07)', () => {
  it.each<[string, Partial<typeof ada>, string[]]>([
    ['nothing', {}, []],
    ['no first name', { firstName: ' ' }, ['register-firstName: Enter your first name']],
    [
      'a link as first name',
      { firstName: 'Pay at www.x.example' },
      [`register-firstName: ${fieldMessages.unsafeName}`],
    ],
    ['no last name', { lastName: ' ' }, ['register-lastName: Enter your last name']],
    ['no email', { email: '' }, ['register-email: Please enter a valid email address.']],
    ['a wrong email', { email: 'ada@example' }, ['register-email: Please enter a valid email address.']],
    ['no phone', { phone: '' }, ['register-phone: Enter your phone number']],
    ['a wrong phone', { phone: '7723' }, ['register-phone: Enter a UK phone number of 9 or 10 digits after +44']],
  ])('%s', (_, change, errors) => {
    const found = newCustomerErrors({ ...ada, ...change, ...password });
    expect(found.map(({ fieldId, message }) => `${fieldId}: ${message}`)).toEqual(errors);
  });

  it('are listed in page order, the password last', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmation: '' };
    expect(newCustomerErrors(empty).map(({ fieldId }) => fieldId)).toEqual([
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
  ])('with the legacy status %s shows %j for a registration (REG-15, REG-16)', (legacyStatus, message) => {
    expect(registrationFailureMessage(failure({ legacyStatus }))).toBe(message);
  });

  it.each<[Partial<Failure>, string]>([
    [{ legacyStatus: 400 }, 'Server error: 400'],
    [{ legacyStatus: 399 }, 'An error occurred during password setup.'],
    [{}, 'An error occurred during password setup.'],
    [{ kind: 'network' }, 'An unexpected error occurred. Please try again.'],
  ])('with %j shows %j for a password', (part, message) => {
    const result = { kind: 'failed', failure: failure(part) } as const;
    expect(submissionErrors(result, passwordMessages)).toEqual([{ message }]);
  });

  it('shows the documented message for a password refused without a reason', () => {
    expect(submissionErrors({ kind: 'refused', userErrors: [] }, passwordMessages)).toEqual([
      { message: 'An error occurred during password setup.' },
    ]);
  });
});
