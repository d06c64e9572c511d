import { promisify } from 'node:util';
import { brotliDecompress, crc32, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib';
import { LegacyError } from './legacy-error.ts';

/** Encodings that `decompress` understands, for the Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, br, deflate';

type Decompressor = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

/** By encoding: as the standard has it, then as some hosts send it. */
const DECOMPRESSORS = {
  gzip: [promisify(gunzip), gunzipMember],
  br: [promisify(brotliDecompress)],
  deflate: [promisify(inflate), promisify(inflateRaw)],
} as const satisfies Record<string, readonly Decompressor[]>;

type Encoding = keyof typeof DECOMPRESSORS;

/** A host and a proxy in front of it may both compress. Each layer is limited by itself. */
const MAX_LAYERS = 3;

export interface Decompressed {
  readonly body: Buffer;
  readonly isAsLabelled: boolean;
}

/**
 * Decompresses a body. Its bytes decide: labels such as `none` or `UTF-8` mean nothing, and proxies
 * forget to change the label. Throws a `LegacyError` beyond `maxBytes`, where decompression stops.
 */
export async function decompress(received: Buffer, contentEncoding: string, maxBytes: number): Promise<Decompressed> {
  const names = contentEncoding
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '' && name !== 'identity');
  const labels = names.map((name) => name.replace(/^x-/, ''));
  const isUnknown = labels.some((label) => !Object.hasOwn(DECOMPRESSORS, label));
  const unsigned = labels.filter((label) => label === 'br' || label === 'deflate');
  const layers: Encoding[] = [];
  let body = received;
  let isStandard = true;
  while (layers.length < MAX_LAYERS) {
    const result = await decompressOne(body, possibleEncodings(body, unsigned.at(-1)), maxBytes);
    if (result === null) break;
    layers.unshift(result.encoding);
    if (result.encoding === unsigned.at(-1)) unsigned.pop();
    body = result.body;
    isStandard &&= result.isStandard;
  }
  if (names.length > 0 && layers.length === 0 && !isText(body))
    throw new LegacyError('invalid response', {
      reason: isUnknown ? 'unknown content encoding' : 'broken compression',
    });
  return { body, isAsLabelled: isStandard && layers.join() === labels.join() };
}

/** Brotli and raw deflate have no signature: they are labelled, or no text. */
function possibleEncodings(bytes: Buffer, label: Encoding | undefined): readonly Encoding[] {
  if (isGzip(bytes)) return ['gzip'];
  const encodings: readonly Encoding[] = [
    ...(isZlib(bytes) ? (['deflate'] as const) : []),
    ...(label ? [label] : []),
    ...(isText(bytes) ? [] : (['br', 'deflate'] as const)),
  ];
  return encodings.filter((encoding) => encoding !== 'deflate' || !startsAsJson(bytes));
}

/** Null when it is compressed in none of these ways. */
async function decompressOne(bytes: Buffer, encodings: readonly Encoding[], maxOutputLength: number) {
  for (const encoding of new Set(encodings)) {
    for (const [index, decompressor] of DECOMPRESSORS[encoding].entries()) {
      try {
        return { encoding, body: await decompressor(bytes, { maxOutputLength }), isStandard: index === 0 };
      } catch (error) {
        if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxOutputLength);
      }
    }
  }
  return null;
}

/** The first member of a gzip file, whatever follows it, such as a line end of a PHP file. */
function gunzipMember(bytes: Buffer, options: ZlibOptions): Promise<Buffer> {
  const compressed = bytes.subarray(gzipHeaderLength(bytes));
  return new Promise((resolve, reject) => {
    inflateRaw(compressed, { ...options, info: true }, (error, result) => {
      if (error) return reject(error);
      // With `info` the result holds the engine, too, which its type doesn't know.
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
      const trailer = compressed.subarray(engine.bytesWritten);
      if (trailer.length >= 8 && trailer.readUInt32LE() === crc32(buffer)) resolve(buffer);
      else reject(new Error('no gzip'));
    });
  });
}

/** As RFC 1952 has it; the names in it end with a zero. */
function gzipHeaderLength(bytes: Buffer): number {
  const flags = bytes[3] ?? 0;
  let length = 10;
  if (flags & 4) length += 2 + bytes.readUInt16LE(length);
  for (const flag of [8, 16]) if (flags & flag) length = bytes.indexOf(0, length) + 1;
  return flags & 2 ? length + 2 : length;
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A header of deflate with its check. No JSON begins so. */
const isZlib = (bytes: Buffer) =>
  bytes.length > 2 &&
  [8, 0x18, 0x28, 0x38, 0x48, 0x58, 0x68, 0x78].includes(bytes[0] ?? 0) &&
  bytes.readUInt16BE() % 31 === 0;

/** No JSON compressed as raw deflate begins so, since its first code is that of a bracket. */
const startsAsJson = (bytes: Buffer) => /^\s*[{[]/.test(bytes.toString('utf8', 0, 64));

/** Whether it can hold plain JSON. Compressed bytes soon hold a control character. */
const isText = (bytes: Buffer) =>
  bytes.subarray(0, 64).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13)) &&
  (bytes.includes('{') || bytes.includes('['));

export const tooLarge = (maxBytes: number) =>
  new LegacyError('invalid response', { reason: `response larger than ${maxBytes} bytes` });

const UTF_8 = 'utf-8';
// The byte order mark is kept: the parser skips it, and the doctor reports it.
const strictDecoder = (charset: string) => new TextDecoder(charset, { fatal: true, ignoreBOM: true });
const utf8 = strictDecoder(UTF_8);

/** The charset that a content type declares; UTF-8 by default. */
export const declaredCharset = (contentType = '') => /charset\s*=[\s"']*([\w-]+)/i.exec(contentType)?.[1] ?? UTF_8;

/** UTF-16 has a byte order mark, or a zero in every other byte of JSON's first characters. */
function utf16Of(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 4);
  if (/^(?:\xff\xfe|[^\0]\0[^\0]\0)/.test(start)) return 'utf-16le';
  return /^(?:\xfe\xff|\0[^\0]\0[^\0])/.test(start) ? 'utf-16be' : undefined;
}

/**
 * The text of a body. Bytes that are valid UTF-8 are UTF-8, whatever is declared: text in another
 * charset hardly ever is. Else they are in the declared charset, or come from an old Latin-1 host.
 * Throws a `LegacyError` when no charset fits.
 */
export function decodeText(bytes: Buffer, contentType: string | undefined): { text: string; charset: string } {
  const utf16 = utf16Of(bytes);
  for (const charset of utf16 ? [utf16] : [UTF_8, declaredCharset(contentType), 'windows-1252']) {
    try {
      const decoder = charset === UTF_8 ? utf8 : strictDecoder(charset);
      if (utf16 || !decoder.encoding.startsWith('utf-16'))
        return { text: decoder.decode(bytes), charset: decoder.encoding };
    } catch {
      // An unknown charset, or bytes that don't match it: try the next one.
    }
  }
  throw new LegacyError('invalid response', { reason: 'undecodable text' });
}
