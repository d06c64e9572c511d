/** A request that cannot be understood as GraphQL, or may not be sent; answered with this status and sentence. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
