import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../../backend/support/mail-server.ts';
import { startGatewayProcess } from '../../support/gateway-process.ts';
import { runNode } from '../../support/processes.ts';
import { exitCode, startStandalone } from '../../support/spawn-backend.ts';
import { until } from '../../support/until.ts';
import { fillDatabase, type LogIn } from './business.ts';
import { startNginx, type TestProxy } from './nginx.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { freePort } from './programs.ts';
import { startRedis, type TestRedis } from './redis.ts';

/** A process of the product behind the proxy, on a fixed port. */
interface Member {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** As docs/deploying.md says: out of the proxy, restart, ready, back in. */
  restart(): Promise<void>;
}

/** Three gateways and two backends in production behind a proxy, with one PostgreSQL and Redis. */
export interface Cluster {
  /** The address for customers, through the proxy. */
  readonly url: string;
  /** For files of a test; removed at the end. */
  readonly folder: string;
  readonly gateways: readonly [Member, Member, Member];
  readonly backends: readonly [Member, Member];
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  /** Who can log in. */
  readonly customer: LogIn;
  /** Runs the operator program on another machine; returns its JSON. */
  operate(...words: string[]): Promise<unknown>;
  /** What the members have logged as a warning or worse, for the message of a failed test. */
  warnings(): string;
  stop(): Promise<void>;
}

const SHUTDOWN_DELAY = '1';

export async function startCluster(startProxy = startNginx): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-cluster-'));
  // PostgreSQL runs as a separate user.
  await chmod(folder, 0o755);
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startAll(folder, undo, startProxy)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  folder: string,
  undo: (() => unknown)[],
  startProxy: typeof startNginx,
): Promise<Omit<Cluster, 'stop'>> {
  const postgres = await startPostgres(folder);
  undo.push(() => postgres.stop());
  const redis = await startRedis();
  undo.push(() => redis.kill());
  const mail = await startMailServer();
  undo.push(() => mail.stop());
  const customer = await fillDatabase(postgres.url, join(folder, 'set-up'));

  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [port = 0, internalPort = 0, ...members] = ports;
  const addresses = { port, internalPort, gateways: members.slice(0, 3), backends: members.slice(3) };
  const proxy = await startProxy(folder, addresses);
  undo.push(() => proxy.stop());

  const url = `http://127.0.0.1:${port}`;
  const production = { NODE_ENV: 'production', PUBLIC_URL: url, SHUTDOWN_DELAY };
  const backend = (number: number) => ({
    ...production,
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    BACKEND_PORT: String(number),
  });
  const gateway = (number: number) => ({
    ...production,
    PORT: String(number),
    PHP_URL: `http://127.0.0.1:${internalPort}`,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: join(folder, `gateway-${number}`),
    LOG_LEVEL: 'warn',
  });
  const outputs: (() => string)[] = [];
  const backends = addresses.backends.map((number) =>
    createMember(number, proxy, outputs, async () => {
      const dataDir = join(folder, `backend-${number}`);
      const { child, output } = await startStandalone({ dataDir }, backend(number));
      return { output, signal: (signal) => child.kill(signal), ended: exitCode(child) };
    }),
  );
  const gateways = addresses.gateways.map((number) =>
    createMember(number, proxy, outputs, () => startGatewayProcess(gateway(number))),
  );
  const all = [...gateways, ...backends];
  undo.push(() => Promise.all(all.map((member) => member.kill())));
  await Promise.all(all.map((member) => member.start()));
  const operate = async (...args: string[]) => {
    const env = { ...production, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'operator') };
    return JSON.parse(await runNode(['build/backend/operator/main.js', ...args, '--json'], env));
  };
  return {
    url,
    folder,
    operate,
    warnings: () => outputs.flatMap((read) => read().match(/.*"level":"(?:warn|error|fatal)".*/g) ?? []).join('\n'),
    gateways: gateways as [Member, Member, Member],
    backends: backends as [Member, Member],
    postgres,
    redis,
    customer,
  };
}

/** A process that runs until it is stopped. */
interface Running {
  signal(signal: NodeJS.Signals): void;
  readonly ended: Promise<unknown>;
  readonly output: () => string;
}

function createMember(
  port: number,
  proxy: TestProxy,
  outputs: (() => string)[],
  launch: () => Promise<Running>,
): Member {
  const url = `http://127.0.0.1:${port}`;
  let running: Running | undefined;

  async function start(): Promise<void> {
    running = await launch();
    outputs.push(running.output);
    await until(async () => (await fetch(`${url}/readyz`)).ok, `${url} is ready`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    running?.signal(signal);
    await running?.ended;
    running = undefined;
  }

  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async restart() {
      await proxy.change?.('out', port);
      await end('SIGTERM');
      await start();
      await proxy.change?.('in', port);
    },
  };
}
