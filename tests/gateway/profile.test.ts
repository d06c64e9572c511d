import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { mutate, NO_LIMITS, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const READ = 'getUserData.php';
const WRITE = 'update-account.php';
const ADDRESS = {
  street: '4 Welford Place',
  street2: '',
  city: 'Leicester',
  state: 'Leicestershire',
  zipCode: 'LE1 6XH',
  country: 'UK',
};
const USER = {
  user_id: '7',
  first_name: 'Joan',
  last_name: 'Pryce',
  email: 'joan@example.com',
  phone: '7700 900142',
  address: ADDRESS,
  created_at: '2025-03-01 10:00:00',
};

describe('a customer’s details', () => {
  const me = async (user: object) => {
    gateway.php.answer({ [READ]: { json: user } });
    const { data } = await gateway.asCustomer(
      '{ me { phone joinedAt address { street street2 city county postcode country } } }',
    );
    return data.me;
  };

  it('are read completely (ENT-26)', async () => {
    expect(await me(USER)).toEqual({
      phone: '7700 900142',
      joinedAt: '2025-03-01T10:00:00Z',
      address: {
        street: '4 Welford Place',
        street2: null,
        city: 'Leicester',
        county: 'Leicestershire',
        postcode: 'LE1 6XH',
        country: 'UK',
      },
    });
  });

  it.each([
    [{ phone_no: '7700 900142' }, { phone: '7700 900142' }],
    [{ joinDate: '2025-07-01' }, { joinedAt: '2025-06-30T23:00:00Z' }],
    [{ joinDate: '', created_at: '2025-03-01 10:00:00' }, { joinedAt: '2025-03-01T10:00:00Z' }],
    [{ address: null }, { address: null }],
    [{ address: [] }, { address: null }],
    [{ address: { street: '', city: ' ' } }, { address: null }],
    [{ address: 'somewhere' }, { address: null }],
  ])('are read from %j', async (fields, expected) => {
    expect(await me({ user_id: '7', firstName: 'Joan', ...fields })).toMatchObject(expected);
  });
});

describe('emailAvailability', () => {
  const SCRIPT = 'check-email.php';
  const ask = (reply: Script, email = 'new@example.com', headers: Record<string, string> = SESSION) => {
    gateway.php.answer({ [SCRIPT]: reply });
    return gateway.graph(
      'query ($email: String!) { emailAvailability(email: $email) { email isAvailable message } }',
      { email },
      headers,
    );
  };

  it.each([
    [
      { success: true, available: true, message: '' },
      { isAvailable: true, message: null },
    ],
    [
      { success: '1', available: '0', message: 'Taken.' },
      { isAvailable: false, message: 'Taken.' },
    ],
  ])('reads %j (PHP-40)', async (json, expected) => {
    const { data } = await ask({ json }, ' new@example.com ');
    expect(data.emailAvailability).toEqual({ email: 'new@example.com', ...expected });
    const call = gateway.php.callOf(SCRIPT);
    expect(call).toMatchObject({ method: 'POST', query: { userId: '7', token: SESSION['x-auth-token'] } });
    expect(JSON.parse(call.body)).toEqual({ email: 'new@example.com' });
  });

  it.each([
    [{ json: { success: false } }, 'UPSTREAM_INVALID_RESPONSE', 'Failed to check email availability'],
    [{ json: { success: false, message: 'Not now.' } }, 'UPSTREAM_INVALID_RESPONSE', 'Not now.'],
    [{ json: { success: false, message: 'No address.' }, status: 422 }, 'BAD_USER_INPUT', 'No address.'],
  ] satisfies [Script, string, string][])(
    'is an error when the host responds with %j (PROF-13)',
    async (reply, code, message) => {
      const { data, errors } = await ask(reply);
      expect(data.emailAvailability).toBeNull();
      expect(errors).toMatchObject([{ message, extensions: { code } }]);
    },
  );

  it('returns the seconds to wait', async () => {
    const { errors } = await ask({ json: { success: false }, status: 429, headers: { 'retry-after': '20' } });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 20 } }]);
  });

  it('makes no call without a session, or for an invalid address (ACCT-05)', async () => {
    expect((await ask({ json: {} }, 'new@example.com', {})).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    for (const email of ['', 'new', 'new@example.com\r\nX: 1', 'x'.repeat(300)]) {
      expect((await ask({ json: {} }, email)).errors).toMatchObject([
        { message: 'Please enter a valid email address.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('updateProfile', () => {
  const DONE: Script = { json: { success: true, message: 'Profile updated successfully!', user: { user_id: '7' } } };
  const update = (
    input: object,
    reply: Script = DONE,
    { user = USER as object, fields = 'message', headers = SESSION as Record<string, string> } = {},
  ) => {
    gateway.php.answer({ [READ]: { json: user }, [WRITE]: reply });
    return mutate(gateway, 'updateProfile', input, { fields, headers });
  };
  const rename = (fields: string) =>
    mutate(gateway, 'updateProfile', { firstName: 'Jo' }, { fields, headers: SESSION });
  const sent = () => JSON.parse(gateway.php.callOf(WRITE).body);
  const WHOLE = { ...USER, firstName: 'Joan', lastName: 'Pryce', phone_no: '7700 900142' };

  it('sends the whole profile with the changed fields (PHP-41, PROF-05)', async () => {
    expect((await update({ lastName: ' Price ', phone: null })).payload).toEqual({
      message: 'Profile updated successfully!',
      userErrors: [],
    });
    expect(sent()).toEqual({ ...WHOLE, last_name: 'Price', lastName: 'Price' });
    expect(gateway.php.counts).toEqual({ [READ]: 1, [WRITE]: 1 });
  });

  it('sends back the host’s other fields of the profile, wherever they were in the response (PHP-41)', async () => {
    const unchanged = {
      profilePicture: 'uploads/joan.jpg',
      joinDate: '2025-03-01',
      vehicles: [{ vehicle_id: '1' }],
      tier: 2,
    };
    await update({ phone: '7700 900111' }, DONE, {
      user: { success: true, message: 'OK', user: { ...USER, ...unchanged } },
    });
    expect(sent()).toEqual({ ...WHOLE, ...unchanged, phone: '7700 900111', phone_no: '7700 900111' });
  });

  it('replaces the whole address, and formats the postcode', async () => {
    await update({ address: { street: '1 Castle Gate', city: 'Nottingham', county: 'Notts', postcode: ' ng17aq' } });
    expect(sent().address).toEqual({
      street: '1 Castle Gate',
      street2: '',
      city: 'Nottingham',
      state: 'Notts',
      zipCode: 'NG1 7AQ',
      country: '',
    });
  });

  it('sends unknown fields as empty', async () => {
    await update({ phone: '+44 7723 123456' }, DONE, { user: { user_id: '7', firstName: 'Joan' } });
    expect(sent()).toMatchObject({
      firstName: 'Joan',
      last_name: '',
      email: '',
      phone: '7723 123456',
      address: { street: '' },
    });
  });

  it('refetches the customer only when it is selected', async () => {
    gateway.php.answer({ [READ]: { json: USER }, [WRITE]: DONE });
    const { payload } = await update({ firstName: 'Jo' }, DONE, { fields: 'customer { id }' });
    expect(payload).toEqual({ customer: { id: 'customer-7' }, userErrors: [] });
    expect(gateway.php.callsOf(READ)).toHaveLength(1);

    gateway.php.calls.length = 0;
    let reads = 0;
    gateway.php.answer({
      [READ]: () => ({ json: { ...USER, first_name: ++reads === 1 ? 'Joan' : 'Jo' } }),
    });
    const after = await rename('customer { firstName phone }');
    expect(after.payload.customer).toEqual({ firstName: 'Jo', phone: '7700 900142' });
    expect(gateway.php.counts).toEqual({ [READ]: 2, [WRITE]: 1 });
  });

  it('succeeds even if the refetch fails', async () => {
    let reads = 0;
    gateway.php.answer({ [READ]: () => (++reads === 1 ? { json: USER } : { raw: 'x', status: 500 }), [WRITE]: DONE });
    const { payload, errors } = await rename('message customer { firstName }');
    expect(payload).toEqual({ message: 'Profile updated successfully!', customer: null, userErrors: [] });
    expect(errors).toMatchObject([{ path: ['updateProfile', 'customer', 'firstName'] }]);
  });

  it.each([
    [{ email: 'joan' }, ['email'], 'INVALID'],
    [{ phone: '1' }, ['phone'], 'INVALID'],
    [{ address: { postcode: 'Leicester' } }, ['address', 'postcode'], 'INVALID'],
  ])('refuses %j at its field', async (input, field, code) => {
    expect((await update(input)).payload.userErrors).toMatchObject([{ field, code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('makes no write if the profile can’t be read', async () => {
    gateway.php.answer({ [READ]: { raw: 'x', status: 500 } });
    const { errors } = await mutate(gateway, 'updateProfile', { firstName: 'Jo' }, { headers: SESSION });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(gateway.php.callsOf(WRITE)).toHaveLength(0);
  });
});
