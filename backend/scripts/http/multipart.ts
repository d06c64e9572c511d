import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fieldMessages, fileTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_FILE_BYTES, MAX_FILES_BYTES } from '#shared/limits.ts';
import { MultipartError, type MultipartPart, partsOf } from '#shared/server/multipart.ts';
import { displayFileName, isMissingValue } from '../../domain/form.ts';
import type { ReceivedImage } from '../../domain/received-files.ts';
import { Refusal } from '../../domain/refusal.ts';

/** What a script accepts in a form; files of other names are discarded. */
export interface FormRules {
  maxFields: number;
  /** The maximum bytes of one text. */
  maxFieldBytes: number;
  /** Fields that may come several times, as `services` or `services[]`. */
  lists?: readonly string[];
  /** How many files a part's name may have, and the error when there are more. */
  files: Record<string, { max: number; tooMany: string }>;
  /**
   * Fields that may differ when the same form is sent again: always, or where another field has the
   * id of the same thing.
   */
  varying?: Readonly<Record<string, true | { impliedBy: string }>>;
}

export interface ReceivedParts {
  /** Of a repeated name the last, as PHP does. */
  fields: ReadonlyMap<string, string>;
  /** The texts of `services[]`, and of a repeated `services` that is listed, under `services`. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** By the part's name, in the order of their numbers: `images[0]` first. */
  files: ReadonlyMap<string, readonly ReceivedImage[]>;
  /**
   * SHA-256 over the files and all fields but the varying ones, in any order: equal for a form that
   * is sent again.
   */
  fingerprint: string;
}

/** All texts of one request together, in characters. */
const maxTextCharacters = 1024 * 1024;

const unreadable = () => new Refusal('INVALID', 'We couldn’t read the form.');

/** `images[3]`, `images[]` or `images`. */
const partName = /^([A-Za-z]\w{0,63})(?:\[(\d{0,4})\])?$/;

function addTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

function fingerprintOf({ fields, lists, files }: Omit<ReceivedParts, 'fingerprint'>, { varying = {} }: FormRules) {
  const isVarying = (name: string) => {
    const how = varying[name];
    return how === true || (how !== undefined && Boolean(fields.get(how.impliedBy)));
  };
  const same = [...fields].filter(([name]) => !isVarying(name));
  const texts = [...same, ...lists].map((field) => JSON.stringify(field)).sort();
  const digests = [...files].map(([name, list]) => JSON.stringify([name, list.map(({ sha256 }) => sha256)])).sort();
  return createHash('sha256')
    .update(JSON.stringify([texts, digests]))
    .digest('hex');
}

/** The name without a path, as PHP gives it. */
const baseName = (fileName = '') => fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);

/** The text of a field; null when it is too long. */
async function textOf(content: AsyncIterable<Buffer>, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : String(Buffer.concat(chunks));
}

async function* bodyOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    // It was cut off.
    throw unreadable();
  }
}

/**
 * Receives a multipart form: texts into memory, files into `folder`, never whole in memory. The
 * caller removes them when done (`removeReceived`).
 */
export async function receiveParts(request: IncomingMessage, folder: string, rules: FormRules): Promise<ReceivedParts> {
  const fields = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const received: { name: string; number: number; file: ReceivedImage }[] = [];
  const maxFiles = Object.values(rules.files).reduce((sum, { max }) => sum + max, 0);
  const refusals: Refusal[] = [];
  let bytes = 0;
  let characters = 0;
  const allows = (count: number) => {
    bytes += count;
    if (bytes > MAX_FILES_BYTES && refusals.length === 0)
      refusals.push(new Refusal('TOO_LARGE', fieldMessages.filesTooLarge));
    return refusals.length === 0;
  };
  const tooMany = (name: string) =>
    refusals.push(new Refusal('TOO_LARGE', rules.files[name]?.tooMany ?? '', { field: name }));
  const addField = (field: string, value: string | null) => {
    characters += value?.length ?? 0;
    if (value === null || characters > maxTextCharacters)
      refusals.push(new Refusal('TOO_LARGE', 'A field of the form is too long.', { field }));
    const [, name, number] = partName.exec(field) ?? [];
    if (refusals.length > 0 || !name || value === null || isMissingValue(value, name)) return;
    if (number === undefined && !rules.lists?.includes(name)) fields.set(name, value);
    else addTo(lists, name, value);
  };
  const addFile = async ({ name: field, fileName, content }: MultipartPart) => {
    const [, name = '', number] = partName.exec(field) ?? [];
    if (!Object.hasOwn(rules.files, name) || refusals.length > 0) return;
    const shownName = baseName(fileName);
    const file = await receiveFile(folder, shownName, Readable.from(content), allows);
    received.push({ name, number: Number(number || 0), file });
    if (file.bytes > MAX_FILE_BYTES)
      refusals.push(new Refusal('TOO_LARGE', fileTooLargeMessage(displayFileName(shownName)), { field: name }));
  };
  let fieldCount = 0;
  let fileCount = 0;
  try {
    // The whole form is read, also after a refusal: the sender gets the response when it has been
    // sent.
    for await (const part of partsOf(request.headers['content-type'], bodyOf(request))) {
      if (!part.isFile) {
        fieldCount += 1;
        if (fieldCount > rules.maxFields) refusals.push(new Refusal('INVALID', 'The form has too many fields.'));
        else addField(part.name, await textOf(part.content, rules.maxFieldBytes));
      } else {
        fileCount += 1;
        if (fileCount > maxFiles + 1) tooMany(Object.keys(rules.files).at(-1) ?? '');
        else await addFile(part);
      }
    }
  } catch (error) {
    await removeReceived(received.map(({ file }) => file));
    throw error instanceof MultipartError ? (refusals[0] ?? unreadable()) : error;
  } finally {
    request.resume();
  }
  const files = new Map<string, ReceivedImage[]>();
  for (const { name, file } of received.sort((a, b) => a.number - b.number)) addTo(files, name, file);
  for (const [name, list] of files) if (list.length > (rules.files[name]?.max ?? 0)) tooMany(name);
  const [refusal] = refusals;
  if (refusal) {
    await removeReceived(received.map(({ file }) => file));
    throw refusal;
  }
  return { fields, lists, files, fingerprint: fingerprintOf({ fields, lists, files }, rules) };
}

/**
 * Spools one file part while counting and hashing it; the store makes it durable. `allows` is
 * called with the size of each chunk; chunks that it refuses are discarded.
 */
export async function receiveFile(
  folder: string,
  name: string,
  stream: Readable,
  allows: (bytes: number) => boolean,
): Promise<ReceivedImage> {
  const path = join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (allows(chunk.length)) done(null, chunk);
      else done();
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  try {
    await pipeline(stream, meter, file);
  } catch (error) {
    // `pipeline` doesn't wait for a file that is still being opened, which would appear after it
    // was removed.
    await closed;
    await rm(path, { force: true });
    throw error;
  }
  return { name, path, bytes, sha256: hash.digest('hex') };
}

export async function removeReceived(files: readonly ReceivedImage[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}
