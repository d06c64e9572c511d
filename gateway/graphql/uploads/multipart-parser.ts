import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { MAX_CERTIFICATES, MAX_FILE_BYTES, MAX_FILES_BYTES, MAX_PHOTOS } from '#shared/file-limits.ts';
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

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  // A booking's photos, or the photo and the certificates of an application.
  maxFiles: Math.max(MAX_PHOTOS, 1 + MAX_CERTIFICATES),
  maxFileBytes: MAX_FILE_BYTES,
  maxFilesBytes: MAX_FILES_BYTES,
  // The files, and the rest of the request.
  maxRequestBytes: MAX_FILES_BYTES + 1024 * 1024,
  maxFieldBytes: 256 * 1024,
};

interface PartHandlers {
  readonly onField: (name: string, value: string, isTruncated: boolean) => void;
  readonly onFile: (part: string, stream: Readable, claimedName: string | undefined) => Promise<void>;
}

/** Parses the whole body. Rejects with a `RequestError` at the first problem. */
export function parseBody(
  request: IncomingMessage,
  limits: UploadLimits,
  { onField, onFile }: PartHandlers,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request, limits);
    const fail = (error: unknown) => {
      request.unpipe(parser);
      // The rest is discarded, so that the client gets the response instead of a reset.
      request.resume();
      parser.destroy(error instanceof Error ? error : new RequestError(400, 'The request could not be read.'));
      reject(error);
    };
    checkRequest(request, limits, fail);
    checkParts(parser, limits, fail);
    parser.on('field', (name, value, { valueTruncated }) => {
      try {
        onField(name, value, valueTruncated);
      } catch (error) {
        fail(error);
      }
    });
    parser.on('file', (part, stream, { filename }) => {
      // The reader of the file gets the error; without a reader, the parser reports it.
      stream.on('error', () => undefined);
      onFile(part, stream, filename).catch(fail);
    });
    parser.on('close', resolve);
    request.pipe(parser);
  });
}

type OnError = (error: RequestError) => void;

/** Reports a request that is too large or aborted. */
function checkRequest(request: IncomingMessage, limits: UploadLimits, onError: OnError): void {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limits.maxRequestBytes) onError(filesTooLarge(limits));
  });
  request.on('close', () => {
    if (!request.complete) onError(new RequestError(400, 'The request was aborted.'));
  });
}

/** Reports too many parts, and a body that isn't multipart. */
function checkParts(parser: Busboy, { maxFiles }: UploadLimits, onError: OnError): void {
  parser.on('filesLimit', () => onError(new RequestError(400, `At most ${maxFiles} files can be sent at once.`)));
  parser.on('fieldsLimit', () => onError(new RequestError(400, 'The request has more than two fields.')));
  parser.on('error', () => onError(new RequestError(400, 'The request could not be read.')));
}

/** The error for files that are too large together. */
export const filesTooLarge = ({ maxFilesBytes }: UploadLimits) => tooLarge('The files together are', maxFilesBytes);

function createParser(request: IncomingMessage, limits: UploadLimits): Busboy {
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
