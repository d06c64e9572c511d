import { type DestinationStream, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';
import { describeError } from './redaction.ts';

export type Logger = PinoLogger;

/** JSON lines in UTC. What must not be logged is not handed over; errors, which nobody wrote for the log, are redacted here. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { room: 'gateway' },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
