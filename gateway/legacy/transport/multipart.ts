import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FilePart, MultipartFields } from '../endpoints/endpoint.ts';

export interface MultipartBody {
  readonly headers: Readonly<Record<string, string>>;
  /** Reads the files while sending, so that none is held in memory. */
  readonly body: Readable;
}

/** A multipart/form-data body with its exact length: some PHP hosts refuse chunked bodies. */
export function multipartBody(fields: MultipartFields): MultipartBody {
  const boundary = `----${randomUUID()}`;
  const parts = fields.map(([name, value]) => ({ head: Buffer.from(partHead(boundary, name, value)), value }));
  const end = Buffer.from(`--${boundary}--\r\n`);
  const length = parts.reduce((sum, { head, value }) => sum + head.length + sizeOf(value) + 2, end.length);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(length) },
    body: Readable.from(chunksOf(parts, end), { objectMode: false }),
  };
}

async function* chunksOf(parts: readonly { head: Buffer; value: string | FilePart }[], end: Buffer) {
  for (const { head, value } of parts) {
    yield head;
    if (typeof value === 'string') yield Buffer.from(value);
    else yield* value.open();
    yield Buffer.from('\r\n');
  }
  yield end;
}

const sizeOf = (value: string | FilePart) => (typeof value === 'string' ? Buffer.byteLength(value) : value.size);

function partHead(boundary: string, name: string, value: string | FilePart): string {
  const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeQuotes(name)}"`;
  if (typeof value === 'string') return `${disposition}\r\n\r\n`;
  return `${disposition}; filename="${escapeQuotes(value.fileName)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`;
}

/** Escapes as browsers do, so that a name can't end its line or its quotes. */
function escapeQuotes(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
