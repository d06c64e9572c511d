import { describe, expect, it } from 'vitest';
import { changeProblems } from '~/features/profile/password-change.ts';

describe('changeProblems', () => {
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
    expect(changeProblems({ current: 'x', password, confirmation }).map((problem) => problem.message)).toEqual([
      message,
    ]);
  });

  it('needs the current one (PROF-15), and nothing else of a good one', () => {
    const good = { password: 'Aa1!aaaa', confirmation: 'Aa1!aaaa' };
    expect(changeProblems({ current: '', ...good })).toMatchObject([{ fieldId: 'current-password' }]);
    expect(changeProblems({ current: 'x', ...good })).toEqual([]);
  });
});
