import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { MAX_FILE_BYTES, MAX_FILES_BYTES, MAX_PHOTOS } from '#shared/file-limits.ts';
import { RequestError, tooLarge } from './request-error.ts';

export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  /** Limit of all files together. */
  readonly maxFilesBytes: number;
  readonly maxRequestBytes: number;
  /** For `operations` and `map`, each. */
  readonly maxFieldBytes: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  maxFiles: MAX_PHOTOS,
  maxFileBytes: MAX_FILE_BYTES,
  maxFilesBytes: MAX_FILES_BYTES,
  // The files, and the rest of the request.
  maxRequestBytes: MAX_FILES_BYTES + MIB,
  maxFieldBytes: 256 * 1024,
};

/** Parses the body to its end. Rejects with a `RequestError` at the first problem. */
export function parseBody(
  request: IncomingMessage,
  limits: UploadLimits,
  onField: (name: string, value: string, isTruncated: boolean) => void,
  onFile: (part: string, stream: Readable, claimedName: string | undefined) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request, limits);
    let received = 0;
    const fail = (error: unknown) => {
      request.unpipe(parser);
      // The rest is discarded, so that the client gets the response instead of a reset.
      request.resume();
      parser.destroy(error instanceof Error ? error : new RequestError(400, 'The request could not be read.'));
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > limits.maxRequestBytes) fail(filesTooLarge(limits));
    });
    request.on('close', () => {
      if (!request.complete) fail(new RequestError(400, 'The request was aborted.'));
    });
    parser.on('field', (name, value, { valueTruncated }) => {
      try {
        onField(name, value, valueTruncated);
      } catch (error) {
        fail(error);
      }
    });
    parser.on('file', (part, stream, { filename }) => {
      // Its reader gets the error; without a reader, the parser reports it.
      stream.on('error', () => undefined);
      onFile(part, stream, filename).catch(fail);
    });
    parser.on('filesLimit', () => fail(new RequestError(400, `At most ${limits.maxFiles} files can be sent at once.`)));
    parser.on('fieldsLimit', () => fail(new RequestError(400, 'The request has parts that do not belong to it.')));
    parser.on('error', () => fail(new RequestError(400, 'The request could not be read.')));
    parser.on('close', resolve);
    request.pipe(parser);
  });
}

/** The files of a request are too large together. */
export const filesTooLarge = ({ maxFilesBytes }: UploadLimits) => tooLarge('The files together are', maxFilesBytes);

function createParser(request: IncomingMessage, limits: UploadLimits) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.maxFieldBytes,
        fields: 2,
        files: limits.maxFiles,
        headerPairs: 20,
      },
    });
  } catch {
    throw new RequestError(400, 'The request has no multipart boundary.');
  }
}
