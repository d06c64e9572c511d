import { describe, expect, it } from 'vitest';
import { passwordChangeErrors } from '~/features/profile/password-change.ts';

describe('passwordChangeErrors', () => {
  it.each([
    ['Aa1!aaaa', 'Aa1!aaab', 'New passwords do not match'],
    ['Aa1!aaa', 'Aa1!aaa', 'Password must be at least 8 characters long'],
    ...['aa1!aaaa', 'Aaa!aaaa', 'Aa1aaaaa'].map((word) => [
      word,
      word,
      'Password must include at least one uppercase letter, one number, and one special character',
    ]),
    ['AA1!AAAA', 'AA1!AAAA', 'Your password does not meet the requirements.'],
    ['Aa1?aaaa', 'Aa1?aaaa', 'Your password does not meet the requirements.'],
  ])('%s, %s: %s (PROF-16..19, C-56)', (password, confirmation, message) => {
    expect(
      passwordChangeErrors({ currentPassword: 'x', newPassword: password, confirmPassword: confirmation }).map(
        (error) => error.message,
      ),
    ).toEqual([message]);
  });

  it('needs the current password (PROF-15)', () => {
    const good = { newPassword: 'Aa1!aaaa', confirmPassword: 'Aa1!aaaa' };
    expect(passwordChangeErrors({ currentPassword: '', ...good })).toMatchObject([
      { fieldId: 'security-currentPassword' },
    ]);
    expect(passwordChangeErrors({ currentPassword: 'x', ...good })).toEqual([]);
  });
});
