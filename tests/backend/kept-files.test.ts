import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dropFiles,
  type Folders,
  foldersIn,
  keepFiles,
  makeFolders,
  sweepOrphans,
} from '../../backend/domain/kept-files.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-03-02T12:00:00Z');

let dataDir: string;
let folders: Folders;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mendwell-files-'));
  folders = foldersIn(dataDir);
  await makeFolders(folders);
});
afterEach(() => rm(dataDir, { recursive: true }));

async function write(folder: string, name: string, age = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, name);
  const changed = new Date(NOW.getTime() - age);
  await utimes(path, changed, changed);
  return path;
}

describe('stored files', () => {
  it('are moved to their folder, in order, each with its own extension', async () => {
    const files = [
      { path: await write(folders.incoming, 'first'), ending: 'jpg' },
      { path: await write(folders.incoming, 'second!'), ending: 'pdf' },
    ];
    const names = await keepFiles(folders.images, files);
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/), expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folders.images, name))).size));
    expect(sizes).toEqual(['first'.length, 'second!'.length]);
    expect(await readdir(folders.incoming)).toEqual([]);
  });

  it('are removed; missing ones are ignored', async () => {
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await write(folders.images, name);
    await dropFiles(folders.images, ['a.jpg', 'missing.jpg', 'b.jpg']);
    expect(await readdir(folders.images)).toEqual(['c.jpg']);
  });
});

describe('the sweep for orphaned files', () => {
  const owned = { images: new Set(['kept.jpg']), applications: new Set(['kept.pdf']) };
  const sweep = (minimumAge: number) => sweepOrphans(folders, owned, NOW, minimumAge);
  const left = async () => [
    await readdir(folders.incoming),
    await readdir(folders.images),
    await readdir(folders.applications),
    await readdir(folders.public),
  ];
  async function writeOneOfEach(age: number) {
    await write(folders.incoming, 'kept.jpg', age);
    for (const name of ['kept.jpg', 'kept.pdf']) {
      await write(folders.images, name, age);
      await write(folders.applications, name, age);
    }
    await write(folders.public, 'specialist.jpg', age);
  }

  it('removes files that nothing owns, and never public ones', async () => {
    await writeOneOfEach(0);
    expect(await sweep(0)).toBe(3);
    expect(await left()).toEqual([[], ['kept.jpg'], ['kept.pdf'], ['specialist.jpg']]);
  });

  it('keeps files younger than the minimum age, which another process may need', async () => {
    await writeOneOfEach(10 * MINUTE - 1);
    expect(await sweep(10 * MINUTE)).toBe(0);
    await write(folders.incoming, 'old', 10 * MINUTE);
    expect(await sweep(10 * MINUTE)).toBe(1);
    expect(await readdir(folders.incoming)).toEqual(['kept.jpg']);
  });

  it('removes files of any date when there is no minimum age', async () => {
    await write(folders.incoming, 'from-the-future', -MINUTE);
    expect(await sweep(0)).toBe(1);
  });
});
