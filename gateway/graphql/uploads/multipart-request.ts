import type { IncomingMessage } from 'node:http';
import { contentTypeOf, withFittingExtension } from '#shared/server/content-type.ts';
import { MultipartError, type MultipartPart, partsOf } from '#shared/server/multipart.ts';
import type { UploadLimits } from '../../limits.ts';
import { filesTooLarge, RequestError, tooLarge } from '../errors.ts';
import { parseRequestJson } from '../request-json.ts';
import { cleanFileName } from './file-name.ts';
import { lengthOf, type ReadBudget, readBudget } from './metadata/pieces.ts';
import { withoutMetadata } from './metadata/strip-metadata.ts';
import { ReceivedFile } from './received-file.ts';
import { type Spooled, spool } from './spool.ts';
import type { UploadShare } from './upload-budget.ts';

export interface MultipartRequest {
  /** The GraphQL request, with a `ReceivedFile` in place of each file. */
  readonly operations: Record<string, unknown>;
  /** Deletes the files; call it after the response. */
  release(): Promise<void>;
}

interface UploadOptions {
  readonly directory: string;
  readonly limits: UploadLimits;
  /** What its files may take of the room for all. */
  readonly share: UploadShare;
  /**
   * Called before any file is read. False leaves the files unread, for an operation that can't be
   * executed anyway. May throw a `RequestError`.
   */
  readonly mayExecute: (operations: Record<string, unknown>) => Promise<boolean>;
}

/**
 * Reads a request of the GraphQL multipart request specification: `operations`, then `map`, then
 * the files. All of them are read before anything is executed. A file that is too large or of an
 * unknown type is only marked, so that resolvers can report it by name. Throws a `RequestError` for
 * an invalid request.
 */
export async function readMultipart(request: IncomingMessage, options: UploadOptions): Promise<MultipartRequest> {
  const reader = new UploadReader(options);
  const release = async () => {
    options.share.release();
    await reader.release();
  };
  try {
    for await (const part of partsOf(request.headers['content-type'], bodyOf(request, options.limits))) {
      if (!(await reader.read(part))) break;
    }
    return { operations: reader.complete(), release };
  } catch (error) {
    await release();
    throw error instanceof MultipartError ? new RequestError(400, error.message) : error;
  }
}

/** When it isn't read to its end, the request stays open for a response. */
async function* bodyOf(request: IncomingMessage, limits: UploadLimits): AsyncGenerator<Buffer> {
  let received = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limits.maxRequestBytes) break;
      yield chunk;
    }
  } catch {
    throw new RequestError(400, 'The request was aborted.');
  }
  if (received > limits.maxRequestBytes) throw filesTooLarge(limits);
}

const wrongOrder = () => new RequestError(400, 'The parts must be "operations", then "map", then the files.');

/** Reads one part after the other. Files that have arrived stay until they are released. */
class UploadReader {
  readonly #options: UploadOptions;
  readonly #reads: ReadBudget = readBudget();
  readonly #spooled: Spooled[] = [];
  /** By the names of their parts. */
  readonly #files = new Map<string, ReceivedFile>();
  #operations: Record<string, unknown> | null = null;
  #map: ReadonlyMap<string, FilePaths> | null = null;
  #parts = 0;
  /** Bytes of the files, as often as they will be sent on. */
  #bytes = 0;
  #mayExecute = true;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** Whether to go on with the next part. */
  async read({ name, isFile, fileName, content }: MultipartPart): Promise<boolean> {
    const paths = this.#map?.get(name);
    // What "map" names is a file: clients may send one without a file name.
    if (!isFile && !paths) return this.#readField(name, content);
    const { maxFiles } = this.#options.limits;
    if (!this.#map) throw wrongOrder();
    this.#parts += 1;
    if (this.#parts > maxFiles) throw new RequestError(400, `At most ${maxFiles} files can be sent at once.`);
    // Others are skipped.
    if (paths && !this.#files.has(name)) this.#files.set(name, await this.#receive(content, fileName, paths.length));
    return true;
  }

  async #readField(name: string, content: AsyncIterable<Buffer>): Promise<boolean> {
    const isMap = name === 'map' && this.#operations !== null && !this.#map;
    if (!isMap && (name !== 'operations' || this.#operations)) throw wrongOrder();
    const { limits, mayExecute } = this.#options;
    const text = await textOf(content, name, limits.maxFieldBytes);
    if (isMap) this.#map = parseMap(text);
    else {
      this.#operations = parseOperations(text);
      this.#mayExecute = await mayExecute(this.#operations);
    }
    return this.#mayExecute;
  }

  async #receive(content: MultipartPart['content'], fileName: string | undefined, uses: number): Promise<ReceivedFile> {
    const { directory, limits, share } = this.#options;
    const reads = this.#reads;
    const spooled = await spool(content, { directory, maxBytes: limits.maxFileBytes, take: share.take, reads });
    this.#spooled.push(spooled);
    this.#bytes += spooled.size * uses;
    if (this.#bytes > limits.maxFilesBytes) throw filesTooLarge(limits);
    return receivedFile(spooled, cleanFileName(fileName));
  }

  complete(): Record<string, unknown> {
    if (this.#operations && !this.#mayExecute) return this.#operations;
    if (!this.#operations || !this.#map) {
      throw new RequestError(400, 'The parts "operations" and "map" are missing.');
    }
    for (const [part, paths] of this.#map) {
      const file = this.#files.get(part);
      if (!file) throw new RequestError(400, 'A file that "map" names has not been sent.');
      for (const keys of paths) setFile(this.#operations, keys, file);
    }
    return this.#operations;
  }

  async release(): Promise<void> {
    await Promise.all(this.#spooled.splice(0).map((spooled) => spooled.release()));
  }
}

async function textOf(content: AsyncIterable<Buffer>, name: string, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(`The part "${name}" is`, maxBytes);
    chunks.push(chunk);
  }
  return String(Buffer.concat(chunks));
}

async function receivedFile(spooled: Spooled, name: string): Promise<ReceivedFile> {
  const mimeType = spooled.isTooLarge ? null : await contentTypeOf(spooled);
  const shownName = mimeType ? withFittingExtension(name, mimeType) : name;
  const received = { ...spooled, name: shownName, mimeType, isBroken: false };
  if (!mimeType?.startsWith('image/')) return new ReceivedFile(received);
  const pieces = await withoutMetadata(mimeType, spooled.source);
  if (!pieces) return new ReceivedFile({ ...received, isBroken: true });
  const size = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  return new ReceivedFile({ ...received, size, open: () => spooled.open(pieces) });
}

const MAX_PATHS = 10;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses `operations`: one GraphQL request as JSON. A list would be a batch, which is off. */
function parseOperations(json: string): Record<string, unknown> {
  const value = parseRequestJson(json, 'The part "operations"');
  if (!isRecord(value)) throw new RequestError(400, 'The part "operations" must hold one JSON object.');
  return value;
}

type FilePaths = readonly (readonly string[])[];

/** Parses `map`: for each file part, where in `operations` it belongs. */
function parseMap(json: string): Map<string, FilePaths> {
  const value = parseRequestJson(json, 'The part "map"');
  if (!isRecord(value)) throw new RequestError(400, 'The part "map" must hold a JSON object.');
  const entries = Object.entries(value);
  if (entries.length > MAX_PATHS) throw new RequestError(400, `At most ${MAX_PATHS} files can be sent at once.`);
  const seen = new Set<unknown>();
  const pathsOf = (paths: unknown): FilePaths => {
    if (!Array.isArray(paths) || paths.length === 0) throw noPaths();
    return paths.map((path: unknown) => {
      if (typeof path !== 'string' || seen.has(path) || seen.size === MAX_PATHS) throw noPaths();
      seen.add(path);
      return keysOf(path);
    });
  };
  return new Map(entries.map(([part, paths]) => [part, pathsOf(paths)]));
}

const noPaths = () =>
  new RequestError(400, `The part "map" must name distinct paths for each file, at most ${MAX_PATHS} in all.`);

function keysOf(path: string): readonly string[] {
  const keys = path.split('.');
  const isSafe = path.length <= 200 && keys[0] === 'variables' && keys.length > 1 && keys.every(isSafeKey);
  if (!isSafe) throw new RequestError(400, 'The part "map" names a path that cannot hold a file.');
  return keys;
}

const isSafeKey = (key: string) => /^\w{1,100}$/.test(key) && !FORBIDDEN.has(key);

/** Sets a file at its path, which must exist and be null by the specification. */
function setFile(operations: Record<string, unknown>, keys: readonly string[], file: unknown): void {
  let parent: unknown = operations;
  for (const key of keys.slice(0, -1)) parent = ownValue(parent, key);
  const last = keys.at(-1) ?? '';
  if (ownValue(parent, last) !== null || typeof parent !== 'object' || parent === null) {
    throw new RequestError(400, 'The part "map" names a path that is not null in "operations".');
  }
  Reflect.set(parent, last, file);
}

function ownValue(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
