import type { Logger } from '#shared/server/log/logger.ts';

type Line = Parameters<Logger['info']>[0];

/**
 * Adds the request id to each line. A pino child logger would cost more than the few lines of a
 * request.
 */
export class RequestLogger implements Logger {
  readonly #log: Logger;
  readonly #requestId: string;

  constructor(log: Logger, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  fatal(line: Line, message: string): void {
    this.#log.fatal(this.#own(line), message);
  }

  error(line: Line, message: string): void {
    this.#log.error(this.#own(line), message);
  }

  warn(line: Line, message: string): void {
    this.#log.warn(this.#own(line), message);
  }

  info(line: Line, message: string): void {
    this.#log.info(this.#own(line), message);
  }

  debug(line: Line, message: string): void {
    this.#log.debug(this.#own(line), message);
  }

  child(fields: Readonly<Record<string, unknown>>): Logger {
    return this.#log.child({ requestId: this.#requestId, ...fields });
  }

  #own(line: Line): Line {
    return { requestId: this.#requestId, ...line };
  }
}
