import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import type { LogEvent } from './events.ts';
import { describeError } from './redaction.ts';

/** The fields of a line. Never personal data, tokens, queries, headers or bodies. */
interface LogLine {
  readonly event: LogEvent;
  readonly [field: string]: unknown;
}

type Write = (line: LogLine, message: string) => void;

export interface Logger {
  readonly fatal: Write;
  readonly error: Write;
  readonly warn: Write;
  readonly info: Write;
  readonly debug: Write;
  child(fields: Readonly<Record<string, unknown>>): Logger;
}

/** The process that writes a line: its field `service`. */
export type Service = 'gateway' | 'backend';

/**
 * Writes one line of JSON per event, with its time in UTC and its level by name. Errors are
 * redacted here; everything else is the caller's responsibility.
 */
export function createLogger(service: Service, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
