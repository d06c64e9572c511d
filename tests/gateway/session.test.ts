import { describe, expect, it } from 'vitest';
import { mutate, SESSION, userError } from './harness.ts';
import { ownGateway, sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: { logIn: { max: 3, windowMs: 60_000 } } });

const FIELDS = 'session { userId authToken userName accountType } message redirectPath';
const INPUT = { email: 'joan@example.com', password: 'Mend-it-2026!', rememberMe: true };

const logIn = (input: object = INPUT, at = gateway) => mutate(at, 'logIn', input, { fields: FIELDS });

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

  it('returns a redirect only within this site (C-68)', async () => {
    gateway.php.answer({ 'userLogin.php': { json: { ...ACCEPTED.json, redirect: '//evil.example' } } });
    expect((await logIn()).payload.redirectPath).toBeNull();
  });

  it('is validated before the call (AUTH-03)', async () => {
    expect((await logIn({ ...INPUT, email: ' ', password: '' })).payload.userErrors).toEqual([
      userError(['email'], 'Email is required', 'REQUIRED'),
      userError(['password'], 'Password is required', 'REQUIRED'),
    ]);
    expect((await logIn({ ...INPUT, email: 'abc' })).payload.userErrors).toEqual([
      userError(['email'], 'Invalid email format', 'INVALID'),
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
    const another = await ownGateway({ limits: { logIn: { max: 3, windowMs: 60_000 } } });
    const times = async (count: number) => {
      for (let index = 0; index < count; index++) await logIn(INPUT, another);
    };
    another.php.answer({ 'userLogin.php': ACCEPTED });
    await times(4);
    another.php.answer({ 'userLogin.php': { raw: '', status: 500 } });
    await times(4);
    another.php.answer({ 'userLogin.php': { json: { success: false } } });
    await times(3);
    another.php.calls.length = 0;
    const { payload, errors } = await logIn(INPUT, another);
    expect(payload).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
    expect(another.php.calls).toHaveLength(0);
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
