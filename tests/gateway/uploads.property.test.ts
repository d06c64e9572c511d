import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { BOOK, BOOKABLE, booking } from './booking-fixtures.ts';
import type { GraphAnswer } from './harness.ts';
import { photo } from './photo-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();
beforeEach(() => gateway.php.answer(BOOKABLE));

/** The open files of the spool, which have been unlinked. */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(join(gateway.dataDir, 'incoming')));
}

const LARGE = photo('png', 100_000);
const FILE = ['filename="a.png"', LARGE] as const;

const operations = (photos: readonly null[] = [null]) =>
  JSON.stringify({ query: BOOK, variables: { input: { ...booking(), photos } } });

/** A part's head after `form-data`, and its content. */
type Part = readonly [head: string, content: string | Buffer];

const parts: fc.Arbitrary<Part> = fc.oneof(
  fc.constant<Part>(['; name="operations"', operations()]),
  fc.constant<Part>(['; name="operations"', '{"query":"{ nothing }"}']),
  fc.constant<Part>(['; name="map"', '{"0":["variables.input.photos.0"]}']),
  fc.constant<Part>(['; name="x"', 'y']),
  ...['0', '1', 'operations', ''].map((name) => fc.constant<Part>([`; name="${name}"; ${FILE[0]}`, FILE[1]])),
  fc.constantFrom<Part>(
    ['', 'no name'],
    ['; name', 'half a name'],
    ['; name="0"; filename*=utf-8\'\'%', LARGE],
    [`; name="${'n'.repeat(20_000)}"`, 'a head that is too long'],
    ['; name="0"; filename="a.png"\r\nno colon', LARGE],
    ['; name="0"; filename="a.png"\0', LARGE],
    ['; name="map"\r\nContent-Type: application/octet-stream', '{}'],
  ),
);

/** What may go wrong around and between the parts. */
const bodies = fc
  .record({
    start: fc.constantFrom('', '', 'preamble\r\n', '\r\n', '--', '--x'),
    // The beginning that a file needs, or anything.
    first: fc.constantFrom<readonly Part[]>(
      [],
      [['; name="operations"', operations()]],
      [
        ['; name="operations"', operations()],
        ['; name="map"', '{"0":["variables.input.photos.0"]}'],
      ],
    ),
    parts: fc.array(parts, { maxLength: 4 }),
    line: fc.constantFrom('--x\r\n', '--x\r\n', '--x\r\n', '--x  \r\n', '--x\n', '--xx\r\n', '--x-\r\n'),
    end: fc.constantFrom('--x--\r\n', '--x--', '--x--\r\nepilogue', '--x--\r\n--x\r\n\r\n', '--x', '--', ''),
    after: fc.option(parts, { nil: null }),
    /** Which share of the body is sent. */
    sent: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ start, first, parts: rest, line, end, after, sent }) => {
    const written = [...first, ...rest].map((part) => partBytes(line, part));
    const body = Buffer.concat([
      Buffer.from(start),
      ...written,
      Buffer.from(end),
      ...(after ? [partBytes(line, after)] : []),
    ]);
    return body.subarray(0, Math.ceil(body.length * sent));
  });

const partBytes = (line: string, [head, content]: Part) =>
  Buffer.concat([
    Buffer.from(`${line}Content-Disposition: form-data${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

async function send(body: Buffer): Promise<GraphAnswer> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' },
    body: new Uint8Array(body),
  });
  return { ...((await response.json()) as GraphAnswer), status: response.status, headers: response.headers };
}

it('a multipart body of any shape is answered, and leaves no open file behind (FILE-03, FILE-07)', async () => {
  const known: [Buffer][] = [
    // Once never answered: a part that is refused, and then a file in the same chunk.
    [
      Buffer.concat([
        partBytes('--x\r\n', ['; name="operations"', operations()]),
        partBytes('--x\r\n', ['; name="map"', '{"0":["variables.input.photos.0"]}']),
        partBytes('--x\r\n', ['; name="x"', 'y']),
        partBytes('--x\r\n', [`; name="0"; ${FILE[0]}`, FILE[1]]),
        Buffer.from('--x--\r\n'),
      ]),
    ],
  ];
  const answered = fc.asyncProperty(bodies, async (body) => {
    const { status, data, errors } = await send(body);
    expect([200, 400, 413]).toContain(status);
    expect(data ?? errors).toBeTruthy();
    expect(await openFiles()).toEqual([]);
  });
  await fc.assert(answered, { numRuns: 150, examples: known });
});
