import { setTimeout as pause } from 'node:timers/promises';
import { createLogger, type Logger } from '#shared/server/log/logger.ts';
import { listenForMetrics, type MetricsListener } from '#shared/server/metrics/listener.ts';
import product from '../product.json' with { type: 'json' };
import { type Config, ConfigError, readConfig } from './config.ts';
import { BackendRefused, createEmbeddedBackend, type DemoLogin, type EmbeddedBackend } from './embedded-backend.ts';
import { publicOrigin } from './http/public-origin.ts';
import { createServer, type Host, type Server } from './server.ts';

/** From the end of SHUTDOWN_DELAY on. */
const STOP_WITHIN_MS = 14_000;

try {
  await run(readConfig());
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof BackendRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const log = createLogger('gateway', config.logLevel);
  exitOnMistakes(log);
  let server: Server | undefined;
  let metrics: MetricsListener | null = null;
  const backend = config.phpUrl === null ? createEmbeddedBackend(log, () => server?.hostIsThere()) : null;
  const delayMs = config.shutdownDelay * 1_000;
  stopOnSignals(log, delayMs + STOP_WITHIN_MS, async () => {
    server?.drain();
    // Without a server there is nobody to be sent elsewhere.
    if (server) await pause(delayMs);
    await stop(server, backend, metrics);
  });
  try {
    const host: Host = backend ?? { origin: () => config.phpUrl, isEmbedded: false };
    server = await createServer({ config, host, log });
    await server.app.listen({ port: config.port, host: config.host });
    if (config.metrics && server.readMetrics) metrics = await listenForMetrics(config.metrics, server.readMetrics, log);
    const publicUrl = publicOrigin(server.app, config.publicUrl);
    const demo = backend ? await backend.start(publicUrl) : null;
    console.log(banner(publicUrl, config, demo));
  } catch (error) {
    await stop(server, backend, metrics);
    throw isPortTaken(error) ? new ConfigError([`${takenPort(error, config)} is in use by another program`]) : error;
  }
}

/** The gateway first, so that what it still answers finds its backend. */
async function stop(
  server: Server | undefined,
  backend: EmbeddedBackend | null,
  metrics: MetricsListener | null,
): Promise<void> {
  await server?.close();
  await backend?.stop();
  await metrics?.close();
}

/** The first signal lets everything under way end, the second one does not wait. */
function stopOnSignals(log: Logger, withinMs: number, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ event: 'stopping', signal }, 'stopping');
    setTimeout(() => process.exit(1), withinMs).unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ event: 'stopping', err }, 'stopped with a fault');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * A mistake that nobody caught leaves the process in a state that nobody knows: say it and end, to
 * be started again.
 */
function exitOnMistakes(log: Logger): void {
  const onMistake = (err: unknown) => {
    log.fatal({ event: 'mistake', err }, 'ending after a mistake');
    process.exit(1);
  };
  process.on('uncaughtException', onMistake);
  process.on('unhandledRejection', onMistake);
}

function isPortTaken(error: unknown): error is NodeJS.ErrnoException & { port?: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function takenPort({ port }: { port?: number }, config: Config): string {
  return port === config.metrics?.port ? `METRICS_PORT ${port}` : `PORT ${config.port}`;
}

function banner(url: string, { isProduction }: Config, demo: DemoLogin | null): string {
  const lines = [`${product.name} is at ${url}`];
  if (!isProduction) lines.push(`  GraphQL Sandbox  ${url}/graphql`);
  if (demo) lines.push(`  Demo login       ${demo.email}  ${demo.password}`, `  Emails           ${url}/outbox`);
  return `\n${lines.join('\n')}\n`;
}
