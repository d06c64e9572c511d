import { describe, expect, it } from 'vitest';
import { SESSION, startGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: { logIn: { max: 3, windowMs: 60_000 } } });

const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) {
  session { userId authToken userName accountType } message redirectPath userErrors { field message code } } }`;
const INPUT = { email: 'joan@example.com', password: 'Mend-it-2026!', rememberMe: true };

const logIn = async (input: object = INPUT) => {
  const answer = await gateway.graph(LOG_IN, { input });
  return { ...answer, payload: answer.data?.logIn };
};

const ACCEPTED = {
  json: {
    success: true,
    userId: 7,
    authToken: 'tok-0123456789abcdef',
    userName: 'Joan Pryce',
    accountType: 'customer',
    message: 'Login successful!',
    redirect: '/dashboard',
  },
};

describe('logIn', () => {
  it('sends the documented JSON and returns the session (PHP-13, ENT-29)', async () => {
    gateway.php.answer({ 'userLogin.php': ACCEPTED });
    const { payload } = await logIn();
    expect(payload).toEqual({
      session: { userId: '7', authToken: 'tok-0123456789abcdef', userName: 'Joan Pryce', accountType: 'customer' },
      message: 'Login successful!',
      redirectPath: '/dashboard',
      userErrors: [],
    });
    const call = gateway.php.callOf('userLogin.php');
    expect(call.method).toBe('POST');
    expect(call.headers['content-type']).toBe('application/json');
    expect(JSON.parse(call.body)).toEqual(INPUT);
    expect(call.query).toEqual({});
  });

  it.each([
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['', null],
    ['/dashboard/appointments?tab=1', '/dashboard/appointments?tab=1'],
  ])('returns the redirect %s as %s (C-68)', async (redirect, expected) => {
    gateway.php.answer({ 'userLogin.php': { json: { ...ACCEPTED.json, redirect } } });
    expect((await logIn()).payload.redirectPath).toBe(expected);
  });

  it.each([
    [{ success: false, errors: ['Invalid email or password.'] }, ['Invalid email or password.']],
    [{ success: false, errors: ['One.', 'Two.'], message: 'No.' }, ['One.', 'Two.']],
    [{ success: 0, message: 'Not verified.' }, ['Not verified.']],
    [{ success: false }, ['An error occurred during login.']],
    [{}, ['An error occurred during login.']],
  ])('is refused with the host’s message: %j (AUTH-07)', async (json, messages) => {
    const ownGateway = await startGateway();
    ownGateway.php.answer({ 'userLogin.php': { json } });
    const { data, errors } = await ownGateway.graph(LOG_IN, { input: INPUT });
    await ownGateway.close();
    expect(errors).toBeUndefined();
    expect(data.logIn.session).toBeNull();
    expect(data.logIn.userErrors).toEqual(
      messages.map((message) => ({ field: null, message, code: 'BAD_CREDENTIALS' })),
    );
  });

  it.each([
    ['Your email address has not been verified yet. Please verify it on the registration page.', 'UNVERIFIED_EMAIL'],
    ['Please verify your email first.', 'UNVERIFIED_EMAIL'],
    ['Your e-mail is not verified', 'UNVERIFIED_EMAIL'],
    ['Invalid email or password.', 'BAD_CREDENTIALS'],
    ['We do not know this email.', 'BAD_CREDENTIALS'],
  ])('recognises an unverified email by the host’s text: %s (C-90)', async (message, code) => {
    const ownGateway = await startGateway();
    ownGateway.php.answer({ 'userLogin.php': { json: { success: false, errors: [message] } } });
    const { data } = await ownGateway.graph(LOG_IN, { input: INPUT });
    await ownGateway.close();
    expect(data.logIn.userErrors).toEqual([{ field: code === 'UNVERIFIED_EMAIL' ? ['email'] : null, message, code }]);
  });

  it('reports RATE_LIMITED when the host does', async () => {
    gateway.php.answer({ 'userLogin.php': { json: { success: false, errors: ['Too many tries.'] }, status: 429 } });
    expect((await logIn()).payload.userErrors).toEqual([
      { field: null, message: 'Too many tries.', code: 'RATE_LIMITED' },
    ]);
  });

  it('is validated before the call (AUTH-03)', async () => {
    expect((await logIn({ ...INPUT, email: ' ', password: '' })).payload.userErrors).toEqual([
      { field: ['email'], message: 'Email is required', code: 'REQUIRED' },
      { field: ['password'], message: 'Password is required', code: 'REQUIRED' },
    ]);
    expect((await logIn({ ...INPUT, email: 'abc' })).payload.userErrors).toEqual([
      { field: ['email'], message: 'Invalid email format', code: 'INVALID' },
    ]);
    expect((await logIn({ ...INPUT, password: 'x'.repeat(1_001) })).payload.userErrors[0].code).toBe('TOO_LARGE');
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([
    ['no token', { ...ACCEPTED.json, authToken: '' }],
    ['no id', { ...ACCEPTED.json, userId: null }],
  ])('is an error with %s', async (_what, json) => {
    gateway.php.answer({ 'userLogin.php': { json } });
    const { payload, errors } = await logIn();
    expect(payload).toBeNull();
    expect(errors?.[0].extensions.code).toBe('UPSTREAM_INVALID_RESPONSE');
  });

  it('is limited by address: failures count, logins and outages don’t', async () => {
    const ownGateway = await startGateway({ limits: { logIn: { max: 3, windowMs: 60_000 } } });
    const times = async (count: number) => {
      for (let index = 0; index < count; index++) await ownGateway.graph(LOG_IN, { input: INPUT });
    };
    ownGateway.php.answer({ 'userLogin.php': ACCEPTED });
    await times(4);
    ownGateway.php.answer({ 'userLogin.php': { raw: '', status: 500 } });
    await times(4);
    ownGateway.php.answer({ 'userLogin.php': { json: { success: false } } });
    await times(3);
    ownGateway.php.calls.length = 0;
    const { data, errors } = await ownGateway.graph(LOG_IN, { input: INPUT });
    await ownGateway.close();
    expect(data.logIn).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
    expect(ownGateway.php.calls).toHaveLength(0);
  });

  it('is limited to one per operation', async () => {
    const { status, errors } = await gateway.graph(
      'mutation ($input: LogInInput!) { a: logIn(input: $input) { message } b: logIn(input: $input) { message } }',
      { input: INPUT },
    );
    expect(status).toBe(400);
    expect(errors?.[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(gateway.php.calls).toHaveLength(0);
  });
});

it.each(['abc123', 'a'.repeat(512)])('sends the token of a legacy host unchanged: %s', async (token) => {
  gateway.php.answer({ 'getUserData.php': { json: { user_id: '7', firstName: 'Joan' } } });
  await gateway.graph('{ me { firstName } }', {}, { 'x-user-id': '7', 'x-auth-token': token });
  expect(gateway.php.callOf('getUserData.php').query.token).toBe(token);
});

describe('logOut', () => {
  const logOut = (headers: Record<string, string> = SESSION) =>
    gateway.graph('mutation { logOut(input: {}) { isConfirmed } }', {}, headers);

  it('ends the session with its credentials (PHP-34)', async () => {
    gateway.php.answer({ 'logout.php': { json: { success: true } } });
    expect((await logOut()).data.logOut).toEqual({ isConfirmed: true });
    const call = gateway.php.callOf('logout.php');
    expect(call).toMatchObject({ method: 'POST', body: '', query: { userId: '7', token: SESSION['x-auth-token'] } });
    expect(call.headers).toMatchObject(SESSION);
  });

  it('never fails', async () => {
    expect((await logOut({})).data.logOut).toEqual({ isConfirmed: false });
    expect(gateway.php.calls).toHaveLength(0);
    for (const reply of ['reset', { raw: 'x', status: 500 }, { json: {}, status: 401 }] as const) {
      gateway.php.answer({ 'logout.php': reply });
      const { data, errors } = await logOut();
      expect(errors).toBeUndefined();
      expect(data.logOut).toEqual({ isConfirmed: false });
    }
  });
});
