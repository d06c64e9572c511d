import { afterEach, expect, it } from 'vitest';
import { startBackend } from './support/backend.ts';
import { bookAsGuest, readOutbox } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { startMailServer } from './support/mail-server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

it('books although email can’t be sent, and sends it later', async () => {
  const server = await startMailServer();
  stops.push(server.stop);
  server.state.refuse = true;
  const test = await startBackend('sqlite', { smtpUrl: server.url });
  stops.push(test.stop);
  expect((await bookAsGuest(test)).body.success).toBe(true);
  await expect.poll(() => server.state.refusals).toBe(1);
  // Ends what the refused attempt still had to note, by the clock of that moment.
  await test.restart();
  server.state.refuse = false;
  // A restart long after: the mail has waited in the database.
  pass(test, 3600);
  await test.restart();
  await expect.poll(() => server.received).toHaveLength(1);
  expect(server.received[0]).toContain('To: ada.marsh@example.com');
  expect((await bookAsGuest(test, { email: 'second@example.com' })).body.success).toBe(true);
  await expect.poll(() => server.received).toHaveLength(2);
});

it('shows mails in the outbox as text, whatever was typed into them', async () => {
  const test = await startBackend();
  stops.push(test.stop);
  const message = '<script>alert(1)</script>';
  const form = new URLSearchParams({ name: 'Eve', email: 'eve@example.com', message });
  await test.postForm('contact-form.php', form);
  const [mail] = await readOutbox(test);
  const { body, headers } = await test.get(mail?.path ?? '');
  expect(body).not.toContain('<script>');
  expect(body).toContain('&lt;script&gt;');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect((await test.get('/outbox/999')).status).toBe(404);
});

it('links whole addresses in the outbox, without the punctuation after them', async () => {
  const test = await startBackend();
  stops.push(test.stop);
  const message = 'See https://shop.example/a?b=1&c=%20"2" (or https://shop.example/d).';
  await test.postForm('contact-form.php', new URLSearchParams({ name: 'Eve', email: 'eve@example.com', message }));
  const [mail] = await readOutbox(test);
  const { body } = await test.get(mail?.path ?? '');
  expect([...body.matchAll(/<a href="(http[^"]*)">/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/a?b=1&amp;c=%20&quot;2',
    'https://shop.example/d',
  ]);
});

it('puts nothing that a guest has typed into an email to the address that the guest named', async () => {
  const test = await startBackend();
  stops.push(test.stop);
  await bookAsGuest(test, { firstName: 'Your account is locked', customAddress: 'Call 0909 now, LE1 6XH' });
  const [mail] = await readOutbox(test);
  const { body } = await test.get(mail?.path ?? '');
  expect(body).toContain('Hello,');
  expect(body).toContain('the address in your booking');
  expect(body).not.toMatch(/locked|0909/);
});

it('links to the product’s own pages, from the configured address', async () => {
  const test = await startBackend('sqlite', { publicUrl: 'https://shop.example' });
  stops.push(test.stop);
  await bookAsGuest(test, { email: 'joan.pryce@example.com' });
  pass(test, 61);
  const [mail] = await readOutbox(test);
  expect((await test.get(mail?.path ?? '')).body).toContain('href="https://shop.example/login"');
});
