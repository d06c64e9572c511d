import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../support/fake-php.ts';
import { APPOINTMENT, CUSTOMER, RESCHEDULE, sendMutation } from './customer-fixtures.ts';
import { SESSION, startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway({ config: { phpSessionCookies: ['PHPSESSID', 'remember'] } });
  gateway.php.answer({
    'userLogin.php': { json: LOGGED_IN },
    'getUserData.php': { json: USER },
    'getNotifications.php': { json: { success: true, notifications: [] } },
    'services.php': { json: { services: [] } },
  });
});
afterEach(() => gateway.close());

const LOGGED_IN = { success: true, userId: 7, authToken: 'tok-0123456789abcdef' };
const USER = { user_id: '7', firstName: 'Joan' };
const LOG_IN =
  'mutation { logIn(input: { email: "joan@example.com", password: "x", rememberMe: false }) { userErrors { code } } }';
const ME = '{ me { firstName } }';

const setting = (json: unknown, cookies: string | string[], status = 200): Reply => ({
  json,
  status,
  headers: { 'set-cookie': cookies },
});
const cookieOf = (script: string) => gateway.php.callOf(script).headers.cookie;
const setCookies = ({ headers }: { headers: Headers }) => headers.getSetCookie();

describe('the session cookies of the host (SESS-06)', () => {
  it.each([
    ['userLogin.php', LOG_IN],
    ['getUserData.php', ME],
  ])('are sent to %s, without other cookies of the browser', async (script, query) => {
    const cookie = 'theme=dark; PHPSESSID=abc123; remember=me%40x; PHPSESSIDX=1; x; =y';
    await gateway.graph(query, {}, { ...SESSION, cookie });
    expect(cookieOf(script)).toBe('PHPSESSID=abc123; remember=me%40x');
  });

  it('are sent to no other script', async () => {
    await gateway.graph(
      '{ services { id } me { notifications { nodes { id } } } }',
      {},
      { ...SESSION, cookie: 'PHPSESSID=abc' },
    );
    await gateway.graph('mutation { logOut(input: {}) { isConfirmed } }', {}, { ...SESSION, cookie: 'PHPSESSID=abc' });
    expect(gateway.php.counts).toEqual({
      'services.php': 1,
      'getNotifications.php': 1,
      'logout.php': 1,
      'getUserData.php': 1,
    });
    for (const { script, headers } of gateway.php.calls)
      expect(headers.cookie).toBe(script === 'getUserData.php' ? 'PHPSESSID=abc' : undefined);
  });

  it.each([
    ['PHPSESSID='],
    ['PHPSESSID="abc"'],
    ['PHPSESSID=a b'],
    ['PHPSESSID=a\\b'],
    [`PHPSESSID=${'a'.repeat(1_025)}`],
  ])('are not sent when they are invalid: %s', async (cookie) => {
    await gateway.graph(ME, {}, { ...SESSION, cookie });
    expect(gateway.php.callOf('getUserData.php').headers).not.toHaveProperty('cookie');
  });

  it('are those for our path, which the browser sends first', async () => {
    await gateway.graph(ME, {}, { ...SESSION, cookie: 'PHPSESSID=ours; PHPSESSID=of-the-site' });
    expect(cookieOf('getUserData.php')).toBe('PHPSESSID=ours');
  });

  it('are set as HttpOnly and for this route only, whatever the host’s attributes', async () => {
    gateway.php.answer({
      'userLogin.php': setting(LOGGED_IN, 'PHPSESSID=new1; Domain=example.org; Path=/; SameSite=None; Secure'),
    });
    const answer = await gateway.graph(LOG_IN);
    expect(setCookies(answer)).toEqual(['PHPSESSID=new1; Path=/graphql; HttpOnly; SameSite=Lax']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('are set on a refusal too', async () => {
    gateway.php.answer({ 'userLogin.php': setting({ success: false, errors: ['No.'] }, 'PHPSESSID=new1', 401) });
    expect(setCookies(await gateway.graph(LOG_IN))).toHaveLength(1);
    gateway.php.answer({ 'getUserData.php': setting({ success: false }, 'PHPSESSID=new2', 401) });
    expect(setCookies(await gateway.asCustomer(ME))).toHaveLength(1);
  });

  it.each([
    ['PHPSESSID=a; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'PHPSESSID=a', '; Max-Age=3600'],
    ['PHPSESSID=a; max-age=soon', 'PHPSESSID=a', ''],
    ['PHPSESSID=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0', 'PHPSESSID=', '; Max-Age=0'],
    ['PHPSESSID=; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'PHPSESSID=', '; Max-Age=0'],
  ])('have the lifetime that the host sends: %s', async (set, pair, lifetime) => {
    gateway.php.answer({ 'getUserData.php': setting(USER, set) });
    const answer = await gateway.asCustomer(ME);
    expect(setCookies(answer)).toEqual([`${pair}; Path=/graphql; HttpOnly; SameSite=Lax${lifetime}`]);
  });

  it('have the expiry date that the host sends', async () => {
    const expires = new Date(Date.now() + 3_600_000).toUTCString();
    gateway.php.answer({ 'getUserData.php': setting(USER, `PHPSESSID=a; Expires=${expires}`) });
    expect(setCookies(await gateway.asCustomer(ME))[0]).toMatch(/; Max-Age=3(599|600)$/);
  });

  it.each(['tracking=1', 'phpsessid=1', 'PHPSESSID=a b', `PHPSESSID=${'a'.repeat(1_025)}`, 'PHPSESSID', '=x', ''])(
    'are not set when they are invalid: %s',
    async (set) => {
      gateway.php.answer({ 'getUserData.php': setting(USER, set) });
      expect(setCookies(await gateway.asCustomer(ME))).toEqual([]);
    },
  );

  it('set by other scripts are ignored', async () => {
    gateway.php.answer({
      'services.php': setting({ services: [] }, 'PHPSESSID=of-someone'),
      'getNotifications.php': setting({ success: true, notifications: [] }, 'PHPSESSID=of-someone'),
    });
    const answer = await gateway.asCustomer('{ services { id } me { notifications { nodes { id } } } }');
    expect(answer.errors).toBeUndefined();
    expect(setCookies(answer)).toEqual([]);
  });

  it('are never sent for another browser', async () => {
    gateway.php.answer({
      'getUserData.php': ({ headers }) =>
        setting({ ...USER, firstName: headers.cookie ?? 'none' }, `PHPSESSID=${headers['x-user-id']}`),
    });
    const ask = (id: string, cookie?: string) =>
      gateway.graph(ME, {}, { ...SESSION, 'x-user-id': id, ...(cookie && { cookie }) });
    const answers = await Promise.all([ask('1', 'PHPSESSID=a'), ask('2', 'PHPSESSID=b'), ask('3'), ask('1')]);
    expect(answers.map(({ data }) => data.me.firstName)).toEqual(['PHPSESSID=a', 'PHPSESSID=b', 'none', 'none']);
    expect(answers.map((answer) => setCookies(answer)[0]?.split(';')[0])).toEqual([
      'PHPSESSID=1',
      'PHPSESSID=2',
      'PHPSESSID=3',
      'PHPSESSID=1',
    ]);
  });

  it('set by one call of an operation are sent with the next', async () => {
    const data = { ...CUSTOMER, appointments: [APPOINTMENT] };
    gateway.php.answer({
      'getUserData.php': setting(data, ['PHPSESSID=second', 'tracking=1', 'remember=me']),
      [RESCHEDULE.script]: { json: { success: false, message: 'No.' } },
    });
    const answer = await sendMutation(gateway, RESCHEDULE, {}, { ...SESSION, cookie: 'PHPSESSID=first' });
    expect(gateway.php.callsOf('getUserData.php').map(({ headers }) => headers.cookie)).toEqual([
      'PHPSESSID=first',
      'PHPSESSID=second; remember=me',
    ]);
    expect(setCookies(answer)).toHaveLength(2);
  });

  it('are removed at logout', async () => {
    const cookie = 'PHPSESSID=abc; theme=dark';
    const { headers } = await gateway.graph(
      'mutation { logOut(input: {}) { isConfirmed } }',
      {},
      { ...SESSION, cookie },
    );
    expect(headers.getSetCookie()).toEqual(['PHPSESSID=; Path=/graphql; HttpOnly; SameSite=Lax; Max-Age=0']);
  });

  it('leave that of the device where it is at logout', async () => {
    const cookie = 'mendwell_device=device1; PHPSESSID=abc';
    const logOut = 'mutation { logOut(input: {}) { isConfirmed } }';
    const { headers } = await gateway.graph(logOut, {}, { ...SESSION, cookie });
    expect(headers.getSetCookie()).toEqual(['PHPSESSID=; Path=/graphql; HttpOnly; SameSite=Lax; Max-Age=0']);
  });

  it('are not sent where only the device is of interest', async () => {
    gateway.php.answer({
      'userRegistration.php': setting({ success: true, token_id: 'tok-0123456789abcdef' }, [
        'mendwell_device=device2; Max-Age=34560000; Path=/',
        'PHPSESSID=of-someone',
      ]),
    });
    const answer = await gateway.graph(
      'mutation { verifyPasswordResetCode(input: { email: "joan@example.com", code: "123456" }) { message } }',
      {},
      { cookie: 'PHPSESSID=abc; mendwell_device=device1' },
    );
    expect(cookieOf('userRegistration.php')).toBe('mendwell_device=device1');
    expect(setCookies(answer)).toEqual([
      'mendwell_device=device2; Path=/graphql; HttpOnly; SameSite=Lax; Max-Age=34560000',
    ]);
  });

  it('are never logged', async () => {
    gateway.php.answer({ 'getUserData.php': setting(USER, 'PHPSESSID=secret-of-the-host') });
    await gateway.graph(ME, {}, { ...SESSION, cookie: 'PHPSESSID=secret-of-the-browser' });
    gateway.php.answer({ 'getUserData.php': 'reset' });
    await gateway.graph(ME, {}, { ...SESSION, cookie: 'PHPSESSID=secret-of-the-browser' });
    expect(gateway.logText()).not.toContain('secret-of');
  });

  it.each([
    ['as a form', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as text', 'POST', { 'content-type': 'text/plain' }],
    ['as a form with files', 'POST', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as a link', 'GET', {}],
  ])('are not used for requests that another site could send %s', async (_how, method, headers) => {
    const url = method === 'GET' ? `${gateway.url}/graphql?query=${encodeURIComponent(ME)}` : `${gateway.url}/graphql`;
    const body = method === 'GET' ? {} : { body: JSON.stringify({ query: LOG_IN }) };
    const response = await fetch(url, { method, ...body, headers: { ...headers, cookie: 'PHPSESSID=abc' } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(gateway.php.calls).toEqual([]);
  });
});

it('cookies are Secure if customers use https', async () => {
  const another = await ownGateway({ config: { publicUrl: 'https://www.example.org' } });
  another.php.answer({ 'userLogin.php': setting(LOGGED_IN, 'PHPSESSID=new1') });
  expect(setCookies(await another.graph(LOG_IN))).toEqual([
    'PHPSESSID=new1; Path=/graphql; HttpOnly; SameSite=Lax; Secure',
  ]);
});
