import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, SESSION, userError } from './harness.ts';
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
    [{ response: 'error', errorMessage: 'Mail is down.' }, 'Mail is down.'],
    [{}, 'An unexpected error occured'],
  ])('is refused with %j (INFO-24)', async (json, message) => {
    const userErrors = [userError(null, message, 'REFUSED')];
    expect((await write({}, { json })).payload).toEqual({ message: null, userErrors });
  });
});
