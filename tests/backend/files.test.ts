import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '../../backend/server.ts';
import { openStore } from '../../backend/store/database/database.ts';
import { openFiles } from '../../backend/store/files/open-files.ts';
import { exitCode, spawnBackend } from '../support/spawn-backend.ts';
import { readAnswer, startBackend, type TestBackend } from './support/backend.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot } from './support/booking.ts';
import { describeOnPostgres, onEachEngine, rows } from './support/engines.ts';
import { storedContent, storedNames } from './support/stored-files.ts';

const MiB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

onEachEngine('Specialists’ photos', (engine) => {
  let test: TestBackend;
  let photo: string;
  beforeAll(async () => {
    test = await startBackend(engine);
    const { body } = await test.get('/php/specialists.php?per_page=50');
    photo = body.specialists.find(
      (specialist: { specialist_photo: string | null }) => specialist.specialist_photo,
    ).specialist_photo;
  });
  afterAll(() => test.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${test.backend.origin}/php/${path}`, { headers });

  it('have a hash of their content in their names, and can be cached forever (FILE-12)', async () => {
    const response = await get(photo);
    const content = Buffer.from(await response.arrayBuffer());
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    expect(photo).toMatch(new RegExp(`^uploads/specialists/\\d+-${hash}\\.webp$`));
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('are not sent again to clients that have them (FILE-12)', async () => {
    const etag = (await get(photo)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f-]{8,}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(photo, { 'if-none-match': known });
      expect([known, response.status, await response.text()]).toEqual([known, 304, '']);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    expect((await get(photo, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are served by their older names too, cached for a short time', async () => {
    const store = await openStore(test.scratch);
    const files = await openFiles(store, { dataDir: test.scratch.dataDir, clock: () => new Date() });
    await files.write('public', 'specialists/7.webp', Readable.from([Buffer.from('RIFF')]));
    await store.close();
    const response = await get('uploads/specialists/7.webp');
    expect([response.status, await response.text()]).toEqual([200, 'RIFF']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('uploads/specialists/7.webp', { 'if-none-match': etag })).status).toBe(304);
  });

  it('are made smaller, in the format that the browser accepts (FILE-15)', async () => {
    const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8';
    const original = await get(photo);
    const originalBytes = (await original.arrayBuffer()).byteLength;
    for (const [accept, type] of [
      [AVIF, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/avif;q=0, */*', 'image/webp'],
      ['*/*', 'image/webp'],
    ] as const) {
      const response = await get(`${photo}?width=96`, { accept });
      const content = Buffer.from(await response.arrayBuffer());
      expect([accept, response.status, response.headers.get('content-type')]).toEqual([accept, 200, type]);
      expect(response.headers.get('vary')).toBe('accept');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Number(response.headers.get('content-length'))).toBe(content.length);
      const { width, height } = await sharp(content).metadata();
      expect([width, height]).toEqual([96, 96]);
      expect(content.length).toBeLessThan(originalBytes / 2);
    }
    const tagOf = async (query: string, accept: string) => (await get(photo + query, { accept })).headers.get('etag');
    const tags = [await tagOf('', AVIF), await tagOf('?width=96', AVIF), await tagOf('?width=96', '*/*')];
    expect(new Set([...tags, await tagOf('?width=160', AVIF)]).size).toBe(4);
    const known = await get(`${photo}?width=96`, { accept: AVIF, 'if-none-match': tags[1] ?? '' });
    expect([known.status, known.headers.get('vary'), await known.text()]).toEqual([304, 'accept', '']);
  });

  it('are never made larger', async () => {
    const content = Buffer.from(await (await get(`${photo}?width=360`)).arrayBuffer());
    expect((await sharp(content).metadata()).width).toBe(320);
  });

  it.each(['95', '0', '-96', '96px', '', '096', '1e2', '96&width=160', '100000'])(
    'are refused with the width “%s”, so that only a few sizes of each can be made',
    async (width) => {
      const { status, body } = await test.get(`/php/${photo}?width=${width}`);
      expect([status, body.code, body.message]).toEqual([
        422,
        'INVALID',
        'width must be one of these numbers of pixels: 96, 160, 240, 360.',
      ]);
    },
  );

  it('are sent as they are when they can’t be made smaller, and not cached for long', async () => {
    const store = await openStore(test.scratch);
    const files = await openFiles(store, { dataDir: test.scratch.dataDir, clock: () => new Date() });
    await files.write('public', 'specialists/8-0123456789ab.webp', Readable.from([Buffer.from('RIFF')]));
    await store.close();
    const response = await get('uploads/specialists/8-0123456789ab.webp?width=96', { accept: 'image/avif' });
    expect([response.status, await response.text()]).toEqual([200, 'RIFF']);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('aren’t found in any size under another name', async () => {
    for (const name of ['7-0123456789ab.webp', '..%2f..%2fbackend.sqlite', '7.jpg'])
      expect((await get(`uploads/specialists/${name}?width=96`)).status).toBe(404);
  });

  it.each(['7-0123456789ab.webp', '7-0123456789AB.webp', '7-01234.webp', '..%2f7.webp', '7.jpg', '1234567890.webp'])(
    'are not found as %s',
    async (name) => {
      const response = await get(`uploads/specialists/${name}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});

describeOnPostgres('Two backends on one database', () => {
  it('serve each other’s files from separate data folders (FILE-13)', async () => {
    const test = await startBackend('postgres');
    const { databaseUrl } = test.scratch;
    const dataDir = await mkdtemp(join(tmpdir(), 'backend-test-'));
    const clock = () => test.clock.now;
    const publicUrl = 'https://product.example';
    const other = await createBackend({ dataDir, databaseUrl, publicUrl, demo: true, clock });
    const { body: list } = await test.get('/php/specialists.php?per_page=50');
    for (const { specialist_photo } of list.specialists) {
      if (specialist_photo === null) continue;
      const [first, two] = await Promise.all(
        [test.backend, other].map(({ origin }) => fetch(`${origin}/php/${specialist_photo}`)),
      );
      expect([first?.status, two?.status]).toEqual([200, 200]);
      expect(two?.headers.get('etag')).toBe(first?.headers.get('etag'));
      expect(await two?.arrayBuffer()).toEqual(await first?.arrayBuffer());
    }
    const body = bookingForm(bookingFields(await firstFreeTimeSlot(test)));
    const sent = Buffer.from(await (body.get('images[0]') as File).arrayBuffer());
    const booked = await fetch(`${other.origin}/php/appointment-form.php`, { method: 'POST', body });
    expect(booked.status).toBe(200);
    await other.close();
    await rm(dataDir, { recursive: true });
    const [name = ''] = await storedNames(test.scratch, 'appointment-images');
    expect((await storedContent(test.scratch, 'appointment-images', name)).equals(sent)).toBe(true);
    // Its start removes only orphans, not the files of the other one.
    await test.restart();
    expect(await storedNames(test.scratch, 'appointment-images')).toEqual([name]);
    await test.stop();
  });

  it('lose no photo of an acknowledged booking, and keep no orphans, when one is killed (DB-02)', async () => {
    const test = await startBackend('postgres');
    const running = await spawnBackend(test.scratch);
    const get = async (path: string) => readAnswer(await fetch(`${running.origin}${path}`));
    const timeSlot = await firstFreeTimeSlot({ get });
    // Holds the booking between its photo and its rows.
    const lock = 'lock table appointments in share row exclusive mode';
    const holder = new pg.Client(test.scratch.databaseUrl);
    await holder.connect();
    await holder.query(`begin; ${lock}`);
    const booking = fetch(`${running.origin}/php/appointment-form.php`, {
      method: 'POST',
      body: bookingForm(bookingFields(timeSlot)),
    });
    const refused = expect(booking).rejects.toThrow();
    await expect.poll(() => storedNames(test.scratch, 'appointment-images')).toHaveLength(1);
    running.child.kill('SIGKILL');
    await exitCode(running.child);
    await refused;
    await holder.query('rollback');
    await holder.end();
    expect(await rows(test.scratch, 'select 1 from appointment_images')).toEqual([]);
    await test.restart();
    // Too young: another process might be about to name it.
    expect(await storedNames(test.scratch, 'appointment-images')).toHaveLength(1);
    await rows(
      test.scratch,
      "update files set created_at = '2020-01-01T00:00:00.000Z' where area = 'appointment-images'",
    );
    await test.restart();
    expect(await storedNames(test.scratch, 'appointment-images')).toEqual([]);
    await test.stop();
  });

  it('store and send a photo of 25 MiB in bounded memory (FILE-02)', async () => {
    const test = await startBackend('postgres');
    const store = await openStore(test.scratch);
    const files = await openFiles(store, { dataDir: test.scratch.dataDir, clock: () => new Date() });
    const heldBytes = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = heldBytes();
    let [most, bytes] = [0, 0];
    const measure = () => {
      if (bytes % MiB === 0) most = Math.max(most, heldBytes());
    };
    async function* content() {
      for (let chunk = 0; chunk < 25 * 16; chunk += 1) {
        yield Buffer.alloc(MiB / 16, chunk);
        if (chunk % 16 === 0) most = Math.max(most, heldBytes());
      }
    }
    await files.write('public', 'specialists/1-0123456789ab.webp', content());
    for await (const chunk of (await files.find('public', 'specialists/1-0123456789ab.webp'))?.open() ?? []) {
      bytes += chunk.length;
      measure();
    }
    expect(bytes).toBe(25 * MiB);
    expect(most - before).toBeLessThan(15 * MiB);
    await store.close();
    await test.stop();
  });
});
