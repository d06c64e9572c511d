import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../shared/common-passwords.ts';
import { meetsPasswordRules, passwordRules, passwordStrength } from '../../shared/password-rules.ts';

describe('the five rules of a new password (AUTH-22, C-56)', () => {
  it.each([
    ['length', 'Abc1!xy'],
    ['upper', 'abcdef1!'],
    ['lower', 'ABCDEF1!'],
    ['digit', 'Abcdefg!'],
    ['special', 'Abcdefg1'],
  ])('finds only %s missing in %j', (missing, password) => {
    expect(passwordRules.filter(({ isMet }) => !isMet(password)).map(({ id }) => id)).toEqual([missing]);
    expect(meetsPasswordRules(password)).toBe(false);
  });

  it.each([...'!@#$%^&*'])('accepts %s as special', (character) =>
    expect(meetsPasswordRules(`Abcdef1${character}`)).toBe(true),
  );
  it.each([...'-_?. £+'])('does not accept %j as special', (character) => {
    expect(meetsPasswordRules(`Abcdefg1${character}`)).toBe(false);
  });

  it('counts code points, like the server', () => {
    expect(meetsPasswordRules('😀😀😀Aa1!')).toBe(false);
    expect(meetsPasswordRules('😀😀😀😀Aa1!')).toBe(true);
  });
});

describe('passwordStrength (AUTH-23, REG-08)', () => {
  const strengthOf = (password: string) => passwordStrength(password, isCommonPassword(password));

  it.each([
    ['', 0, 'Very Weak'],
    ['a', 20, 'Very Weak'],
    ['aA', 40, 'Weak'],
    ['aA1', 60, 'Medium'],
    ['aA1!', 80, 'Strong'],
    ['aA1!aA1!', 100, 'Very Strong'],
  ])('%j has %i points, %s', (password, points, label) =>
    expect(strengthOf(password)).toEqual({ points, label, isTooCommon: false }),
  );

  it.each(['Password1!', 'P@ssw0rd1', 'Nottingham2026!', 'Qwerty123!', 'Abc123!@#', '1Qaz!Qaz'])(
    'calls %j weak, as the server refuses it',
    (password) => {
      expect(meetsPasswordRules(password)).toBe(true);
      expect(strengthOf(password)).toEqual({ points: 40, label: 'Weak', isTooCommon: true });
    },
  );

  it.each(['password', 'Password1'])('does not say that %j is too common before it meets the rules', (password) =>
    expect(strengthOf(password)).toMatchObject({ isTooCommon: false }),
  );
});
