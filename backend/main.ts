import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createLogger, type Logger } from '#shared/server/log/logger.ts';
import { listenForMetrics } from '#shared/server/metrics/listener.ts';
import type { MetricsConfig } from '#shared/server/settings.ts';
import type { Backend } from './backend-options.ts';
import { type Config, readConfig, StartupError } from './config.ts';
import { createBackend } from './server.ts';

/** A request for the metrics, from the process that started this one. */
const metricsRequest = z.object({ kind: z.literal('metrics') });

type Report = { kind: 'listening'; port: number; demo: Backend['demo'] } | { kind: 'refused'; problems: string[] };

/**
 * Whether a gateway has started this process as its embedded backend; it runs on its own otherwise.
 */
const isEmbedded = process.send !== undefined;
const stopWithinMilliseconds = 14_000;

/** Sent to the gateway that started this process; without one, problems go to stderr. */
async function report(message: Report): Promise<void> {
  if (isEmbedded) await new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
  else if (message.kind === 'refused')
    console.error(`The backend cannot start:\n${message.problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

function problemsOf(error: unknown): string[] {
  if (error instanceof StartupError) return error.problems;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return [`${error.message}: BACKEND_PORT or METRICS_PORT is in use by another program.`];
  return [error instanceof Error ? error.message : 'The backend could not start.'];
}

async function start({ logLevel, shutdownDelay, ...options }: Config): Promise<Backend> {
  const logger = createLogger('backend', logLevel);
  const backend = await createBackend({ ...options, logger });
  try {
    if (options.metrics && backend.readMetrics) await offerMetrics(options.metrics, backend.readMetrics, logger);
  } catch (error) {
    await backend.close();
    throw error;
  }
  closeOnSignal(backend, async () => {
    logger.info({ event: 'stopping', shutdownDelay }, 'backend stopping');
    backend.drain();
    await pause(shutdownDelay * 1_000);
    // If that takes too long, the gateway kills its embedded backend.
    if (!isEmbedded) setTimeout(() => process.exit(1), stopWithinMilliseconds).unref();
  });
  const { databaseUrl, host } = options;
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  // Last: a reader of this line may stop the process, which has to drain by then.
  logger.info({ event: 'listening', host, port: backend.port, engine }, 'backend listening');
  return backend;
}

/** Sent to the process that started this one, which serves them with its own; else on a port. */
async function offerMetrics(config: MetricsConfig, read: () => Promise<string>, logger: Logger): Promise<void> {
  if (!isEmbedded) {
    await listenForMetrics(config, read, logger);
    return;
  }
  process.on('message', (message) => {
    if (!metricsRequest.safeParse(message).success) return;
    read().then(
      (text) => process.connected && process.send?.({ kind: 'metrics', text }),
      (err: unknown) => logger.error({ event: 'metrics', err }, 'the metrics could not be read'),
    );
  });
}

/** Closes on a signal, once load balancers had time to notice, or when the gateway is gone. */
function closeOnSignal(backend: Backend, prepare: () => Promise<void>): void {
  const received = new Set<string>();
  const close = async (by: string) => {
    // The same signal twice means: stop now. Two different ones come from a single Ctrl-C, sent
    // by the terminal and by the gateway.
    if (received.has(by)) process.exit(1);
    received.add(by);
    if (received.size > 1) return;
    await prepare();
    backend.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The gateway is gone, so there is no one to serve.
  process.on('disconnect', () => close('disconnect'));
}

try {
  const backend = await start(readConfig());
  await report({ kind: 'listening', port: backend.port, demo: backend.demo });
} catch (error) {
  await report({ kind: 'refused', problems: problemsOf(error) });
  process.exit(1);
}
