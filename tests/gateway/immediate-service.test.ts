import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mutate, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const BUILT_IN = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];

describe('immediateServices (ENT-11)', () => {
  const ask = () => gateway.graph('{ immediateServices { id name } }');

  it('are those of the host (PHP-10)', async () => {
    gateway.php.answer({ 'immediate-services.php': { json: { services: [{ id: 4, name: 'Car Won&#039;t Start' }] } } });
    expect((await ask()).data.immediateServices).toEqual([{ id: 'immediate-service-4', name: "Car Won't Start" }]);
  });

  it.each([
    ['has no list', { json: {} }],
    ['refuses', { json: { success: false } }],
  ] as const)(
    'are the six built-in ones when the script %s, without an error (IMM-08, IMM-09, FAULT-16)',
    async (_what, reply) => {
      gateway.php.answer({ 'immediate-services.php': reply });
      const { data, errors } = await ask();
      expect(errors).toBeUndefined();
      expect(data.immediateServices.map(({ name }: { name: string }) => name)).toEqual(BUILT_IN);
      expect(new Set(data.immediateServices.map(({ id }: { id: string }) => id)).size).toBe(6);
    },
  );
});

describe('requestImmediateService', () => {
  const INPUT = {
    immediateServiceName: 'Flat Tire',
    issueDetails: 'Blue Fiesta',
    issueDescription: 'Nail in it',
    location: '1 High Street LE1 1AA',
    phone: 'after 5 on 07700 900123',
  };
  const request = (input: object = INPUT, headers: Record<string, string> = {}) =>
    mutate(gateway, 'requestImmediateService', input, {
      fields: 'request { reference immediateServiceName contactPreference }',
      headers,
    });
  const RECEIVED = { json: { success: true, referenceNumber: 'IR-20417' } };

  it('sends the documented JSON (PHP-11, ENT-12, IMM-10, IMM-20)', async () => {
    gateway.php.answer({ 'submit-immediate-request.php': RECEIVED });
    expect((await request()).payload).toEqual({
      request: { reference: 'IR-20417', immediateServiceName: 'Flat Tire', contactPreference: 'CALL' },
      userErrors: [],
    });
    const call = gateway.php.callOf('submit-immediate-request.php');
    const { immediateServiceName, phone, ...details } = INPUT;
    const body = { ...details, serviceType: immediateServiceName, phoneNumber: phone, contactPreference: 'call' };
    expect(JSON.parse(call.body)).toEqual(body);
    expect(call.query).toEqual({});
    expect(call.headers).not.toHaveProperty('x-user-id');
    expect(call.headers).not.toHaveProperty('idempotency-key');
  });

  it('sends the credentials if there are both, else none (IMM-11)', async () => {
    gateway.php.answer({ 'submit-immediate-request.php': RECEIVED });
    await request({ ...INPUT, contactPreference: 'TEXT' }, SESSION);
    await request(INPUT, { 'x-user-id': '7' });
    const [known, half] = gateway.php.calls;
    expect(known).toMatchObject({ query: { userId: '7', token: SESSION['x-auth-token'] }, headers: SESSION });
    expect(JSON.parse(known?.body ?? '')).toMatchObject({ contactPreference: 'text' });
    expect(half?.query).toEqual({});
    expect(half?.headers).not.toHaveProperty('x-user-id');
  });

  it.each([{ json: {}, status: 401 }, { json: { success: false, error: 'Session expired' } }])(
    'works for everyone, even with an expired session: %j',
    async (refused) => {
      gateway.php.answer({
        'submit-immediate-request.php': ({ headers }) => (headers['x-user-id'] ? refused : RECEIVED),
      });
      expect((await request(INPUT, SESSION)).payload.request.reference).toBe('IR-20417');
      expect(gateway.php.calls).toHaveLength(2);
    },
  );

  it('is refused without success (IMM-14)', async () => {
    gateway.php.answer({ 'submit-immediate-request.php': { json: {} } });
    expect((await request()).payload.userErrors).toMatchObject([{ message: 'Failed to submit request' }]);
  });

  it('is validated before the call (IMM-06)', async () => {
    const { payload } = await request({ ...INPUT, location: '  ', issueDescription: 'x'.repeat(10_012) });
    const message = 'Use at most 10,000 characters: this is 12 too many';
    expect(payload.userErrors).toMatchObject([
      { field: ['issueDescription'], code: 'TOO_LARGE', message },
      { field: ['location'], code: 'REQUIRED' },
    ]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('passes on 10,000 characters of every text (IMM-06)', async () => {
    gateway.php.answer({ 'submit-immediate-request.php': RECEIVED });
    const text = '中'.repeat(10_000);
    const texts = { issueDetails: text, issueDescription: text, location: text, phone: text };
    expect((await request({ ...INPUT, ...texts })).payload.userErrors).toEqual([]);
    const { phone: phoneNumber, ...details } = texts;
    expect(JSON.parse(gateway.php.calls[0]?.body ?? '')).toMatchObject({ ...details, phoneNumber });
  });

  describe('with a key', () => {
    const keyed = () => ({ ...INPUT, idempotencyKey: randomUUID() });

    it('sends the same key when the session has expired', async () => {
      const input = keyed();
      gateway.php.answer({
        'submit-immediate-request.php': ({ headers }) => (headers['x-user-id'] ? { json: {}, status: 401 } : RECEIVED),
      });
      expect((await request(input, SESSION)).payload.request.reference).toBe('IR-20417');
      expect(gateway.php.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
        input.idempotencyKey,
        input.idempotencyKey,
      ]);
    });

    it('must have the documented format', async () => {
      const { payload } = await request({ ...INPUT, idempotencyKey: 'short' });
      expect(payload.userErrors).toMatchObject([{ field: ['idempotencyKey'], code: 'INVALID' }]);
      expect(gateway.php.calls).toHaveLength(0);
    });
  });
});
