import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';

/** A part of a multipart body: a text, or the digest of a file. */
export type ReceivedPart =
  | { readonly name: string; readonly text: string }
  | {
      readonly name: string;
      readonly fileName: string;
      readonly mimeType: string;
      readonly size: number;
      readonly sha256: string;
    };

/** Reads the parts as PHP would, in the order of the body. */
export function readParts(request: IncomingMessage): Promise<ReceivedPart[]> {
  return new Promise((resolve, reject) => {
    const parts: ReceivedPart[] = [];
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', preservePath: true });
    parser.on('field', (name, text) => parts.push({ name, text }));
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const hash = createHash('sha256');
      const index = parts.push({ name, text: '' }) - 1;
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        hash.update(chunk);
      });
      stream.on('end', () => {
        parts[index] = { name, fileName: filename ?? '', mimeType, size, sha256: hash.digest('hex') };
      });
    });
    parser.on('close', () => resolve(parts));
    parser.on('error', reject);
    request.on('aborted', () => reject(new Error('the request was aborted')));
    request.pipe(parser);
  });
}
