import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { refusal, startBackend, useBackend } from './support/backend.ts';
import { bookAsGuest, photoFile, sendBooking } from './support/booking.ts';
import { onEachEngine } from './support/engines.ts';
import { leaveOrphan, storedContent, storedNames } from './support/stored-files.ts';

const MiB = 1024 * 1024;

/** A photo of exactly this many bytes: bytes after a JPEG's end are ignored. */
async function photoOf(bytes: number, name: string): Promise<File> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffd02e' } })
    .jpeg()
    .toBuffer();
  return photoFile(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]), name);
}

onEachEngine('Uploaded images', (engine) => {
  const test = useBackend(engine);

  const stored = () => storedNames(test.scratch, 'appointment-images');
  const incoming = () => readdir(join(test.scratch.dataDir, 'incoming'));
  const send = (images: File[]) =>
    bookAsGuest(test, { email: `${randomBytes(8).toString('hex')}@example.com` }, { images });

  const noise = randomBytes(200 * 200 * 3);
  const canvas = () => sharp(noise, { raw: { width: 200, height: 200, channels: 3 } });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'stores a %s byte for byte, under a new name',
    async (format) => {
      const before = new Set(await stored());
      const bytes = await canvas().toFormat(format).toBuffer();
      const { status } = await send([photoFile(bytes, '../../etc/passwd', 'application/octet-stream')]);
      expect(status).toBe(200);
      const [added, ...more] = (await stored()).filter((name) => !before.has(name));
      expect(more).toEqual([]);
      expect(added).toMatch(new RegExp(`^[0-9a-f]{32}\\.${format === 'jpeg' ? 'jpg' : format}$`));
      const content = await storedContent(test.scratch, 'appointment-images', added ?? '');
      expect(Buffer.compare(content, bytes)).toBe(0);
      if (engine === 'sqlite') {
        const { mode } = await stat(join(test.scratch.dataDir, 'appointment-images', added ?? ''));
        expect(mode & 0o777).toBe(0o600);
      }
      expect(await incoming()).toEqual([]);
    },
  );

  it('accepts 25 MiB and not a byte more', async () => {
    expect((await send([await photoOf(25 * MiB, 'full.jpg')])).status).toBe(200);
    const before = await stored();
    const { status, body } = await send([photoFile(), await photoOf(25 * MiB + 1, 'over.jpg')]);
    expect([status, body.errors[0]]).toEqual([413, '“over.jpg” is larger than 25 MB.']);
    expect(await stored()).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  it('refuses a truncated form, and removes its files', async () => {
    const head =
      '--b\r\ncontent-disposition: form-data; name="images[0]"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const cut = await test.post('/php/appointment-form.php', head + 'x'.repeat(1000), headers);
    expect(cut.status).toBe(422);
    const aborted = request(`${test.backend.origin}/php/appointment-form.php`, { method: 'POST', headers });
    aborted.on('error', () => undefined);
    aborted.write(head + 'x'.repeat(300_000));
    await expect.poll(() => incoming()).toHaveLength(1);
    aborted.destroy();
    await expect.poll(() => incoming()).toEqual([]);
  });

  it('keeps photos over a restart and removes only orphans', async () => {
    const before = await stored();
    expect(before.length).toBeGreaterThan(0);
    const hoursAgo = new Date(test.clock.now.getTime() - 2 * 3_600_000);
    await leaveOrphan(test.scratch, 'appointment-images', 'orphan.jpg', hoursAgo);
    const part = join(test.scratch.dataDir, 'incoming/part');
    await writeFile(part, 'left by a crash');
    await utimes(part, hoursAgo, hoursAgo);
    expect(await stored()).toContain('orphan.jpg');
    await test.restart();
    expect(await stored()).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('accepts an iPhone’s HEIC by its signature', async () => {
    const head = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
    const heic = Buffer.concat([Buffer.from(head), randomBytes(400)]);
    expect((await send([photoFile(heic, 'IMG_0042.HEIC', '')])).status).toBe(200);
  });

  const jpeg = () => canvas().jpeg().toBuffer();
  const refused: [what: string, make: () => Promise<Uint8Array>][] = [
    ['a page named as a photo', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with script in it',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['half a photo', async () => (await jpeg()).subarray(0, 4000)],
    ['the head of a photo', async () => (await jpeg()).subarray(0, 200)],
    ['a document', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')],
    ['a program', async () => Buffer.concat([Buffer.from('MZ'), randomBytes(300)])],
    [
      'a photo’s signature and then rubbish',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]),
    ],
  ];

  it.each(refused)('refuses %s by name and stores nothing', async (_what, make) => {
    const before = await stored();
    const { status, body } = await send([photoFile(), photoFile(await make(), 'holiday.jpg')]);
    expect([status, body.success]).toEqual([415, false]);
    expect(body.errors[0]).toMatch(/^“holiday\.jpg” is not an image we can read/);
    expect(await stored()).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  it('refuses an empty file and an image with too many pixels', async () => {
    const empty = await send([photoFile(new Uint8Array(), 'empty.png')]);
    expect([empty.status, empty.body.errors[0]]).toEqual([415, '“empty.png” is empty.']);
    const flood = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(flood.length).toBeLessThan(MiB);
    const flooded = await send([photoFile(flood, 'bomb.png')]);
    expect([flooded.status, flooded.body.errors[0]]).toEqual([
      415,
      '“bomb.png” is 81 megapixels. The most we can use is 50: make it smaller and add it again.',
    ]);
    const large = await sharp({ create: { width: 4100, height: 4100, channels: 3, background: '#000' } })
      .avif({ effort: 0 })
      .toBuffer();
    const { status, body } = await send([photoFile(large, 'large.avif')]);
    expect([status, body.errors[0]]).toEqual([
      415,
      '“large.avif” is 16.9 megapixels. The most we can use is 16: make it smaller and add it again.',
    ]);
  });

  it('accepts ten files, and at most 100 MiB together', async () => {
    expect((await send(Array.from({ length: 10 }, () => photoFile()))).status).toBe(200);
    const eleven = await send(Array.from({ length: 11 }, () => photoFile()));
    expect([eleven.status, eleven.body.errors[0]]).toEqual([413, 'Add at most 10 photos']);
    const heavy = await photoOf(21 * MiB, 'heavy.jpg');
    const together = await send([heavy, heavy, heavy, heavy, heavy]);
    expect([together.status, together.body.errors[0]]).toEqual([413, 'The files are larger than 100 MB together.']);
    expect(await incoming()).toEqual([]);
  });

  it('shows a file’s name shortened and sanitised', async () => {
    const { body } = await send([photoFile(Buffer.from('x'), `a/b\\${'n'.repeat(300)}\u202egpj.exe`)]);
    expect(body.errors[0]).toMatch(/^“n{57}\.\.\.” is not an image/);
  });

  it('refuses a body that isn’t a form', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'application/json']) {
      const answer = await test.post('/php/appointment-form.php', '{}', { 'content-type': type });
      expect(answer, type).toMatchObject(refusal(422, 'We couldn’t read the form.'));
    }
    const fields = Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']);
    expect((await sendBooking(test, Object.fromEntries(fields))).body.errors).toEqual([
      'The form has too many fields.',
    ]);
    expect((await sendBooking(test, { model: 'x'.repeat(70_000) })).status).toBe(413);
  });

  // As PHP hosts do: if the connection is closed earlier, the response is lost.

  it.each([
    ['without a session', 'user-appointment-form.php', 'multipart/form-data; boundary=b', 401],
    ['that it can’t read', 'appointment-form.php', 'multipart/form-data', 422],
    ['for no script', 'nothing.php', 'multipart/form-data; boundary=b', 404],
  ])('reads a form %s to its end before it answers', async (_which, script, contentType, expected) => {
    const headers = { 'content-type': contentType, connection: 'close' };
    const sending = request(`${test.backend.origin}/php/${script}`, { method: 'POST', headers });
    const chunks = Array.from({ length: 64 }, () => Buffer.alloc(256 * 1024, 'x'));
    const [[response]] = await Promise.all([
      once(sending, 'response') as Promise<[IncomingMessage]>,
      pipeline(Readable.from(chunks), sending),
    ]);
    expect(response.statusCode).toBe(expected);
    response.resume();
  });
});

it('creates folders that only its user can read', async () => {
  const test = await startBackend();
  for (const folder of ['', 'incoming', 'appointment-images', 'application-files', 'public'])
    expect((await stat(join(test.scratch.dataDir, folder))).mode & 0o077).toBe(0);
  for (const file of ['backend.sqlite', 'backend.sqlite-wal', 'lock.sqlite'])
    expect((await stat(join(test.scratch.dataDir, file))).mode & 0o777).toBe(0o600);
  await test.stop();
});
