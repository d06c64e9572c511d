/**
 * A request that cannot be understood as GraphQL, or may not be sent; answered with this status,
 * sentence and code.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  /** The limit that it is over, in bytes. */
  readonly maxBytes: number | undefined;

  constructor(status: number, message: string, code = 'BAD_REQUEST', maxBytes?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.maxBytes = maxBytes;
  }
}

const MIB = 1024 * 1024;

/** @param what begins the sentence, with its verb: `The files are` */
export function tooLarge(what: string, maxBytes: number): RequestError {
  const limit = maxBytes < MIB ? `${Math.floor(maxBytes / 1024)} kB` : `${Math.floor(maxBytes / MIB)} MB`;
  return new RequestError(413, `${what} larger than ${limit}.`, 'TOO_LARGE', maxBytes);
}
