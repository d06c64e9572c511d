import type { UploadLimits } from '../../limits.ts';
import { TOO_MANY_ATTEMPTS } from '../errors.ts';

/** What else the error's `extensions` say. */
export interface RefusalDetails {
  /** The limit that the request exceeds, in bytes. */
  readonly maxBytes?: number;
  /** How long to wait, in seconds. */
  readonly retryAfter?: number;
}

/**
 * A request that is refused before it is executed, with the response's status, message and code.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, code = 'BAD_REQUEST', details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const tooManyAttempts = (retryAfter: number) =>
  new RequestError(200, TOO_MANY_ATTEMPTS, 'RATE_LIMITED', { retryAfter });

const MIB = 1024 * 1024;

/** The error 413. `subject` starts its message, with a verb: `The files are`. */
export function tooLarge(subject: string, maxBytes: number): RequestError {
  const limit = maxBytes < MIB ? `${Math.floor(maxBytes / 1024)} kB` : `${Math.floor(maxBytes / MIB)} MB`;
  return new RequestError(413, `${subject} larger than ${limit}.`, 'TOO_LARGE', { maxBytes });
}

/** The error for files that are too large together. */
export const filesTooLarge = ({ maxFilesBytes }: Pick<UploadLimits, 'maxFilesBytes'>) =>
  tooLarge('The files together are', maxFilesBytes);
