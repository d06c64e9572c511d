/** A request that cannot be understood as GraphQL, or may not be sent; answered with this status, sentence and code. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, message: string, code = 'BAD_REQUEST') {
    super(message);
    this.status = status;
    this.code = code;
  }
}
