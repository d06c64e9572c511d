import { describe, expect, it } from 'vitest';
import { passwordErrors } from '~/features/passwords/new-password.ts';

const unmet = 'Your password does not meet the requirements.';
const mismatch = 'Passwords do not match.';

describe('passwordErrors (AUTH-24, REG-07, REG-24)', () => {
  it.each([
    ['nothing typed', '', '', [unmet, mismatch]],
    ['too weak', 'abc', 'abc', [unmet]],
    ['not repeated', 'Mend-it-77!', '', [mismatch]],
    ['different entries', 'Mend-it-77!', 'Mend-it-77?', [mismatch]],
    ['two valid entries that match', 'Mend-it-77!', 'Mend-it-77!', []],
  ])('%s', (_what, password, confirmation, messages) => {
    expect(passwordErrors('new', { password, confirmation }).map(({ message }) => message)).toEqual(messages);
  });
});
