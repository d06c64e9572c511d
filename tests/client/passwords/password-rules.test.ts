import { describe, expect, it } from 'vitest';
import { passwordErrors } from '~/features/passwords/new-password.ts';
import { meetsPasswordRules, passwordRules, passwordStrength } from '~/lib/password-rules.ts';

const unmet = 'Your password does not meet the requirements.';
const mismatch = 'Passwords do not match.';

describe('the five rules of a new password (AUTH-22, C-56)', () => {
  it.each([
    ['length', 'Abc1!xy'],
    ['upper', 'abcdef1!'],
    ['lower', 'ABCDEF1!'],
    ['digit', 'Abcdefg!'],
    ['special', 'Abcdefg1'],
  ])('misses only %s in %j', (missing, password) => {
    expect(passwordRules.filter(({ isMet }) => !isMet(password)).map(({ id }) => id)).toEqual([missing]);
    expect(meetsPasswordRules(password)).toBe(false);
  });

  it.each([...'!@#$%^&*'])('takes %s for special', (sign) => expect(meetsPasswordRules(`Abcdef1${sign}`)).toBe(true));
  it.each([...'-_?. £+'])('does not take %j for special', (sign) => {
    expect(meetsPasswordRules(`Abcdefg1${sign}`)).toBe(false);
  });

  it('counts characters as people do, and as the server does', () => {
    expect(meetsPasswordRules('😀😀😀Aa1!')).toBe(false);
    expect(meetsPasswordRules('😀😀😀😀Aa1!')).toBe(true);
  });
});

describe('how strong it is (AUTH-23, REG-08)', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['a', 20, 'Very Weak'],
    ['aA', 40, 'Weak'],
    ['aA1', 60, 'Medium'],
    ['aA1!', 80, 'Strong'],
    ['aA1!aA1!', 100, 'Very Strong'],
  ])('%j has %i points, %s', (password, points, word) => expect(passwordStrength(password)).toEqual({ points, word }));
});

describe('what keeps it from being set (AUTH-24, REG-07, REG-24)', () => {
  it.each([
    ['nothing typed', '', '', [unmet, mismatch]],
    ['too weak', 'abc', 'abc', [unmet]],
    ['not repeated', 'Mend-it-77!', '', [mismatch]],
    ['different entries', 'Mend-it-77!', 'Mend-it-77?', [mismatch]],
    ['two that are alike and good', 'Mend-it-77!', 'Mend-it-77!', []],
  ])('%s', (_what, password, confirmation, messages) => {
    expect(passwordErrors('new', { password, confirmation }).map(({ message }) => message)).toEqual(messages);
  });
});
