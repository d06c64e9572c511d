import { expect, it } from 'vitest';
import { concurrently, logIn, onOwnDays, refusal, useBackend } from './support/backend.ts';
import { readOutbox } from './support/booking.ts';
import { codeFor, mailsTo, otherThan, pass, voidCode, wrongCode } from './support/codes.ts';
import { onEachEngine, query } from './support/engines.ts';

onEachEngine('emailVerification.php', (engine) => {
  const test = useBackend(engine);
  let email = '';

  onOwnDays(test, (day) => {
    email = `applicant${day}@example.com`;
  });

  const call = (action: string, more: object = {}, headers?: Record<string, string>) =>
    test.postJson('emailVerification.php', { email, action, type: 'specialist', ...more }, headers);
  const verify = (code: string, more: object = {}) => call('verify_code', { code, ...more });

  it('sends a code and accepts it once (PHP-26, PHP-27)', async () => {
    const sent = await call('send_code', { email: ` ${email.toUpperCase()} ` });
    expect([sent.status, sent.body]).toEqual([
      200,
      { success: true, message: `A verification code has been sent to ${email}`, flow_id: expect.any(String) },
    ]);
    const code = await codeFor(test, email);
    expect(code).toMatch(/^\d{6}$/);
    const right = await verify(code);
    expect([right.status, right.body]).toEqual([
      200,
      { success: true, message: 'Email verified successfully! You can now submit your application.' },
    ]);
    const second = await verify(code);
    expect(second).toMatchObject(refusal(410, voidCode));
  });

  it('accepts one of fifty concurrent correct codes, and checks five of fifty wrong ones (ACCT-19)', async () => {
    await call('send_code');
    const code = await codeFor(test, email);
    const right = await concurrently(50, () => verify(code));
    expect(right.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(right.filter(({ status }) => status === 410)).toHaveLength(49);
    pass(test, 60);
    await call('resend_code');
    const next = await codeFor(test, email);
    const wrong = await concurrently(50, (nth) => verify(otherThan(next, nth + 1)));
    // The fifth voids the code.
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(wrong.filter(({ status }) => status === 410)).toHaveLength(46);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('refuses a wrong code, and an incomplete one without counting it', async () => {
    await call('send_code');
    const code = await codeFor(test, email);
    const wrong = await verify(otherThan(code));
    expect([wrong.status, wrong.body.message, wrong.body.errors]).toEqual([422, wrongCode, [wrongCode]]);
    for (const part of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) {
      const { status, body } = await verify(part);
      expect([status, body.message]).toEqual([422, 'Please enter the complete 6-digit code.']);
    }
    expect((await verify(code)).status).toBe(200);
  });

  it('has the code and its purpose in the subject', async () => {
    await call('send_code');
    const code = await codeFor(test, email);
    const [newest] = (await readOutbox(test)).filter(({ to }) => to === email);
    expect(newest?.subject).toBe(`${code.slice(0, 3)} ${code.slice(3)} is your code to confirm your email`);
  });

  it('voids a code after five wrong attempts, and removes it from its email (ACCT-06)', async () => {
    const { flow_id } = (await call('send_code')).body;
    const code = await codeFor(test, email);
    for (let nth = 1; nth <= 4; nth += 1) expect((await verify(otherThan(code, nth), { flow_id })).status).toBe(422);
    const fifth = await verify(otherThan(code, 5), { flow_id });
    expect(fifth).toMatchObject(refusal(410, voidCode));
    expect((await verify(code, { flow_id })).status).toBe(410);
    const [mail] = await mailsTo(test, email);
    expect(mail).toContain('Your code: no longer valid');
    expect(mail).not.toContain(code);
    expect(mail).not.toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
  });

  it('voids a code after ten minutes (ACCT-07)', async () => {
    await call('send_code');
    const first = await codeFor(test, email);
    pass(test, 599);
    expect((await verify(otherThan(first))).status).toBe(422);
    pass(test, 1);
    const late = await verify(first);
    expect(late).toMatchObject(refusal(410, voidCode));
  });

  it('voids a code when a new one is sent (PHP-28)', async () => {
    await call('send_code');
    const first = await codeFor(test, email);
    pass(test, 60);
    const { status, body } = await call('resend_code');
    expect([status, body.message]).toEqual([200, 'A new verification code has been sent to your email.']);
    const second = await codeFor(test, email);
    const mails = await mailsTo(test, email);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('Your code: no longer valid');
    // One in a million times both are the same.
    if (first !== second) expect((await verify(first)).status).toBe(422);
    expect((await verify(second)).status).toBe(200);
  });

  it('sends at most one code a minute and five an hour, and says how long to wait', async () => {
    expect((await call('send_code')).status).toBe(200);
    pass(test, 18);
    for (const action of ['resend_code', 'send_code']) {
      const early = await call(action);
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, '42']);
      expect(early.body.errors).toEqual(['Please wait 42 seconds before requesting another code.']);
    }
    pass(test, 42);
    for (let nth = 2; nth <= 5; nth += 1) {
      expect((await call('resend_code')).status).toBe(200);
      pass(test, 60);
    }
    const sixth = await call('resend_code');
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3300']);
    pass(test, 3300);
    expect((await call('resend_code')).status).toBe(200);
    expect(await mailsTo(test, email)).toHaveLength(6);
  });

  it('checks at most twenty wrong codes a day, however many codes are sent (ACCT-06)', async () => {
    let code = '';
    for (let sends = 0; sends < 4; sends += 1) {
      await call('resend_code');
      code = await codeFor(test, email);
      for (let nth = 1; nth <= 5; nth += 1)
        expect((await verify(otherThan(code, nth))).status).toBe(nth < 5 ? 422 : 410);
      pass(test, 15 * 60);
    }
    await call('resend_code');
    code = await codeFor(test, email);
    const limited = await verify(code);
    expect(limited).toMatchObject(refusal(429, 'Too many wrong codes. Please try again later.'));
    expect(Number(limited.headers.get('retry-after'))).toBe(23 * 3600);
    pass(test, 23 * 3600);
    await call('resend_code');
    expect((await verify(await codeFor(test, email))).status).toBe(200);
  });

  it('accepts a code only for its own purpose and email (ACCT-08)', async () => {
    await call('send_code');
    const code = await codeFor(test, email);
    expect((await verify(code, { email: 'else@example.com' })).status).toBe(410);
    const session = await logIn(test);
    expect((await call('verify_code', { code, type: 'profile_update' }, session)).status).toBe(410);
    for (const [action, more] of [
      ['verify_email', {}],
      ['verify_returning_user', {}],
      ['verify_otp', { type: 'password_reset' }],
    ] as const) {
      const { status, body } = await test.postJson('userRegistration.php', { action, email, code, ...more });
      expect([action, status, body.token_id]).toEqual([action, 410, undefined]);
    }
    expect((await verify(code)).status).toBe(200);
  });

  it('never returns a code, and stores it only in its email (ACCT-09, ACCT-10)', async () => {
    const sent = await call('send_code');
    const code = await codeFor(test, email);
    expect(JSON.stringify(sent.body)).not.toContain(code);
    const rows = await query(test.scratch, 'select * from email_codes');
    expect(rows.map((row) => String(row.subject).split(':').slice(0, 2).join(':'))).toContain(`specialist:${email}`);
    expect(JSON.stringify(rows)).not.toContain(sent.body.flow_id);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    expect((await verify(code)).status).toBe(200);
    // Used, it is not even in its mail any more.
    expect((await mailsTo(test, email)).join()).not.toContain(code);
  });
});
