import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, SESSION, startGateway, userError } from './harness.ts';
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

const refusal = (json: object, status = 200, headers: Record<string, string> = {}): Script => ({
  json,
  status,
  headers,
});
const limited = refusal({ success: false, message: 'Please wait 42 seconds before requesting another code.' }, 429, {
  'retry-after': '42',
});
const WAIT = userError(null, 'Please wait 42 seconds before requesting another code.', 'RATE_LIMITED', 42);

describe.each([
  ['verifyRegistration', REGISTRATION, ADDRESS],
  ['verifyClaim', REGISTRATION, ADDRESS],
  ['verifyPasswordResetCode', REGISTRATION, ADDRESS],
  ['verifyEmailCode', VERIFICATION, APPLICANT],
])('%s', (name, script, whose) => {
  const prove = (reply: Script, code = '123456') => post(name, script, { ...whose, code }, reply);
  const WRONG = 'Invalid verification code. Please try again.';

  it.each([
    [
      refusal({ success: false, errors: ['E', 'F'], message: 'M' }),
      [userError(['code'], 'E', 'WRONG_CODE'), userError(['code'], 'F', 'WRONG_CODE')],
    ],
    [refusal({ success: false, message: 'M' }, 422), [userError(['code'], 'M', 'WRONG_CODE')]],
    [refusal({ success: false }), [userError(['code'], WRONG, 'WRONG_CODE')]],
    [refusal({}), [userError(['code'], WRONG, 'WRONG_CODE')]],
    [refusal({ success: false, errors: ['Void.'] }, 410), [userError(['code'], 'Void.', 'EXPIRED')]],
    [limited, [WAIT]],
  ])('is refused with the host’s message: %j (REG-19, AUTH-19, JOIN-37)', async (reply, userErrors) => {
    const { payload, errors } = await prove(reply);
    expect(errors).toBeUndefined();
    expect(payload).toEqual({ message: null, userErrors });
    expect(gateway.php.callsOf(script)).toHaveLength(1);
  });

  it.each([
    '',
    ' ',
    '12345',
    '1234567',
    '12345a',
    '１２３４５６',
    '123 456',
    '<b>123456</b>',
    '123456\u0000',
    '1'.repeat(1_000),
  ])('requires six digits: %j is refused (AUTH-17)', async (code) => {
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

  it('accepts a code with spaces around it', async () => {
    await prove(refusal({ success: true }), ' 123456 ');
    expect(JSON.parse(gateway.php.callOf(script).body)).toMatchObject({ code: '123456' });
  });

  it.each([
    [{ raw: '<h1>Oops</h1>', status: 500 }, 'UPSTREAM_UNAVAILABLE', 500],
    ['reset', 'UPSTREAM_UNAVAILABLE', undefined],
    [{ raw: 'Fatal error' }, 'UPSTREAM_INVALID_RESPONSE', 200],
  ] satisfies [Script, string, number | undefined][])(
    'is an error when the host responds with %j',
    async (reply, code, status) => {
      const { payload, errors } = await prove(reply);
      expect(payload).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code, ...(status && { legacyStatus: status }) } }]);
      expect(gateway.php.callsOf(script)).toHaveLength(1);
    },
  );
});

describe.each([
  ['resendRegistrationCode', REGISTRATION, ADDRESS, 'Failed to resend verification code.'],
  ['resendPasswordResetCode', REGISTRATION, ADDRESS, 'Failed to resend verification code.'],
  ['resendEmailCode', VERIFICATION, APPLICANT, 'Failed to resend verification code.'],
  ['requestPasswordReset', REGISTRATION, ADDRESS, 'An error occurred while sending the verification code.'],
  ['claimAccount', REGISTRATION, ADDRESS, 'An error occurred while sending the verification code.'],
  ['sendEmailCode', VERIFICATION, APPLICANT, 'Failed to send verification code.'],
])('%s', (name, script, whose, fallback) => {
  const ask = (reply: Script) => post(name, script, whose, reply);

  it('returns the host’s message', async () => {
    const { payload } = await ask(
      refusal({ success: true, message: 'A code has been sent to <b>ann@example.com</b>' }),
    );
    expect(payload).toEqual({ message: 'A code has been sent to <b>ann@example.com</b>', userErrors: [] });
    expect((await ask(refusal({ success: 1 }))).payload).toEqual({ message: null, userErrors: [] });
  });

  it.each([
    [
      refusal({ success: false, errors: ['A', 'B'] }),
      [userError(null, 'A', 'REFUSED'), userError(null, 'B', 'REFUSED')],
    ],
    [refusal({ success: false }), [userError(null, fallback, 'REFUSED')]],
    [limited, [WAIT]],
  ])('is refused with the host’s message: %j (REG-20, AUTH-15, JOIN-35)', async (reply, userErrors) => {
    expect((await ask(reply)).payload).toEqual({ message: null, userErrors });
  });

  it.each([
    '',
    '  ',
    'ann',
    'ann@',
    'ann@example.com\r\nBcc: eve@example.com',
    `${'a'.repeat(250)}@example.com`,
    'ann@example\u0000.com',
  ])('requires an email address: %j is refused (AUTH-14, REG-22)', async (email) => {
    const { payload, errors } = await mutate(gateway, name, { ...whose, email });
    expect(errors).toBeUndefined();
    expect(payload.userErrors).toMatchObject([{ field: ['email'], message: 'Please enter a valid email address.' }]);
    expect(gateway.php.calls).toHaveLength(0);
  });
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
    expect(call.query).toEqual({ userId: '7', token: SESSION['x-auth-token'] });
    expect(JSON.parse(call.body)).toMatchObject({ type: 'profile_update' });
  });

  it.each(['sendEmailCode', 'resendEmailCode'])('needs a session: %s', async (name) => {
    const { payload, errors } = await mutate(gateway, name, PROFILE);
    expect(payload).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('ends with the session', async () => {
    gateway.php.answer({ [VERIFICATION]: { json: { success: false }, status: 401 } });
    const { errors } = await mutate(gateway, 'sendEmailCode', PROFILE, { headers: SESSION });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', legacyStatus: 401 } }]);
  });

  it('reports that the address belongs to another account', async () => {
    const message = 'This email is already registered to another account. Please use a different email.';
    gateway.php.answer({ [VERIFICATION]: { json: { success: false, errors: [message] }, status: 409 } });
    const { payload } = await mutate(gateway, 'sendEmailCode', PROFILE, { headers: SESSION });
    expect(payload.userErrors).toEqual([userError(['email'], message, 'TAKEN')]);
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

describe('limits on guessing and flooding (GQL-03, ACCT-06)', () => {
  it('allows one mutation per operation', async () => {
    const { status, errors } = await gateway.graph(
      'mutation ($a: VerifyClaimInput!) { a: verifyClaim(input: $a) { message } b: verifyClaim(input: $a) { message } }',
      { a: { ...ADDRESS, code: '123456' } },
    );
    expect(status).toBe(400);
    expect(errors?.[0].message).toContain('limited to one per operation');
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([
    ['verifyCode', 'verifyClaim', { code: '123456' }],
    ['requestCode', 'claimAccount', {}],
  ])('is limited by address: %s', async (limit, name, more) => {
    const ownGateway = await startGateway({ limits: { [limit]: { max: 2, windowMs: 60_000 } } });
    ownGateway.php.answer({ [REGISTRATION]: { json: { success: false } } });
    for (let index = 0; index < 2; index++) await mutate(ownGateway, name, { ...ADDRESS, ...more });
    const { payload, errors } = await mutate(ownGateway, name, { ...ADDRESS, ...more });
    await ownGateway.close();
    expect(payload).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
    expect(ownGateway.php.calls).toHaveLength(2);
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

it('writes no code, address or token to the log', async () => {
  gateway.php.answer({ [REGISTRATION]: { json: { success: true, token_id: 'tok-claim-0123456789' } } });
  await mutate(gateway, 'verifyClaim', { ...ADDRESS, code: '918273' });
  for (const secret of ['918273', 'ann@example.com', 'tok-claim-0123456789']) {
    expect(gateway.logText()).not.toContain(secret);
  }
});
