import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, startBackend, type TestBackend } from './support/backend.ts';
import { readOutbox } from './support/booking.ts';
import { query } from './support/database.ts';
import { onEachEngine } from './support/engines.ts';
import { overLimit, tooLongFields } from './support/limits.ts';

onEachEngine('submit-immediate-request.php', (engine) => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startBackend(engine);
  });
  afterAll(() => test.stop());

  const request = {
    serviceType: 'Flat Tire',
    issueDetails: 'Ford Fiesta, FN21 KTR',
    issueDescription: 'Nail in the front left, no spare.\nI am on the hard shoulder.',
    location: 'A46, Leicester LE7 4XF',
    phoneNumber: '07700 900321',
    contactPreference: 'text',
  };
  const send = (changes: object = {}, headers: Record<string, string> = {}) =>
    test.postJson('submit-immediate-request.php', { ...request, ...changes }, headers);

  it('accepts a visitor’s request and emails the team (PHP-11)', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.any(String),
      referenceNumber: expect.stringMatching(/^IR-\d{5}$/),
    });
    const [mail] = await readOutbox(test);
    expect(mail?.subject).toContain(body.referenceNumber);
    const page = String((await test.get(mail?.path ?? '')).body);
    for (const value of ['Ford Fiesta, FN21 KTR', 'A46, Leicester LE7 4XF', '07700 900321', 'Nail in the front left'])
      expect(page).toContain(value);
    const stored = "select contact_preference from immediate_requests where phone_number = '07700 900321'";
    expect(await query(test.scratch, stored)).toEqual([{ contact_preference: 'text' }]);
  });

  it('accepts 10,000 characters of every text and emails them to the team (IMM-06)', async () => {
    const text = '中'.repeat(9_999);
    const texts = {
      issueDetails: `a${text}`,
      issueDescription: `b${text}`,
      location: `c${text}`,
      phoneNumber: `0${text}`,
    };
    expect((await send(texts)).body.success).toBe(true);
    const columns = 'issue_details, issue_description, location, phone_number';
    const stored = `select ${columns} from immediate_requests where phone_number = '0${text}'`;
    const [a, b, c, d] = Object.values(texts);
    const row = { issue_details: a, issue_description: b, location: c, phone_number: d };
    expect(await query(test.scratch, stored)).toEqual([row]);
    const [mail] = await readOutbox(test);
    const page = String((await test.get(mail?.path ?? '')).body);
    for (const value of Object.values(texts)) expect(page).toContain(value);
  });

  it('stores one request per key, repeated or concurrent, and emails the team once', async () => {
    const key = { 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000c' };
    const changes = { location: 'A47, asked again', contactPreference: 'call' };
    const first = await Promise.all(Array.from({ length: 6 }, () => send(changes, key)));
    // With a session that has come or gone meanwhile, and with the spaces of a text that was typed
    // again.
    const later = await send({ ...changes, location: ' A47, asked again ' }, { ...key, ...(await logIn(test)) });
    for (const { status, body } of [...first, later]) expect([status, body]).toEqual([200, first[0]?.body]);
    const reference = first[0]?.body.referenceNumber;
    expect((await readOutbox(test)).filter(({ subject }) => subject.includes(reference))).toHaveLength(1);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('ignores an expired or false session (RULE-11)', async () => {
    const alive = await logIn(test);
    for (const headers of [alive, { ...alive, 'x-auth-token': 'dead' }, { 'x-user-id': '1' }])
      expect((await send({}, headers)).body.success).toBe(true);
  });

  it('calls without a preference', async () => {
    const { body } = await send({ contactPreference: undefined, location: 'Somewhere else' });
    expect(body.success).toBe(true);
    const [mail] = await readOutbox(test);
    expect(String((await test.get(mail?.path ?? '')).body)).toMatch(/Call +07700 900321/);
  });

  it.each(['serviceType', 'issueDetails', 'issueDescription', 'location', 'phoneNumber'])(
    'requires %s',
    async (field) => {
      const { status, body } = await send({ [field]: '  ' });
      expect([status, body.success, body.errors.length]).toEqual([422, false, 1]);
    },
  );

  it('lists every field that is too long', async () => {
    const limits = { serviceType: 200, issueDetails: 10_000, issueDescription: 10_000, location: 10_000 };
    const tooLong = overLimit({ ...limits, phoneNumber: 10_000, contactPreference: 10 });
    const answer = await send(tooLong);
    expect(tooLongFields(answer)).toEqual(Object.keys(limits).concat('phoneNumber'));
    expect(answer.body.errors.at(-1)).toBe('Choose a call or a text message');
  });

  it('forgets a key after two days, not after one', async () => {
    const now = test.clock.now;
    const keys = async () =>
      (await query(test.scratch, "select key from immediate_request_keys where key like 'c1%'")).map(({ key }) => key);
    const key = 'c1b6d9f2-0000-4000-8000-000000000001';
    const { body } = await send({ location: 'An old one' }, { 'idempotency-key': key });
    const deleteExpired = (email: string) => test.postJson('userRegistration.php', { action: 'returning_user', email });
    test.clock.now = new Date(now.getTime() + 47 * 3_600_000);
    await deleteExpired('one@example.com');
    expect((await send({ location: 'An old one' }, { 'idempotency-key': key })).body).toEqual(body);
    expect(await keys()).toEqual([key]);
    test.clock.now = new Date(now.getTime() + 49 * 3_600_000);
    await deleteExpired('two@example.com');
    expect(await keys()).toEqual([]);
    test.clock.now = now;
  });

  it('refuses an unknown preference and control characters', async () => {
    expect((await send({ contactPreference: 'pigeon' })).status).toBe(422);
    expect((await send({ location: 'A46\u0000' })).status).toBe(422);
    expect((await send({ location: '\ud800' })).status).toBe(422);
  });

  it('refuses a key of another request, and an invalid key', async () => {
    const key = { 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000d' };
    expect((await send({}, key)).status).toBe(200);
    const { status, body } = await send({ location: 'Elsewhere' }, key);
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('already sent this request with other details'),
    ]);
    expect((await send({}, { 'idempotency-key': 'short' })).status).toBe(422);
  });

  it('frees the key of a refused request, so that it can be corrected', async () => {
    const key = { 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000e' };
    expect((await send({ phoneNumber: '' }, key)).status).toBe(422);
    expect((await send({}, key)).body.success).toBe(true);
  });

  it('limits requests by phone number, but not repeated ones', async () => {
    const answers = [];
    const key = { 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000f' };
    const first = await send({ phoneNumber: '07700 900999' }, key);
    answers.push(first);
    for (let count = 1; count < 21; count += 1) answers.push(await send({ phoneNumber: '07700 900999' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('3600');
    expect((await send({ phoneNumber: '07700 900999' }, key)).body).toEqual(first.body);
  });

  it('refuses a body that isn’t JSON, or is too large, without internal details', async () => {
    const post = (body: string) =>
      fetch(`${test.backend.origin}/php/submit-immediate-request.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    for (const [body, status] of [
      ['{"serviceType":', 400],
      ['{"__proto__":{"x":1}}', 400],
      [JSON.stringify({ x: 'y'.repeat(300_000) }), 413],
    ] as const) {
      const answer = await post(body);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({
        success: false,
        code: status === 413 ? 'TOO_LARGE' : 'INVALID',
        message: 'We couldn’t read the request.',
        errors: ['We couldn’t read the request.'],
      });
    }
  });
});
