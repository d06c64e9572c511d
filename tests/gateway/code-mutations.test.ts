import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, SESSION, userError } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const REGISTRATION = 'userRegistration.php';
const VERIFICATION = 'emailVerification.php';
const ADDRESS = { email: 'ann@example.com' };
const APPLICANT = { ...ADDRESS, purpose: 'SPECIALIST_APPLICATION' };

const post = async (name: string, script: string, input: object, reply: Script) => {
  gateway.php.answer({ [script]: reply });
  return mutate(gateway, name, input, { fields: 'message' });
};

const refusal = (json: object): Script => ({ json });

describe.each([
  ['verifyRegistration', REGISTRATION, ADDRESS],
  ['verifyClaim', REGISTRATION, ADDRESS],
  ['verifyPasswordResetCode', REGISTRATION, ADDRESS],
  ['verifyEmailCode', VERIFICATION, APPLICANT],
])('%s', (name, script, whose) => {
  const prove = (reply: Script, code = '123456') => post(name, script, { ...whose, code }, reply);

  it('is refused with a wrong code without success (REG-19)', async () => {
    const userErrors = [userError(['code'], 'Invalid verification code. Please try again.', 'WRONG_CODE')];
    expect((await prove(refusal({}))).payload).toEqual({ message: null, userErrors });
  });

  it.each(['', '1234567', '12345', 'code'])('requires six digits: %j is refused (AUTH-17)', async (code) => {
    const { payload } = await prove(refusal({ success: true }), code);
    expect(payload.userErrors).toMatchObject([
      {
        field: ['code'],
        message: 'Please enter the complete 6-digit code.',
        code: code.trim() ? 'INVALID' : 'REQUIRED',
      },
    ]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([' 123456 ', '123-456', '１２３４５６', 'MW-48213: your code is 123 456'])(
    'finds the code in %j',
    async (text) => {
      await prove(refusal({ success: true }), text);
      expect(JSON.parse(gateway.php.callOf(script).body)).toMatchObject({ code: '123456' });
    },
  );
});

describe.each([
  ['resendRegistrationCode', REGISTRATION, ADDRESS],
  ['resendPasswordResetCode', REGISTRATION, ADDRESS],
  ['resendEmailCode', VERIFICATION, APPLICANT],
  ['requestPasswordReset', REGISTRATION, ADDRESS],
  ['claimAccount', REGISTRATION, ADDRESS],
  ['sendEmailCode', VERIFICATION, APPLICANT],
])('%s', (name, script, whose) => {
  const ask = (reply: Script) => post(name, script, whose, reply);

  it('returns the host’s message', async () => {
    const { payload } = await ask(
      refusal({ success: true, message: 'A code has been sent to <b>ann@example.com</b>' }),
    );
    expect(payload).toEqual({ message: 'A code has been sent to <b>ann@example.com</b>', userErrors: [] });
    expect((await ask(refusal({ success: 1 }))).payload).toEqual({ message: null, userErrors: [] });
  });

  it('sends a pasted address without what came with it', async () => {
    gateway.php.answer({ [script]: { json: { success: true } } });
    await mutate(gateway, name, { ...whose, email: '\u200b"Ann" <ann@example.com>;' });
    expect(JSON.parse(gateway.php.callOf(script).body)).toMatchObject({ email: 'ann@example.com' });
  });

  it.each(['', 'ann@', 'ann@example.com\r\nBcc: eve@example.com'])(
    'requires an email address: %j is refused (AUTH-14, REG-22)',
    async (email) => {
      const { payload, errors } = await mutate(gateway, name, { ...whose, email });
      expect(errors).toBeUndefined();
      expect(payload.userErrors).toMatchObject([{ field: ['email'], message: 'Please enter a valid email address.' }]);
      expect(gateway.php.calls).toHaveLength(0);
    },
  );
});

describe('a code for a profile (ACCT-08, PROF-09)', () => {
  const PROFILE = { ...ADDRESS, purpose: 'PROFILE_CHANGE' };

  it.each([
    ['sendEmailCode', {}],
    ['resendEmailCode', {}],
    ['verifyEmailCode', { code: '123456' }],
  ])('is requested with the customer’s credentials: %s', async (name, more) => {
    gateway.php.answer({ [VERIFICATION]: { json: { success: true } } });
    await mutate(gateway, name, { ...PROFILE, ...more }, { headers: SESSION });
    const call = gateway.php.callOf(VERIFICATION);
    expect(call.headers).toMatchObject(SESSION);
    expect(JSON.parse(call.body)).toMatchObject({ type: 'profile_update' });
  });
});

describe('a code for an application', () => {
  it.each([
    ['sendEmailCode', 'send_code', {}],
    ['resendEmailCode', 'resend_code', {}],
    ['verifyEmailCode', 'verify_code', { code: '123456' }],
  ])('sends no credentials: %s (PHP-26..28)', async (name, action, more) => {
    gateway.php.answer({ [VERIFICATION]: { json: { success: true } } });
    await mutate(gateway, name, { ...APPLICANT, ...more }, { headers: SESSION });
    const call = gateway.php.callOf(VERIFICATION);
    expect(JSON.parse(call.body)).toEqual({ action, email: 'ann@example.com', type: 'specialist', ...more });
    expect(call.headers).not.toHaveProperty('x-auth-token');
    expect(call.query).toEqual({});
  });
});

describe('a flow', () => {
  const begun = { json: { success: true, message: 'Sent.', flow_id: 'flow-0123456789' } };

  it.each([
    ['claimAccount', REGISTRATION, ADDRESS],
    ['requestPasswordReset', REGISTRATION, ADDRESS],
    ['sendEmailCode', VERIFICATION, APPLICANT],
    [
      'register',
      REGISTRATION,
      { ...ADDRESS, firstName: 'Ann', lastName: 'Reed', phone: '7723 123456', password: 'Kettle*Drum-81' },
    ],
  ])('is identified by the response of %s', async (name, script, input) => {
    gateway.php.answer({ [script]: begun });
    const { payload } = await mutate(gateway, name, input, { fields: 'message flowId' });
    expect(payload).toEqual({ message: 'Sent.', flowId: 'flow-0123456789', userErrors: [] });
    gateway.php.answer({ [script]: { json: { success: true, message: 'Sent.' } } });
    expect((await mutate(gateway, name, input, { fields: 'flowId' })).payload.flowId).toBeNull();
  });

  it.each([
    ['verifyRegistration', REGISTRATION, { ...ADDRESS, code: '123456' }],
    ['resendRegistrationCode', REGISTRATION, ADDRESS],
    ['verifyClaim', REGISTRATION, { ...ADDRESS, code: '123456' }],
    ['verifyPasswordResetCode', REGISTRATION, { ...ADDRESS, code: '123456' }],
    ['resendPasswordResetCode', REGISTRATION, ADDRESS],
    ['verifyEmailCode', VERIFICATION, { ...APPLICANT, code: '123456' }],
    ['resendEmailCode', VERIFICATION, APPLICANT],
  ])('is named to the host by %s, if the client names one', async (name, script, input) => {
    const sentWith = async (more: object) => {
      await post(name, script, { ...input, ...more }, { json: { success: true } });
      return JSON.parse(gateway.php.callsOf(script).at(-1)?.body ?? '');
    };
    expect(await sentWith({ flowId: 'flow-0123456789' })).toMatchObject({ flow_id: 'flow-0123456789' });
    for (const none of [{}, { flowId: null }, { flowId: '' }])
      expect(await sentWith(none)).not.toHaveProperty('flow_id');
  });
});
