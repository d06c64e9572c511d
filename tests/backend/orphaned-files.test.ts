import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphanedFiles } from '../../backend/startup.ts';
import { openStore, type Store } from '../../backend/store/database/database.ts';
import { type FileArea, fileAreas } from '../../backend/store/database/tables.ts';
import { type FileStore, removeStaleUploads, type SpooledFile } from '../../backend/store/files/file-store.ts';
import { openFiles } from '../../backend/store/files/open-files.ts';
import { createScratch, onEachEngine, type Scratch } from './support/engines.ts';

const MINUTE = 60_000;
const KiB = 1024;

onEachEngine('The file store', (engine) => {
  let scratch: Scratch;
  let store: Store;
  let files: FileStore;
  beforeAll(async () => {
    scratch = await createScratch(engine);
    store = await openStore(scratch);
    files = await openFiles(store, { dataDir: scratch.dataDir, clock: () => new Date() });
  });
  afterEach(async () => {
    for (const area of fileAreas) await files.remove(area, await names(area));
  });
  afterAll(async () => {
    await store.close();
    await scratch.remove();
  });

  async function spool(content: Buffer, ending: string): Promise<SpooledFile> {
    const path = join(files.incoming, randomBytes(8).toString('hex'));
    await writeFile(path, content);
    return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), ending };
  }
  const write = (area: FileArea, name: string, content: Buffer = Buffer.from(name)) =>
    files.write(area, name, Readable.from([content]));
  async function names(area: FileArea): Promise<string[]> {
    const list: string[] = [];
    for await (const { name } of files.list(area)) list.push(name);
    return list.sort();
  }
  const read = async (area: FileArea, name: string) => {
    const file = await files.find(area, name);
    return file && buffer(file.open());
  };

  it('moves received files to their area, in order, each with its own extension', async () => {
    const contents = [Buffer.from('first'), randomBytes(700 * KiB)];
    const spooled = [await spool(contents[0] as Buffer, 'jpg'), await spool(contents[1] as Buffer, 'pdf')];
    const saved = await files.save('appointment-images', spooled);
    expect(saved).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/), expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
    for (const [at, content] of contents.entries())
      expect((await read('appointment-images', saved[at] ?? ''))?.equals(content)).toBe(true);
    const second = await files.find('appointment-images', saved[1] ?? '');
    expect(second).toMatchObject({ bytes: 700 * KiB, mediaType: 'application/pdf' });
    expect(second?.etag).toMatch(/^[0-9a-f-]{10,}$/);
    expect(await readdir(files.incoming)).toEqual([]);
  });

  it('stores none when one of them can’t be stored', async () => {
    const complete = await spool(Buffer.from('whole'), 'jpg');
    const missing = { ...complete, path: join(files.incoming, 'missing') };
    await expect(files.save('appointment-images', [complete, missing])).rejects.toThrow(/ENOENT/);
    expect(await names('appointment-images')).toEqual([]);
  });

  // Around the size of the pieces that the database holds.
  it.each([0, 1, 256 * KiB - 1, 256 * KiB, 256 * KiB + 1, 1000 * KiB])(
    'returns %d bytes as they came',
    async (size) => {
      const content = randomBytes(size);
      const chunks = Array.from({ length: Math.ceil(size / 50_000) }, (_, at) =>
        content.subarray(at * 50_000, (at + 1) * 50_000),
      );
      await files.write('public', 'specialists/1-0123456789ab.webp', Readable.from(chunks));
      expect((await read('public', 'specialists/1-0123456789ab.webp'))?.equals(content)).toBe(true);
      expect(await files.find('public', 'specialists/1-0123456789ab.webp')).toMatchObject({ bytes: size });
      expect(await readdir(files.incoming)).toEqual([]);
    },
  );

  it('never overwrites a file, and leaves nothing of an aborted one', async () => {
    await write('public', 'specialists/1.webp', Buffer.from('one'));
    await write('public', 'specialists/1.webp', Buffer.from('other'));
    expect(String(await read('public', 'specialists/1.webp'))).toBe('one');
    async function* brokenOff() {
      yield randomBytes(300 * KiB);
      throw new Error('gone');
    }
    await expect(files.write('public', 'specialists/2.webp', brokenOff())).rejects.toThrow('gone');
    expect(await files.find('public', 'specialists/2.webp')).toBeNull();
    expect(await names('public')).toEqual(['specialists/1.webp']);
    expect(await readdir(files.incoming)).toEqual([]);
  });

  it('removes files; missing ones are ignored', async () => {
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await write('appointment-images', name);
    await files.remove('appointment-images', ['a.jpg', 'missing.jpg', 'b.jpg']);
    expect(await names('appointment-images')).toEqual(['c.jpg']);
    expect(await files.find('appointment-images', 'a.jpg')).toBeNull();
  });

  it.each(['../backend.sqlite', '/etc/passwd', 'a/../b.jpg', '.hidden', '', 'a//b'])(
    'has no file called %j',
    async (name) => {
      await expect(write('public', name)).rejects.toThrow(TypeError);
    },
  );

  describe('removing orphaned files', () => {
    const owned = { images: new Set(['kept.jpg']), applications: new Set(['kept.pdf']) };
    const later = (age: number) => new Date(Date.now() + age);
    const removeOrphans = (minimumAge: number, age = 0) => removeOrphanedFiles(files, owned, later(age), minimumAge);
    const remaining = async () => [
      await names('appointment-images'),
      await names('application-files'),
      await names('public'),
    ];
    async function writeOneOfEach() {
      for (const name of ['kept.jpg', 'kept.pdf']) {
        await write('appointment-images', name);
        await write('application-files', name);
      }
      await write('public', 'specialist.jpg');
    }

    it('removes files without an owner, but never public ones', async () => {
      await writeOneOfEach();
      expect(await removeOrphans(0)).toBe(2);
      expect(await remaining()).toEqual([['kept.jpg'], ['kept.pdf'], ['specialist.jpg']]);
    });

    it('keeps files younger than the minimum age', async () => {
      await writeOneOfEach();
      expect(await removeOrphans(10 * MINUTE, 9 * MINUTE)).toBe(0);
      expect(await removeOrphans(10 * MINUTE, 10 * MINUTE)).toBe(2);
    });

    it('removes stale uploads, with the same minimum age', async () => {
      await spool(Buffer.from('x'), 'jpg');
      expect(await removeStaleUploads(files.incoming, later(9 * MINUTE), 10 * MINUTE)).toBe(0);
      expect(await removeStaleUploads(files.incoming, later(10 * MINUTE), 10 * MINUTE)).toBe(1);
      await spool(Buffer.from('from the future'), 'jpg');
      expect(await removeStaleUploads(files.incoming, later(-MINUTE), 0)).toBe(1);
      expect(await readdir(files.incoming)).toEqual([]);
    });

    it('ignores the fraction of a millisecond in the time of an upload', async () => {
      const { path } = await spool(Buffer.from('x'), 'jpg');
      const seconds = 1_000_000;
      await utimes(path, seconds, seconds + 0.0007);
      expect(await removeStaleUploads(files.incoming, new Date(seconds * 1000 + MINUTE - 1), MINUTE)).toBe(0);
      expect(await removeStaleUploads(files.incoming, new Date(seconds * 1000 + MINUTE), MINUTE)).toBe(1);
    });

    if (engine === 'sqlite')
      it('ignores foreign files in its folders', async () => {
        await writeFile(join(scratch.dataDir, 'appointment-images/.DS_Store'), 'x');
        expect(await removeOrphans(0)).toBe(0);
        expect((await stat(join(scratch.dataDir, 'appointment-images/.DS_Store'))).size).toBe(1);
      });
  });
});
