import type { Readable } from 'node:stream';
import type { Queries } from '../database/database.ts';
import type { FileArea } from './file-areas.ts';

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
