import { describe, expect, it } from 'vitest';
import { refusal, startBackend, statusesOf, type TestBackend, useBackend } from './support/backend.ts';
import { readOutbox } from './support/booking.ts';
import { pass } from './support/codes.ts';
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
  const test = useBackend();

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

  it('refuses what its form refuses, and sends nothing', async () => {
    const before = await mails();
    const answer = await send(test, { name: 'Unlock: https://evil.example', email: 'petra@vance', message: 'a\0b' });
    expect(answer).toMatchObject(
      refusal(
        422,
        'Enter the name without a web address, “@” or “/”',
        'Please enter a valid email address.',
        'Delete the character U+0000 after “a”: it can’t be used',
      ),
    );
    expect(await mails()).toBe(before);
  });

  it('accepts only a form, up to a maximum size', async () => {
    const json = await test.postJson('contact-form.php', message);
    expect([json.status, json.body.success]).toEqual([415, false]);
    const large = await send(test, { message: 'x'.repeat(1_000_000) });
    expect([large.status, large.body.success]).toEqual([413, false]);
  });

  it('limits messages from the same email for an hour', async () => {
    const statuses = await statusesOf(11, (count) => send(test, { email: `Busy@Example.com${' '.repeat(count)}` }));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const { headers } = await send(test, { email: 'busy@example.com' });
    expect(Number(headers.get('retry-after'))).toBe(3600);
    pass(test, 3600);
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
