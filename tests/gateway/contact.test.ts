import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, SESSION, startGateway, userError } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const SCRIPT = 'contact-form.php';
const INPUT = {
  name: 'Ann O’Reed',
  email: 'ann@example.com',
  message: 'Hello & good day.\nDo you repair kettles? 50% off = £5',
};

const write = (changes: object = {}, reply: Script = { json: { success: true, message: 'Sent.' } }) => {
  gateway.php.answer({ [SCRIPT]: reply });
  return mutate(gateway, 'sendContactMessage', { ...INPUT, ...changes }, { fields: 'message', headers: SESSION });
};

describe('sendContactMessage (ENT-30)', () => {
  it('sends the form as a page would, without credentials (PHP-12)', async () => {
    expect((await write()).payload).toEqual({ message: 'Sent.', userErrors: [] });
    const call = gateway.php.callOf(SCRIPT);
    expect(call.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(call.body))).toEqual(INPUT);
    expect(call.query).toEqual({});
    expect(call.headers).not.toHaveProperty('x-auth-token');
  });

  it.each([
    [{ success: true }, null],
    [{ success: '1', message: 'OK' }, 'OK'],
    [{ response: 'success' }, null],
    [{ success: true, message: ['Sent.'] }, null],
  ])('is accepted with %j (C-26)', async (json, message) => {
    expect((await write({}, { json })).payload).toEqual({ message, userErrors: [] });
  });

  it.each([
    [{ json: { success: false, message: 'M', errors: ['A', 'B', 'M'] } }, ['M', 'A', 'B'], 'REFUSED'],
    [{ json: { success: false } }, ['An unexpected error occured'], 'REFUSED'],
    [{ json: {} }, ['An unexpected error occured'], 'REFUSED'],
    [{ json: { response: 'error', errorMessage: 'Mail is down.' } }, ['Mail is down.'], 'REFUSED'],
    [{ json: { success: false, errors: ['Slow down.'] }, status: 429 }, ['Slow down.'], 'RATE_LIMITED'],
    [{ raw: '<h1>403</h1>', status: 403 }, ['An unexpected error occured'], 'REFUSED'],
  ] satisfies [Script, string[], string][])(
    'is refused with all messages of %j (INFO-23, INFO-24)',
    async (reply, messages, code) => {
      const { payload, errors } = await write({}, reply);
      expect(errors).toBeUndefined();
      expect(payload).toEqual({ message: null, userErrors: messages.map((message) => userError(null, message, code)) });
    },
  );

  it.each([
    [{ name: ' ' }, ['name'], 'REQUIRED'],
    [{ name: 'x'.repeat(101) }, ['name'], 'TOO_LARGE'],
    [{ name: 'Ann\r\nBcc: eve@example.com' }, ['name'], 'INVALID'],
    [{ name: 'A\u0000' }, ['name'], 'INVALID'],
    [{ message: 'x\u0007' }, ['message'], 'INVALID'],
    [{ email: '' }, ['email'], 'REQUIRED'],
    [{ email: 'ann@example.com\nBcc: eve@example.com' }, ['email'], 'INVALID'],
    [{ message: '\n' }, ['message'], 'REQUIRED'],
    [{ message: 'x'.repeat(5_001) }, ['message'], 'TOO_LARGE'],
  ])('refuses %j at its field', async (changes, field, code) => {
    expect((await write(changes)).payload.userErrors).toMatchObject([{ field, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each(['reset', { raw: 'x', status: 500 }, { raw: 'x' }] satisfies Script[])(
    'is an error after %j, and not sent twice',
    async (reply) => {
      const { payload, errors } = await write({}, reply);
      expect(payload).toBeNull();
      expect(errors).toHaveLength(1);
      expect(gateway.php.callsOf(SCRIPT)).toHaveLength(1);
    },
  );

  it('is limited by address (RULE-11)', async () => {
    const ownGateway = await startGateway({ limits: { sendContactMessage: { max: 1, windowMs: 60_000 } } });
    ownGateway.php.answer({ [SCRIPT]: { json: { success: true } } });
    await mutate(ownGateway, 'sendContactMessage', INPUT);
    const { errors } = await mutate(ownGateway, 'sendContactMessage', INPUT);
    await ownGateway.close();
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(ownGateway.php.calls).toHaveLength(1);
  });
});
