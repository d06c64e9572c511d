import { expect, it } from 'vitest';
import { concurrently, logIn, overLimit, refusal, tooLongFields, useBackend } from './support/backend.ts';
import { readOutbox } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine, query } from './support/engines.ts';

onEachEngine('submit-immediate-request.php', (engine) => {
  const test = useBackend(engine);

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
    const first = await concurrently(6, () => send(changes, key));
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

  it('refuses what its form refuses', async () => {
    const { contactPreference, ...texts } = request;
    const fields = Object.keys(texts);
    const empty = Object.fromEntries(fields.map((field) => [field, ' ']));
    expect(await send(empty)).toMatchObject({ status: 422, body: { success: false, fields } });
    const tooLong = overLimit({ serviceType: 200, issueDetails: 10_000, phoneNumber: 10_000 });
    expect(tooLongFields(await send(tooLong))).toEqual(Object.keys(tooLong));
  });

  it('forgets a key after two days, not after one', async () => {
    const now = test.clock.now;
    const keys = async () =>
      (await query(test.scratch, "select key from immediate_request_keys where key like 'c1%'")).map(({ key }) => key);
    const key = 'c1b6d9f2-0000-4000-8000-000000000001';
    const { body } = await send({ location: 'An old one' }, { 'idempotency-key': key });
    const deleteExpired = (email: string) => test.postJson('userRegistration.php', { action: 'returning_user', email });
    pass(test, 47 * 3600);
    await deleteExpired('one@example.com');
    expect((await send({ location: 'An old one' }, { 'idempotency-key': key })).body).toEqual(body);
    expect(await keys()).toEqual([key]);
    pass(test, 2 * 3600);
    await deleteExpired('two@example.com');
    expect(await keys()).toEqual([]);
    test.clock.now = now;
  });

  it('refuses a key of another request, and an invalid key', async () => {
    const key = { 'idempotency-key': 'b0b6d9f2-0000-4000-8000-00000000000d' };
    expect((await send({}, key)).status).toBe(200);
    const used = await send({ location: 'Elsewhere' }, key);
    expect(used).toMatchObject(refusal(409, expect.stringContaining('already sent this request with other details')));
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
    const message = 'We couldn’t read the request.';
    for (const [body, status, code] of [
      ['{"serviceType":', 400, 'INVALID'],
      ['{"__proto__":{"x":1}}', 400, 'INVALID'],
      [JSON.stringify({ x: 'y'.repeat(300_000) }), 413, 'TOO_LARGE'],
    ] as const) {
      const headers = { 'content-type': 'application/json' };
      const answer = await test.post('/php/submit-immediate-request.php', body, headers);
      expect([answer.status, answer.body]).toEqual([status, { success: false, code, message, errors: [message] }]);
    }
  });
});
