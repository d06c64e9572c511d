import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { BOOK, BOOKABLE, book, booking } from './booking-fixtures.ts';
import type { GraphAnswer } from './harness.ts';
import { type FileToSend, photo, sha256 } from './photo-fixtures.ts';
import { ownGateway, sharedGateway } from './shared-gateway.ts';

const MIB = 1024 * 1024;
const FORM = 'appointment-form.php';
const gateway = await sharedGateway();
beforeEach(() => {
  gateway.php.answer(BOOKABLE);
});

const png = (name: string, size?: number): FileToSend => ({ name, bytes: photo('png', size) });

const leftovers = () => readdir(join(gateway.dataDir, 'incoming'));

describe('photos', () => {
  it('of exactly 25 MiB are sent unchanged, and one byte more is refused by name (FILE-01, FILE-10)', async () => {
    const largest = png('whole.png', 25 * MIB);
    expect((await book(gateway, booking(), [largest])).payload.booking.reference).toBe('MW-48213');
    expect(gateway.php.callOf(FORM).parts.at(-1)).toMatchObject({ size: 25 * MIB, sha256: sha256(largest.bytes) });

    gateway.php.calls.length = 0;
    const files = [png('small.png'), png('holiday.png', 25 * MIB + 1)];
    expect((await book(gateway, booking(), files)).payload).toEqual({
      booking: null,
      userErrors: [{ field: ['photos', '1'], message: '“holiday.png” is larger than 25 MB.', code: 'TOO_LARGE' }],
    });
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
  });

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif', 'heic'] as const)('can be %s', async (kind) => {
    const { payload } = await book(gateway, booking(), [{ name: `a.${kind}`, bytes: photo(kind) }]);
    expect(payload.userErrors).toEqual([]);
  });

  it.each([
    ['page.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['drawing.svg', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['shell.jpg', Buffer.from('<?php system($_GET[0]); ?>')],
    ['setup.png', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['papers.png', Buffer.from('PK\x03\x04'.padEnd(100, '\0'))],
    ['letter.pdf', Buffer.from('%PDF-1.7\n')],
    ['empty.png', Buffer.alloc(0)],
  ])('have the type of their content: %s is refused by name (FILE-04)', async (name, bytes) => {
    const { payload } = await book(gateway, booking(), [{ name, bytes, type: 'image/png' }]);
    expect(payload.userErrors).toEqual([
      {
        field: ['photos', '0'],
        message: `“${name}” isn’t a photo that we can use. Please send JPEG, PNG, WebP, GIF, AVIF or HEIC.`,
        code: 'UNSUPPORTED_FILE',
      },
    ]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\temp\\tap.png', 'tap.png'],
    ['.htaccess', 'htaccess.png'],
    ['shell.php', 'shell.png'],
    ['shell.php.', 'shell-php.png'],
    ['tap\u202egnp.exe.png', 'tapgnp.exe.png'],
    ['tap.PNG', 'tap.PNG'],
    ['Küche – Hahn.png', 'Küche – Hahn.png'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(96)}.png`],
    ['...', 'photo.png'],
  ])('called %s are sent on as %s (FILE-05)', async (name, expected) => {
    await book(gateway, booking(), [png(name)]);
    expect(gateway.php.callOf(FORM).parts.at(-1)).toMatchObject({ fileName: expected });
  });

  it('are at most ten', async () => {
    const files = Array.from({ length: 11 }, (_, index) => png(`${index}.png`));
    expect((await book(gateway, booking(), files.slice(0, 10))).payload.userErrors).toEqual([]);
    const { status, errors } = await book(gateway, booking(), files);
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message: 'At most 10 files can be sent at once.', extensions: { code: 'BAD_REQUEST' } },
    ]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(1);
  });

  it('may be exactly 100 MiB together', async () => {
    const files = Array.from({ length: 5 }, (_, index) => png(`${index}.png`, 20 * MIB));
    expect((await book(gateway, booking(), files)).payload.userErrors).toEqual([]);
  });

  it.each([
    ['and are not taken in when the request says so beforehand', 21 * MIB],
    ['and are refused when that shows only at the end', 20 * MIB + 2],
  ])('are at most 100 MiB together, %s', async (_when, size) => {
    const files = Array.from({ length: 5 }, (_, index) => png(`${index}.png`, size));
    const { status, errors } = await book(gateway, booking(), files);
    expect(status).toBe(413);
    expect(errors).toMatchObject([
      {
        message: 'The files together are larger than 100 MB.',
        extensions: { code: 'TOO_LARGE', maxBytes: 100 * MIB, requestId: expect.any(String) },
      },
    ]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
    expect(await leftovers()).toEqual([]);
  });

  it('leave nothing on disk, whatever the outcome (FILE-03)', async () => {
    await book(gateway, booking(), [png('a.png')]);
    gateway.php.answer({ [FORM]: 'reset' });
    await book(gateway, booking(), [png('a.png'), png('b.png', 26 * MIB)]);
    await book(gateway, booking({ firstName: '' }), [png('a.png')]);
    expect(await leftovers()).toEqual([]);
  });
});

describe('an aborted upload', () => {
  it('leaves nothing on disk', async () => {
    const boundary = 'x';
    const sending = httpRequest(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'apollo-require-preflight': '1',
        'content-length': 5_000_000,
      },
    });
    sending.on('error', () => undefined);
    sending.write(
      parts(boundary, [
        ['operations', operations()],
        ['map', '{"0":["variables.input.photos.0"]}'],
      ]),
    );
    sending.write(filePart(boundary, '0', 'a.png', photo('png', MIB)));
    await until(async () => (await openFiles()) > 0, 'the file was being taken in');
    sending.destroy();
    await until(async () => (await openFiles()) === 0, 'it was given up');
    expect(await leftovers()).toEqual([]);
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
    expect((await book(gateway, booking())).payload.userErrors).toEqual([]);
  });

  /** The open files of the spool, which have been unlinked. */
  async function openFiles(): Promise<number> {
    const { readlink } = await import('node:fs/promises');
    const descriptors = await readdir('/proc/self/fd');
    const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    return targets.filter((target) => target.startsWith(join(gateway.dataDir, 'incoming'))).length;
  }
});

const operations = (photos: unknown = [null]) =>
  JSON.stringify({ query: BOOK, variables: { input: { ...booking(), photos } } });

const parts = (boundary: string, fields: readonly (readonly [string, string])[]) =>
  fields
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');

const filePart = (boundary: string, name: string, fileName: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

describe('a request that is refused while it is still being sent', () => {
  const TOO_MANY = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, [`variables.input.photos.${at}`]]));
  const BOUNDARY = '--x\r\n';
  // A part ends where the next one starts.
  const FIRST = `${parts('x', [
    ['operations', operations()],
    ['map', JSON.stringify(TOO_MANY)],
  ])}${BOUNDARY}`;
  const REFUSAL = 'At most 10 files can be sent at once.';

  /** Sends the headers and the parts that cause the refusal. */
  function begin(length: string, first: string) {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    // The connection was reset.
    socket.on('error', () => undefined);
    const headers = `host: gateway\r\napollo-require-preflight: 1\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}`;
    socket.write(`POST /graphql HTTP/1.1\r\n${headers}\r\n\r\n${first}`);
    return { socket, receives: (text: string) => until(() => received.includes(text), `“${text}” was received`) };
  }

  it('is drained, so that the client receives the response and can reuse the connection', async () => {
    const file = filePart('x', '0', 'tap.png', photo('png', MIB)).subarray(BOUNDARY.length);
    const rest = Buffer.concat([file, Buffer.from('--x--\r\n')]);
    const { socket, receives } = begin(`content-length: ${FIRST.length + rest.length}`, FIRST);
    await receives(REFUSAL);
    socket.write(rest);
    socket.write('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n');
    await receives('{"status":"ok"}');
    socket.destroy();
  });

  it('is refused before it sends a file if its headers declare too large a size', async () => {
    const { socket, receives } = begin(`content-length: ${1024 * MIB}`, '');
    await receives('413 Payload Too Large');
    await receives('"message":"The files together are larger than 100 MB."');
    // The server doesn't wait for the body.
    if (!socket.closed) await once(socket, 'close');
  });

  it('is drained only up to a limit', async () => {
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    const { socket, receives } = begin('transfer-encoding: chunked', String(chunk(Buffer.from(FIRST))));
    await receives(REFUSAL);
    const more = chunk(Buffer.alloc(8 * MIB));
    while (!socket.destroyed) await new Promise<void>((resolve) => socket.write(more, () => resolve()));
  });
});

type Fields = readonly (readonly [name: string, value: string])[];

describe('the multipart request specification (FILE-07)', () => {
  const send = async (body: Uint8Array, headers: Record<string, string> = { 'apollo-require-preflight': '1' }) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      body: new Uint8Array(body),
    });
    return { status: response.status, body: (await response.json()) as GraphAnswer };
  };
  const END = '--x--\r\n';
  const withFile = (fields: Fields, file = filePart('x', '0', 'a.png', photo('png'))) =>
    Buffer.concat([Buffer.from(parts('x', fields)), file, Buffer.from(END)]);
  const MAP = '{"0":["variables.input.photos.0"]}';
  /** The fields of a request for as many photos as `photos` has. */
  const fields = (map = MAP, photos: unknown = [null]): Fields => [
    ['operations', operations(photos)],
    ['map', map],
  ];

  it('is implemented', async () => {
    const { status, body } = await send(withFile(fields()));
    expect(status).toBe(200);
    expect(body.data.bookAppointmentAsGuest.userErrors).toEqual([]);
  });

  it('lets a file have several places, and no name', async () => {
    const places = { 0: ['variables.input.photos.0', 'variables.input.photos.1'], map: ['variables.input.photos.2'] };
    const [shared, unnamed] = [photo('png', 300), photo('png', 400)];
    const unnamedHead = '--x\r\ncontent-disposition: form-data; name="map"\r\ncontent-type: image/png\r\n\r\n';
    const file = Buffer.concat([
      filePart('x', '0', 'a.png', shared),
      Buffer.from(unnamedHead),
      unnamed,
      Buffer.from('\r\n'),
    ]);
    const { body } = await send(withFile(fields(JSON.stringify(places), [null, null, null]), file));
    expect(body.data.bookAppointmentAsGuest.userErrors).toEqual([]);
    expect(gateway.php.callOf(FORM).parts.slice(-3)).toMatchObject([
      { fileName: 'a.png', sha256: sha256(shared) },
      { fileName: 'a.png', sha256: sha256(shared) },
      { fileName: 'photo.png', sha256: sha256(unnamed) },
    ]);
  });

  it('counts a file for each of its places', async () => {
    const places = ['0', '1', '2', '3', '4'].map((index) => `variables.input.photos.${index}`);
    const map = JSON.stringify({ 0: places });
    const large = filePart('x', '0', 'a.png', photo('png', 21 * MIB));
    expect(
      (
        await send(
          withFile(
            fields(
              map,
              places.map(() => null),
            ),
            large,
          ),
        )
      ).status,
    ).toBe(413);
  });

  const ELEVEN = Array.from({ length: 11 }, () => null);
  const elevenPlaces = ELEVEN.map((_, index) => `variables.input.photos.${index}`);
  const manyFiles = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, ['a']]));
  const asOperations = (text: string): Fields => [
    ['operations', text],
    ['map', MAP],
  ];

  it.each<[what: string, fields: Fields]>([
    ['no map', [['operations', operations()]]],
    ['no operations', [['map', MAP]]],
    ['map before operations', fields().toReversed()],
    ['operations that aren’t JSON', asOperations('{')],
    ['a batch', asOperations(`[${operations()}]`)],
    ['operations that are too large', asOperations(`"${'x'.repeat(300_000)}"`)],
    ['a map that isn’t an object', fields('["variables.input.photos.0"]')],
    ['a map to an unknown path', fields('{"0":["variables.input.nothing.0"]}')],
    ['a map to a path that isn’t null', fields(MAP, ['here'])],
    ['a map to a path outside the variables', fields('{"0":["query"]}')],
    ['a map to a prototype', fields('{"0":["variables.__proto__.polluted"]}')],
    ['a map to a constructor', fields('{"0":["variables.constructor.prototype.polluted"]}')],
    ['a file without a path', fields('{"0":[]}', ELEVEN)],
    ['a file twice for one path', fields('{"0":["variables.input.photos.0","variables.input.photos.0"]}', ELEVEN)],
    ['too many paths', fields(JSON.stringify({ 0: elevenPlaces }), ELEVEN)],
    ['two files for one path', fields('{"0":["variables.input.photos.0"],"1":["variables.input.photos.0"]}')],
    ['a map of ten thousand files', fields(JSON.stringify(manyFiles))],
    ['one part too many', [...fields(), ['more', '1']]],
  ])('is violated by %s: refused without a call', async (_what, sent) => {
    const { status, body } = await send(withFile(sent));
    expect([400, 413]).toContain(status);
    expect(body.errors?.[0].extensions.code).toBe(status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST');
    expect(gateway.php.calls).toHaveLength(0);
    expect({}).not.toHaveProperty('polluted');
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    ['no end', parts('x', fields())],
    ['a file that is missing', `${parts('x', fields())}${END}`],
    ['nothing', ''],
    [
      'a file before operations',
      Buffer.concat([
        filePart('x', '0', 'a.png', photo('png')),
        Buffer.from(`${parts('x', fields().slice(0, 1))}--x--`),
      ]),
    ],
  ])('is violated by %s', async (_what, body) => {
    expect((await send(Buffer.from(body))).status).toBe(400);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('needs a header that forms on other sites can’t send (HTTP-04)', async () => {
    const body = withFile(fields());
    expect((await send(body, {})).status).toBe(400);
    expect((await send(body, { 'apollo-require-preflight': '' })).status).toBe(400);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('ignores files that the map doesn’t name (FILE-08)', async () => {
    const query = JSON.stringify({ query: '{ __typename }', variables: {} });
    const sent: Fields = [
      ['operations', query],
      ['map', '{}'],
    ];
    const body = withFile(sent, filePart('x', '9', 'big.png', photo('png', 3 * MIB)));
    expect((await send(body)).body).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses files for other types', async () => {
    const query = 'mutation($i: LogInInput!) { logIn(input: $i) { message } }';
    const variables = { i: { email: null, password: 'x' } };
    const sent: Fields = [
      ['operations', JSON.stringify({ query, variables })],
      ['map', '{"0":["variables.i.email"]}'],
    ];
    const { body } = await send(withFile(sent));
    expect(body.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('what strangers can make the gateway do with files', () => {
  const MAP = '{"0":["variables.input.photos.0"]}';
  const HEADERS = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' };

  it.each([
    ['isn’t known by its hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
    ['doesn’t exist', { query: 'mutation { fly(input: { photos: [] }) { message } }' }],
    ['isn’t GraphQL', { query: 'mutation {' }],
  ])('they send no file for an operation that %s: it is answered before', async (_what, operation) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    const fields = parts('x', [
      ['operations', JSON.stringify({ ...operation, variables: { input: { photos: [null] } } })],
      ['map', MAP],
    ]);
    const head = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
    // The file of a million bytes never comes.
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: gateway\r\n${head.join('')}content-length: 1000000\r\n\r\n${fields}--x\r\n`,
    );
    await until(() => /PERSISTED_QUERY_NOT_FOUND|GRAPHQL_(VALIDATION|PARSE)_FAILED/.test(received), 'it was answered');
    socket.destroy();
  });

  it('their photos of tiny parts are given up together, after as many reads as one request may need', async () => {
    const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
    // Every marker without content takes two reads: these are as many as a request may need.
    const tiny = Buffer.concat([head, Buffer.alloc(30_000, Buffer.from([0xff, 0x01]))]);
    const files = [
      { name: 'tiny.jpg', bytes: tiny },
      { name: 'good.jpg', bytes: photo('jpeg') },
    ];
    const { payload } = await book(gateway, booking(), files);
    expect(payload.userErrors.map(({ field }: { field: string[] }) => field[1])).toEqual(['0', '1']);
    expect(gateway.php.callsOf(FORM)).toHaveLength(0);
  });
});

describe('the bytes of files that are under way', () => {
  const MESSAGE = /^Too many files are being sent from your network right now/;
  const limits = { maxNetworkBytesUnderWay: 150_000, maxWiderNetworkBytesUnderWay: 250_000, maxBytesUnderWay: 350_000 };

  it('are limited for a network, the network around it and all, until their requests end', async () => {
    const small = await ownGateway({ uploadLimits: limits, config: { trustedProxies: ['127.0.0.1'] } });
    small.php.answer(BOOKABLE);
    const letGo = small.php.hold(FORM, { json: { success: true, referenceNumber: 'MW-1' } });
    const from = (address: string) => book(small, booking(), [png('a.png', 100_000)], { 'x-forwarded-for': address });
    const refusal = async (address: string) => (await from(address)).errors?.[0];
    const first = from('2001:db8:1:1::1');
    await until(() => small.php.callsOf(FORM).length === 1, 'the first was sent on');
    const message = expect.stringMatching(MESSAGE);
    const refused = { message, extensions: { code: 'RATE_LIMITED', retryAfter: 60 } };
    expect(await refusal('[2001:db8:1:1::2]:443')).toMatchObject(refused);
    const second = from('2001:db8:1:2::1');
    await until(() => small.php.callsOf(FORM).length === 2, 'the second was sent on');
    expect(await refusal('2001:db8:1:3::1')).toMatchObject(refused);
    const third = from('203.0.113.7');
    await until(() => small.php.callsOf(FORM).length === 3, 'the third was sent on');
    expect(await refusal('203.0.113.8')).toMatchObject({ message: expect.stringMatching(/^We’re receiving a lot of/) });
    letGo();
    for (const { payload } of await Promise.all([first, second, third])) expect(payload.userErrors).toEqual([]);
    expect((await from('2001:db8:1:1::2')).payload.userErrors).toEqual([]);
  });
});
