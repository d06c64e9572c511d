import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileArea, fileAreas } from '../database/tables.ts';
import {
  type FileStore,
  isFileName,
  type ListedFile,
  makeIncoming,
  mediaTypeOf,
  type StoredFile,
  saveAll,
} from './file-store.ts';

/** Waits until a file, or the names in a folder, have reached the disk. */
export async function syncToDisk(path: string, isFolder = false): Promise<void> {
  // Windows cannot sync folders, and needs no such thing.
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(path, isFolder ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Where the files of an area are. */
export function areaFolder(dataDir: string, area: FileArea): string {
  return join(dataDir, area);
}

/** The files in an area's folder, without any that aren't ours. Empty when there is no folder. */
export async function* listFolder(dataDir: string, area: FileArea): AsyncGenerator<ListedFile> {
  const folder = areaFolder(dataDir, area);
  const entries = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries.sort()) {
    const name = entry.replaceAll('\\', '/');
    const details = isFileName(name) ? await stat(join(folder, entry)).catch(() => null) : null;
    if (details?.isFile()) yield { name, bytes: details.size, createdAt: new Date(details.mtimeMs) };
  }
}

/** Whether a data folder has uploaded files, as it has with SQLite. */
export async function hasFolderFiles(dataDir: string): Promise<boolean> {
  for (const area of fileAreas) for await (const _ of listFolder(dataDir, area)) return true;
  return false;
}

/** Writes through `temporary`, so that `path` is complete. Keeps an existing file. */
async function writeNewFile(path: string, temporary: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Unlike a rename, a link never replaces what is there.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await syncToDisk(dirname(path), true);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function findFile(path: string, name: string): Promise<StoredFile | null> {
  const details = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!details?.isFile()) return null;
  return {
    name,
    bytes: details.size,
    createdAt: new Date(details.mtimeMs),
    etag: `${details.size.toString(16)}-${Math.trunc(details.mtimeMs).toString(16)}`,
    mediaType: mediaTypeOf(name),
    open: () => createReadStream(path),
  };
}

/** Files in one folder for each area, below `dataDir`. */
export async function openFolderFiles(dataDir: string): Promise<FileStore> {
  const incoming = await makeIncoming(dataDir);
  for (const area of fileAreas) await mkdir(areaFolder(dataDir, area), { recursive: true, mode: 0o700 });
  const pathOf = (area: FileArea, name: string) => {
    if (!isFileName(name)) throw new TypeError('This is not the name of a stored file.');
    return join(areaFolder(dataDir, area), name);
  };

  const remove = async (area: FileArea, names: readonly string[]) => {
    for (const name of names) await rm(pathOf(area, name), { force: true });
  };

  const store: FileStore = {
    incoming,

    save: (area, files) =>
      saveAll(files, {
        async store({ path }, name) {
          await syncToDisk(path);
          await rename(path, pathOf(area, name));
        },
        finish: () => syncToDisk(areaFolder(dataDir, area), true),
        remove: (names) => remove(area, names),
      }),
    write: async (area, name, content) =>
      writeNewFile(pathOf(area, name), join(incoming, randomBytes(16).toString('hex')), content),
    find: async (area, name) => findFile(pathOf(area, name), name),
    remove,
    list: (area) => listFolder(dataDir, area),
    inTransaction: () => store,
  };
  return store;
}
