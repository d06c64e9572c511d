import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { LegacyFault } from './fault.ts';

/** Encodings that `readBody` understands, for the Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, br, deflate';

const DECOMPRESSORS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** A whole body, inflated, of at most `maxBytes` after inflation; more is a fault, and reading stops there. */
export async function readBody(body: Readable, contentEncoding: string | undefined, maxBytes: number): Promise<Buffer> {
  // Whatever is not read to its end is destroyed below, and says so as an error that nobody needs.
  body.on('error', () => undefined);
  const encoding = contentEncoding?.trim().toLowerCase() || 'identity';
  const decompressor = DECOMPRESSORS[encoding];
  if (!decompressor && encoding !== 'identity') {
    body.destroy();
    throw new LegacyFault('garbage', { reason: 'unknown content encoding' });
  }
  // An error of the body reaches the reader through the decompressor; there is nothing to do about it here.
  const source = decompressor ? pipeline(body, decompressor(), () => undefined) : body;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new LegacyFault('garbage', { reason: `answer larger than ${maxBytes} bytes` });
      chunks.push(chunk);
    }
  } catch (error) {
    throw isDecompressionError(error) ? new LegacyFault('garbage', { reason: 'broken compression' }) : error;
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks, size);
}

function isDecompressionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BROTLI)/.test(String(error.code));
}

/** The text of a body in its declared charset. Bytes that are no UTF-8 although nothing else is declared come from an old Latin-1 host. */
export function decodeText(bytes: Buffer, contentType: string | undefined): { text: string; charset: string } {
  const declared = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  for (const charset of [declared, 'windows-1252']) {
    try {
      // The byte order mark is left for the parser to skip, and for the doctor to see.
      const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true });
      return { text: decoder.decode(bytes), charset: decoder.encoding };
    } catch {
      // An unknown charset, or bytes that are not of it: the next one.
    }
  }
  throw new LegacyFault('garbage', { reason: 'undecodable text' });
}
