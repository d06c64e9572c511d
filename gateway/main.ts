import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { GraphQLError } from 'graphql';
import { createLogger, type Logger } from '#shared/server/log/logger.ts';
import { listenForMetrics, type MetricsListener } from '#shared/server/metrics/listener.ts';
import product from '../product.json' with { type: 'json' };
import { type Config, ConfigError, exposureOf, readConfig } from './config.ts';
import { BackendRefused, type DemoLogin, EmbeddedBackend } from './embedded-backend.ts';
import { publicOrigin } from './http/app.ts';
import { createServer, type Server } from './server.ts';
import type { Host } from './server-options.ts';

/** Counted from the end of SHUTDOWN_DELAY. */
const STOP_WITHIN_MS = 14_000;

// By default a heap of this size doubles before V8 collects garbage, which took 60 MiB more.
setFlagsFromString('--heap-growing-percent=30');

try {
  await run(readConfig());
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof BackendRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const log = createLogger('gateway', config.logLevel);
  exitOnUncaughtErrors(log);
  let server: Server | undefined;
  let metrics: MetricsListener | null = null;
  const backend = config.phpUrl === null ? new EmbeddedBackend(log, () => server?.resetBreakers()) : null;
  const delayMs = config.shutdownDelay * 1_000;
  stopOnSignals(log, delayMs + STOP_WITHIN_MS, async () => {
    server?.drain();
    // Load balancers need time to notice, but only if requests were being served.
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
    if (demo) server.offerDemoLogin(demo);
    console.log(banner(publicUrl, config, demo));
  } catch (error) {
    await stop(server, backend, metrics);
    throw isPortInUse(error) ? new ConfigError([`${portInUse(error, config)} is in use by another program`]) : error;
  }
}

/** The gateway first, since its last requests still need the backend. */
async function stop(
  server: Server | undefined,
  backend: EmbeddedBackend | null,
  metrics: MetricsListener | null,
): Promise<void> {
  await server?.close();
  await backend?.stop();
  await metrics?.close();
}

/** Shuts down gracefully on the first signal, and immediately on the second. */
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
        log.fatal({ event: 'stopping', err }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * The state after an uncaught error is undefined, so the process logs it and exits. An error of a
 * field is known, and its answer has been sent: graphql-js gives up a list at an item that throws,
 * and then doesn't wait for the items before it.
 */
function exitOnUncaughtErrors(log: Logger): void {
  const onError = (err: unknown) => {
    if (err instanceof GraphQLError) {
      log.error({ event: 'unexpected error', err }, 'error after the answer');
      return;
    }
    log.fatal({ event: 'uncaught error', err }, 'exiting after an uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
}

function isPortInUse(error: unknown): error is NodeJS.ErrnoException & { port?: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portInUse({ port }: { port?: number }, config: Config): string {
  return port === config.metrics?.port ? `METRICS_PORT ${port}` : `PORT ${config.port}`;
}

function banner(url: string, config: Config, demo: DemoLogin | null): string {
  const lines = [`${product.name} is at ${url}`];
  if (exposureOf(config).hasConsoles) {
    lines.push(`  GraphQL Sandbox  ${url}/graphql`, `  GraphiQL         ${url}/graphiql`);
  }
  if (demo) lines.push(`  Demo login       ${demo.email}  ${demo.password}`, `  Emails           ${url}/outbox`);
  return `\n${lines.join('\n')}\n`;
}
