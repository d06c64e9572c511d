import { readConfig } from './config.ts';
import { createLogger } from './logging.ts';
import { type Backend, createBackend } from './server.ts';
import { StartRefused } from './start-refused.ts';

type Report = { type: 'listening'; port: number; demo: Backend['demo'] } | { type: 'refused'; problems: string[] };

/** To the process that started this one, when there is one, and else to whoever reads the output. */
async function report(message: Report): Promise<void> {
  if (!process.send) return console.log(JSON.stringify(message));
  await new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}

function problemsOf(error: unknown): string[] {
  if (error instanceof StartRefused) return error.problems;
  return [error instanceof Error ? error.message : 'The backend could not start.'];
}

async function start(): Promise<Backend> {
  const { logLevel, ...options } = readConfig();
  const logger = createLogger(logLevel);
  const backend = await createBackend({ ...options, logger });
  logger.info({ port: backend.port, engine: options.databaseUrl ? 'postgres' : 'sqlite' }, 'backend listening');
  return backend;
}

function closeWhenAsked(backend: Backend): void {
  const asked = new Set<string>();
  const close = (by: string) => {
    // The same signal twice means: at once. Two different ones are a terminal and the gateway both passing on one Ctrl-C.
    if (asked.has(by)) process.exit(1);
    asked.add(by);
    if (asked.size > 1) return;
    backend.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The gateway is gone, however it went: nobody is left to answer.
  process.on('disconnect', () => close('disconnect'));
}

try {
  const backend = await start();
  closeWhenAsked(backend);
  await report({ type: 'listening', port: backend.port, demo: backend.demo });
} catch (error) {
  await report({ type: 'refused', problems: problemsOf(error) });
  process.exit(1);
}
