import { describe, expect, it } from 'vitest';
import { newPasswordSchema } from '#shared/forms/passwords.ts';

const unmet = 'Your password does not meet the requirements.';
const mismatch = 'Passwords do not match.';

describe('a new password (AUTH-24, REG-07, REG-24)', () => {
  it.each([
    ['nothing typed', '', '', [unmet, mismatch]],
    ['too weak', 'abc', 'abc', [unmet]],
    ['not repeated', 'Mend-it-77!', '', [mismatch]],
    ['different entries', 'Mend-it-77!', 'Mend-it-77?', [mismatch]],
    ['two valid entries that match', 'Mend-it-77!', 'Mend-it-77!', []],
  ])('%s', (_what, password, confirmation, messages) => {
    const { error } = newPasswordSchema.safeParse({ password, confirmation });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});
