import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { LegacyError } from './legacy-error.ts';

/** Encodings that `decompress` understands, for the Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, br, deflate';

const DECOMPRESSORS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
} as const;

type Encoding = keyof typeof DECOMPRESSORS;

const isKnown = (encoding: string): encoding is Encoding => Object.hasOwn(DECOMPRESSORS, encoding);

/** How a body is compressed; null when it isn't. Throws a `LegacyError` for an unknown encoding. */
export function encodingOf(contentEncoding: string | undefined): Encoding | null {
  const encoding = contentEncoding?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return null;
  if (isKnown(encoding)) return encoding;
  throw new LegacyError('invalid response', { reason: 'unknown content encoding' });
}

/** Decompresses a body. Throws a `LegacyError` beyond `maxBytes`, where decompression stops. */
export async function decompress(bytes: Buffer, encoding: Encoding, maxBytes: number): Promise<Buffer> {
  try {
    return await DECOMPRESSORS[encoding](bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxBytes);
    throw new LegacyError('invalid response', { reason: 'broken compression' });
  }
}

export const tooLarge = (maxBytes: number) =>
  new LegacyError('invalid response', { reason: `response larger than ${maxBytes} bytes` });

const UTF_8 = 'utf-8';
// The byte order mark is kept: the parser skips it, and the doctor reports it.
const strictDecoder = (charset: string) => new TextDecoder(charset, { fatal: true, ignoreBOM: true });
const utf8 = strictDecoder(UTF_8);

/**
 * The text of a body in its declared charset, UTF-8 by default. Bytes that don't match it come from
 * an old Latin-1 host. Throws a `LegacyError` when no charset fits.
 */
export function decodeText(bytes: Buffer, contentType: string | undefined): { text: string; charset: string } {
  const declared = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? UTF_8;
  for (const charset of [declared, 'windows-1252']) {
    try {
      const decoder = charset.toLowerCase() === UTF_8 ? utf8 : strictDecoder(charset);
      return { text: decoder.decode(bytes), charset: decoder.encoding };
    } catch {
      // An unknown charset, or bytes that don't match it: try the next one.
    }
  }
  throw new LegacyError('invalid response', { reason: 'undecodable text' });
}
