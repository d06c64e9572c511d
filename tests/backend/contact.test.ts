import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from './support/backend.ts';
import { readOutbox } from './support/booking.ts';
import { startMailServer } from './support/mail-server.ts';

const message = {
  name: 'Petra Vance',
  email: 'petra.vance@example.com',
  message: 'Do you mend clocks?\nMine has stopped.',
};

function send(test: TestBackend, changes: Record<string, string> = {}) {
  return test.postForm('contact-form.php', new URLSearchParams({ ...message, ...changes }));
}

describe('contact-form.php', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startBackend('sqlite');
  });
  afterAll(() => test.stop());

  const mails = async () => (await readOutbox(test)).length;

  it('accepts a message and emails the team (PHP-12)', async () => {
    const { status, body } = await send(test);
    expect([status, body]).toEqual([200, { success: true, message: 'Your message has been sent to us.' }]);
    const [mail] = await readOutbox(test);
    expect(mail).toMatchObject({ to: 'support@mendwell.example', subject: 'Message from Petra Vance' });
    const page = String((await test.get(mail?.path ?? '')).body);
    for (const text of ['Petra Vance', 'petra.vance@example.com', 'Do you mend clocks?\nMine has stopped.'])
      expect(page).toContain(text);
  });

  it('keeps what looks like code as text', async () => {
    const text = "<script>alert(1)</script>'; drop table mails; -- ../../etc/passwd 😀";
    expect((await send(test, { name: '<b>; drop table mails; --', message: text })).status).toBe(200);
    const [mail] = await readOutbox(test);
    expect(String((await test.get(mail?.path ?? '')).body)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it.each([
    ['no name', { name: ' ' }, 'Enter your name'],
    ['no address', { email: '' }, 'Enter your email address'],
    ['a wrong address', { email: 'petra@vance' }, 'Please enter a valid email address.'],
    [
      'a web address as name',
      { name: 'Unlock: https://evil.example' },
      'Enter the name without a web address, “@” or “/”',
    ],
    ['no message', { message: '\n' }, 'Enter your message'],
    ['an endless name', { name: 'x'.repeat(101) }, 'Use at most 100 characters: this is 1 too many'],
    ['an endless message', { message: 'x'.repeat(5001) }, 'Use at most 5,000 characters: this is 1 too many'],
    ['a NUL', { message: 'a\0b' }, 'This contains characters that cannot be used'],
  ])('refuses %s', async (_what, changes, text) => {
    const before = await mails();
    const { status, body } = await send(test, changes);
    expect([status, body.success, body.message, body.errors]).toEqual([422, false, text, [text]]);
    expect(await mails()).toBe(before);
  });

  it('accepts only a form, up to a maximum size', async () => {
    const json = await test.postJson('contact-form.php', message);
    expect([json.status, json.body.success]).toEqual([415, false]);
    const large = await send(test, { message: 'x'.repeat(1_000_000) });
    expect([large.status, large.body.success]).toEqual([413, false]);
  });

  it('limits messages from the same email for an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await send(test, { email: `Busy@Example.com${' '.repeat(count)}` })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const { headers } = await send(test, { email: 'busy@example.com' });
    expect(Number(headers.get('retry-after'))).toBe(3600);
    test.clock.now = new Date(test.clock.now.getTime() + 3_600_000);
    expect((await send(test, { email: 'busy@example.com' })).status).toBe(200);
  });
});

it('lets the team reply to the sender, whose text can’t add headers (DATA-07)', async () => {
  const server = await startMailServer();
  const test = await startBackend('sqlite', { smtpUrl: server.url });
  await send(test, { name: 'Eve\r\nBcc: everyone', message: 'Hello\r\nBcc: all@example.com' });
  await expect.poll(() => server.received).toHaveLength(1);
  const [headers = ''] = server.received[0]?.split('\r\n\r\n') ?? [];
  expect(headers).toMatch(/^Reply-To: petra\.vance@example\.com$/m);
  expect(headers).toMatch(/^To: support@mendwell\.example$/m);
  expect(headers).not.toMatch(/^Bcc:/im);
  expect((await send(test, { email: 'eve@example.com\r\nBcc: all@example.com' })).status).toBe(422);
  await test.stop();
  await server.stop();
});
