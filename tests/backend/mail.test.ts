import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { startBackend, type TestBackend } from './support/backend.ts';
import { bookingFields, firstFreeSlot, readOutbox, sendBooking } from './support/booking.ts';

/** A mail server that speaks just enough SMTP, and can be told to refuse. */
async function startMailServer() {
  const received: string[] = [];
  const state = { refuse: false, refusals: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let inData = false;
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          received.push(line);
          inData = false;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^MAIL/i.test(line) && state.refuse) {
          state.refusals += 1;
          socket.write('451 later\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    state,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function bookAPlumber(test: TestBackend, changes: Record<string, string> = {}) {
  const slot = await firstFreeSlot(test, 'serviceId=3&isHomeService=1');
  return sendBooking(test, bookingFields(slot, changes));
}

it('sends a booking’s mail by SMTP when there is a server', async () => {
  const server = await startMailServer();
  stops.push(server.stop);
  const test = await startBackend('sqlite', { smtpUrl: server.url });
  stops.push(test.stop);
  const { body } = await bookAPlumber(test);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
  expect(server.received[0]).toContain('To: ada.marsh@example.com');
  expect(server.received[0]).toContain(body.referenceNumber);
});

it('books all the same when mail cannot be sent, and sends it when it can', async () => {
  const server = await startMailServer();
  stops.push(server.stop);
  server.state.refuse = true;
  const test = await startBackend('sqlite', { smtpUrl: server.url });
  stops.push(test.stop);
  expect((await bookAPlumber(test)).body.success).toBe(true);
  await vi.waitFor(() => expect(server.state.refusals).toBe(1), { timeout: 10_000 });
  // Ends what the refused attempt still had to note, by the clock of that moment.
  await test.restart();
  server.state.refuse = false;
  // A restart long after: the mail has waited in the database.
  test.clock.now = new Date(test.clock.now.getTime() + 3_600_000);
  await test.restart();
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
  expect((await bookAPlumber(test, { email: 'second@example.com' })).body.success).toBe(true);
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 10_000 });
});

it('shows mails in the outbox as text, whatever was typed into them', async () => {
  const test = await startBackend('sqlite');
  stops.push(test.stop);
  await bookAPlumber(test, { firstName: '<script>alert(1)</script>' });
  const [mail] = await readOutbox(test);
  const { body, headers } = await test.get(mail?.path ?? '');
  expect(body).not.toContain('<script>');
  expect(body).toContain('&lt;script&gt;');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect((await test.get('/outbox/999')).status).toBe(404);
});

it('links to the product’s own pages, from the configured address', async () => {
  const test = await startBackend('sqlite', { publicUrl: 'https://shop.example' });
  stops.push(test.stop);
  await bookAPlumber(test, { email: 'joan.pryce@example.com' });
  test.clock.now = new Date(test.clock.now.getTime() + 61_000);
  const [mail] = await readOutbox(test);
  expect((await test.get(mail?.path ?? '')).body).toContain('href="https://shop.example/login"');
});
