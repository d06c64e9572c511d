/** A body that isn't what RFC 7578 describes: cut off, without boundary, or with odd part heads. */
export class MultipartError extends Error {}

/** One part of a form. Its content can be read once, until the next part is asked for. */
export interface MultipartPart {
  /** Empty when the part has none. */
  readonly name: string;
  readonly isFile: boolean;
  /** What the sender calls the file, with any path. */
  readonly fileName: string | undefined;
  readonly content: AsyncIterable<Buffer>;
}

const MAX_HEAD_BYTES = 16 * 1024;
const CRLF = '\r\n';

/**
 * The parts of a form as they arrive. Only one thing is waited for, the next bytes of the body: a
 * body that ends, breaks off or is malformed ends the loop over its parts, and what a caller opened
 * for a part is closed where it was opened. Throws a `MultipartError`, or what `body` throws.
 */
export async function* partsOf(
  contentType: string | undefined,
  body: AsyncIterable<Buffer>,
): AsyncGenerator<MultipartPart> {
  const delimiter = `${CRLF}--${boundaryOf(contentType)}`;
  const chunks = body[Symbol.asyncIterator]();
  const reader = new BodyReader(chunks, delimiter);
  try {
    await reader.skipContent();
    while (!(await reader.isEnd())) {
      yield { ...headOf(await reader.head()), content: reader.content() };
      await reader.skipContent();
    }
    while (!(await chunks.next()).done);
  } finally {
    await chunks.return?.();
  }
}

function boundaryOf(contentType = ''): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new MultipartError('The request has no multipart boundary.');
  return boundary;
}

class BodyReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #delimiter: Buffer;
  /** The first delimiter may be the first line of the body. */
  #held: Buffer = Buffer.from(CRLF);
  #isInContent = true;

  constructor(chunks: AsyncIterator<Buffer>, delimiter: string) {
    this.#chunks = chunks;
    this.#delimiter = Buffer.from(delimiter, 'latin1');
  }

  async *content(): AsyncGenerator<Buffer> {
    for (let bytes = await this.#nextContent(); bytes; bytes = await this.#nextContent()) yield bytes;
  }

  /** Discards what is left of a part's content. */
  async skipContent(): Promise<void> {
    while (await this.#nextContent());
  }

  /** Whether the delimiter that was just read was the last. */
  async isEnd(): Promise<boolean> {
    while (this.#held.length < 2) await this.#receive();
    return this.#held.toString('latin1', 0, 2) === '--';
  }

  /** The rest of a delimiter's line, which may only be spaces, and the fields below it. */
  async head(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf(`${CRLF}${CRLF}`);
      if ((end === -1 ? this.#held.length : end) > MAX_HEAD_BYTES) throw unreadable();
      if (end === -1) await this.#receive();
      else {
        this.#isInContent = true;
        return String(this.#take(end, 4));
      }
    }
  }

  /** Some of the content; null at its end. */
  async #nextContent(): Promise<Buffer | null> {
    while (this.#isInContent) {
      const at = this.#held.indexOf(this.#delimiter);
      if (at !== -1) {
        this.#isInContent = false;
        const rest = this.#take(at, this.#delimiter.length);
        return rest.length > 0 ? rest : null;
      }
      // The end of what has arrived may be the start of a delimiter.
      const certain = this.#held.length - this.#delimiter.length + 1;
      if (certain > 0) return this.#take(certain, 0);
      await this.#receive();
    }
    return null;
  }

  #take(length: number, skipped: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length + skipped);
    return taken;
  }

  async #receive(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw unreadable();
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
  }
}

const unreadable = () => new MultipartError('The request could not be read.');

/** The fields of a part's head that count, as browsers and curl write them. */
function headOf(head: string): Omit<MultipartPart, 'content'> {
  const [rest = '', ...lines] = head.replace(/\r\n[ \t]+/g, ' ').split(CRLF);
  if (/[^ \t]/.test(rest)) throw unreadable();
  const fields = new Map(lines.map(fieldOf));
  const disposition = fields.get('content-disposition') ?? '';
  const fileName = extendedOf(disposition) ?? parameterOf(disposition, 'filename');
  return {
    name: (/^form-data\s*;/i.test(disposition) && parameterOf(disposition, 'name')) || '',
    isFile: fileName !== undefined || /^application\/octet-stream\b/i.test(fields.get('content-type') ?? ''),
    fileName,
  };
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw unreadable();
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

/** A parameter, without the backslashes before quotes. */
function parameterOf(disposition: string, name: string): string | undefined {
  for (const [, key = '', quoted, plain] of disposition.matchAll(PARAMETER)) {
    if (key.toLowerCase() === name) return plain ?? quoted?.replace(/\\(["\\])/g, '$1');
  }
  return undefined;
}

const PARAMETER = /;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;

/** A file name as RFC 8187 writes it, for letters beyond ASCII. */
function extendedOf(disposition: string): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(parameterOf(disposition, 'filename*') ?? '') ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
