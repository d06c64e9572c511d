import type { Logger } from '#shared/server/log/logger.ts';

type Line = Parameters<Logger['info']>[0];

/** Adds the request id to each line. A pino child logger would cost more than a request's lines. */
export class RequestLogger implements Logger {
  readonly #log: Logger;
  readonly #requestId: string;

  constructor(log: Logger, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  fatal(line: Line, message: string): void {
    this.#log.fatal(this.#withRequestId(line), message);
  }

  error(line: Line, message: string): void {
    this.#log.error(this.#withRequestId(line), message);
  }

  warn(line: Line, message: string): void {
    this.#log.warn(this.#withRequestId(line), message);
  }

  info(line: Line, message: string): void {
    this.#log.info(this.#withRequestId(line), message);
  }

  debug(line: Line, message: string): void {
    this.#log.debug(this.#withRequestId(line), message);
  }

  child(fields: Readonly<Record<string, unknown>>): Logger {
    return this.#log.child({ requestId: this.#requestId, ...fields });
  }

  #withRequestId(line: Line): Line {
    return { requestId: this.#requestId, ...line };
  }
}
