import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Queries } from '../database/database.ts';
import type { FileArea } from '../database/tables.ts';

/** A received file, spooled whole in the store's `incoming` folder. */
export interface SpooledFile {
  path: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
  /** The extension of its stored name, without the dot. */
  ending: string;
}

export interface ListedFile {
  name: string;
  bytes: number;
  createdAt: Date;
}

export interface StoredFile extends ListedFile {
  /** Changes with the content; without quotes. */
  etag: string;
  mediaType: string;
  /** Reads the content; never whole in memory. */
  open(): Readable;
}

/** Where uploaded files are stored. A file is never overwritten, so a name has one content. */
export interface FileStore {
  /** The folder where requests spool their files. */
  readonly incoming: string;
  /** Stores spooled files; returns their new names, in order, once they are durable. */
  save(area: FileArea, files: readonly SpooledFile[]): Promise<string[]>;
  /** Stores a file under this name, durable when it resolves. Does nothing when the name exists. */
  write(area: FileArea, name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when there is no such file. */
  find(area: FileArea, name: string): Promise<StoredFile | null>;
  /** Names that don't exist are ignored. */
  remove(area: FileArea, names: readonly string[]): Promise<void>;
  list(area: FileArea): AsyncIterable<ListedFile>;
  /** The same files, written in a transaction if the database stores them. */
  inTransaction(transaction: Queries): FileStore;
}

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

export function mediaTypeOf(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether a store can have made this name: no path that leaves its area. */
export function isFileName(name: string): boolean {
  return /^(?:[a-z]{1,40}\/)?[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/.test(name);
}

/** The public name of a specialist's photo. It changes with the content, so it can be cached. */
export function photoName(specialistId: number, sha256: string): string {
  return `specialists/${specialistId}-${sha256.slice(0, 12)}.webp`;
}

/** Stores files under new names, in order: all of them, or none when one fails. */
export async function saveAll(
  files: readonly SpooledFile[],
  steps: {
    store: (file: SpooledFile, name: string) => Promise<void>;
    finish?: () => Promise<void>;
    remove: (names: readonly string[]) => Promise<void>;
  },
): Promise<string[]> {
  const names: string[] = [];
  try {
    for (const file of files) {
      const name = `${randomBytes(16).toString('hex')}.${file.ending}`;
      names.push(name);
      await steps.store(file, name);
    }
    if (names.length > 0) await steps.finish?.();
    return names;
  } catch (error) {
    // If this fails too, they are removed at the next start.
    await steps.remove(names).catch(() => undefined);
    throw error;
  }
}

/** Creates the folder for incoming files, readable by no one else, and returns its path. */
export async function makeIncoming(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes uploads that a crash left behind; returns how many. */
export async function removeStaleUploads(folder: string, now: Date, minimumAge: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (minimumAge > 0) {
      // Another process may have removed it meanwhile.
      const changed = (await stat(path).catch(() => null))?.mtimeMs;
      // `now` has whole milliseconds only.
      if (changed === undefined || now.getTime() - Math.trunc(changed) < minimumAge) continue;
    }
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

const chunkBytes = 256 * 1024;

/**
 * A file's content. Opened only when it is read: the error of a stream without a reader would end
 * the process.
 */
export async function* readFromDisk(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    yield* handle.createReadStream({ highWaterMark: chunkBytes, autoClose: false });
  } finally {
    await handle.close();
  }
}
