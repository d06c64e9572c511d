import { describe, expect, it } from 'vitest';
import { isSessionRefusal } from '../../../gateway/legacy/transport/parse-response.ts';
import { meaningOf, refusalTexts } from '../../../gateway/legacy/wire/refusal.ts';

const refusal = (body: object) => refusalTexts({ success: false, ...body }, 422);

it.each([
  ['unverifiedEmail', 'Please verify your email first.', 'UNVERIFIED_EMAIL'],
  ['unverifiedLogin', 'Your email is not verified.', 'UNVERIFIED_EMAIL'],
  ['slotTaken', 'This time is no longer available.', 'SLOT_TAKEN'],
  ['keyReused', 'This was sent before with other details.', 'KEY_REUSED'],
  ['wrongPassword', 'The current password you entered is incorrect.', 'WRONG_PASSWORD'],
  ['newPassword', 'Password is too common.', 'INVALID'],
] as const)('the text of a legacy host that means %s is recognised (decision 0016)', (name, sentence, code) => {
  expect(meaningOf(sentence, [name])?.code).toBe(code);
  expect(meaningOf('Something else.', [name])).toBeNull();
});

describe('an expired session (decision 0016)', () => {
  it('is recognised by the code first', () => {
    expect(isSessionRefusal(refusal({ code: 'UNAUTHENTICATED', message: 'Etwas anderes.' }))).toBe(true);
    expect(isSessionRefusal(refusal({ code: 'INVALID', message: 'Please log in.' }))).toBe(false);
    expect(isSessionRefusal(refusal({ message: 'Please log in.' }))).toBe(true);
  });
});
