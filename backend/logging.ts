import { type Logger, pino } from 'pino';

/** Of an error only what says where it happened: details of database errors repeat the customer's data. */
function bare(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { type: name, message, stack, ...('code' in error && { code: error.code }) };
}

/** One line of JSON per event on the standard output. Addresses, tokens and bodies are never given to it. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { name: 'backend' }, serializers: { err: bare } });
}
