import { describe, expect, it } from 'vitest';
import { meetsPasswordRules, passwordRules, passwordStrength } from '../../shared/password-rules.ts';

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
  ])('%j has %i points, %s', (password, points, label) =>
    expect(passwordStrength(password)).toEqual({ points, label }),
  );
});
