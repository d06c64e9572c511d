import { describe, expect, it } from 'vitest';
import { refusalTexts } from '../../../gateway/legacy/wire/refusal.ts';
import {
  isAboutPassword,
  isKeyReused,
  isTimeTaken,
  isUnverifiedEmail,
  isUnverifiedLogin,
} from '../../../gateway/legacy/wire/refusal-code.ts';
import { isSessionRefusal } from '../../../gateway/legacy/wire/session-refusal.ts';

const refusal = (body: object) => refusalTexts({ success: false, ...body }, 422);

/** Each meaning with its code and a legacy host's text. */
const meanings = [
  ['an unverified email', isUnverifiedEmail, { code: 'UNVERIFIED_EMAIL' }, 'Please verify your email first.'],
  ['an unverified log-in', isUnverifiedLogin, { code: 'UNVERIFIED_EMAIL' }, 'Your email is not verified.'],
  ['a time that is taken', isTimeTaken, { code: 'TIME_TAKEN' }, 'This time is no longer available.'],
  ['a key that was used', isKeyReused, { code: 'KEY_REUSED' }, 'This was sent before with other details.'],
  ['a password', isAboutPassword, { code: 'INVALID', field: 'password' }, 'Password is too common.'],
] as const;

describe.each(meanings)('a refusal for %s (decision 0016)', (_what, is, body, sentence) => {
  it('is recognised by its code, whatever the text', () => {
    expect(is(refusal(body), 'Neu formuliert.')).toBe(true);
  });

  it('is not recognised by the text when there is another code', () => {
    expect(is(refusal({ code: 'RATE_LIMITED' }), sentence)).toBe(false);
  });

  it.each([{}, { code: 42 }, { code: 'E_1234' }, { code: null }])(
    'is recognised by the text of a legacy host that sends %j',
    (foreign) => {
      expect(is(refusal(foreign), sentence)).toBe(true);
      expect(is(refusal(foreign), 'Something else.')).toBe(false);
    },
  );
});

describe('an expired session (decision 0016)', () => {
  it('is recognised by the code first', () => {
    expect(isSessionRefusal(refusal({ code: 'UNAUTHENTICATED', message: 'Etwas anderes.' }))).toBe(true);
    expect(isSessionRefusal(refusal({ code: 'INVALID', message: 'Please log in.' }))).toBe(false);
    expect(isSessionRefusal(refusal({ message: 'Please log in.' }))).toBe(true);
  });
});
