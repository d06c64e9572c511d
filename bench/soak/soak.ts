import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createScratch } from '../../tests/backend/support/engines.ts';
import { hasRedis, REDIS_URL } from '../../tests/gateway/redis.ts';
import { cpuSeconds } from '../../tests/support/cpu.ts';
import { backendOf, startGatewayProcess } from '../../tests/support/gateway-process.ts';
import { readSeries } from '../../tests/support/metrics.ts';
import { growthOf, type Sample } from './growth.ts';
import { startLoad } from './load.ts';

const MIB = 1024 * 1024;
const WARM_UP = 1 / 3;
const SAMPLE_EVERY_MS = 60_000;
/** A separate database, so that a running product isn't disturbed. */
const REDIS_DATABASE = 7;

const METRICS_TOKEN = 'the-token-of-a-soak';

/**
 * The figures measured in both processes: series, unit, and the maximum growth in 10 minutes.
 */
const MEASURES = {
  'heap after GC, MiB': { series: 'mendwell_nodejs_heap_size_used_bytes', unit: MIB, bound: 2 },
  'resident memory, MiB': { series: 'mendwell_process_resident_memory_bytes', unit: MIB, bound: 8 },
  'sockets and timers': { series: 'mendwell_nodejs_active_resources_total', unit: 1, bound: 5 },
  'file descriptors': { series: 'mendwell_process_open_fds', unit: 1, bound: 5 },
} as const;

type Measure = keyof typeof MEASURES;
const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];
const SERVICES = ['gateway', 'backend'] as const;

const HELP = `Runs the built product under a mixed load, and reports whether memory, handles or files grow.

  npm run soak                   30 minutes
  npm run soak -- --minutes 60

PostgreSQL (TEST_POSTGRES_URL) and Redis are used if they are running, otherwise SQLite and memory.
Caches are filled first, and the first third of the time is warm-up. The exit code is 0 if everything stayed within its bound, else 1.`;

/** `npm run soak` */
export async function run(args: string[]): Promise<void> {
  const values = readOptions(args);
  if (values.help) return console.log(HELP);
  const minutes = Number(values.minutes);
  if (!(minutes >= 3)) {
    console.error('--minutes must be 3 or more: there is one measurement per minute.');
    process.exit(2);
  }
  process.exit((await soak(minutes)) ? 0 : 1);
}

function readOptions(args: string[]) {
  const options = { minutes: { type: 'string', default: '30' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

/** Resolves with whether everything stayed within its bound. */
async function soak(minutes: number): Promise<boolean> {
  const scratch = await createScratch('postgres').catch(() => createScratch('sqlite'));
  const { dataDir, databaseUrl } = scratch;
  const environment = {
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', METRICS_TOKEN, TRUSTED_PROXIES: '127.0.0.1' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(hasRedis && { REDIS_URL: `${REDIS_URL}/${REDIS_DATABASE}` }),
  };
  const collect = ['--expose-gc', '--import', './bench/soak/collect-garbage.mjs'];
  const product = await startGatewayProcess(environment, [...collect, 'build/gateway/main.js']);
  const backend = (await backendOf(product.pid)) ?? 0;
  console.log(`${minutes} minutes on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${hasRedis ? 'with' : 'without'} Redis`);
  // Ctrl-C leaves neither the product nor its database behind.
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort(new Error('stopped')));
  try {
    const load = await startLoad(product.url);
    const samples = new Map<string, Sample[]>();
    const started = performance.now();
    const elapsed = () => (performance.now() - started) / 60_000;
    const cpuBefore = await cpuOf([product.pid, backend]);
    console.log(
      ['minute', ...SERVICES.flatMap((service) => MEASURE_NAMES.map((name) => `${service} ${name}`))].join(' | '),
    );
    while (elapsed() < minutes) {
      await pause(SAMPLE_EVERY_MS, undefined, { signal: stopped.signal });
      await load.pause();
      const figures = await measure(product.url, [product.pid, backend]);
      load.resume();
      const at = elapsed();
      for (const [name, value] of figures) samples.set(name, [...(samples.get(name) ?? []), { minutes: at, value }]);
      console.log([at.toFixed(1), ...[...figures.values()].map((value) => value.toFixed(1))].join(' | '));
    }
    await load.stop();
    const seconds = (await cpuOf([product.pid, backend])) - cpuBefore;
    const incoming = await readdir(join(dataDir, 'incoming'));
    const { counts, failures } = load.tally;
    console.log(`\n${[...counts].map(([name, count]) => `${name}: ${count}`).join(', ')}`);
    console.log(`processor: ${((seconds / (elapsed() * 60)) * 100).toFixed(0)} % of one core`);
    for (const [failure, count] of failures) console.log(`failed ${count} times: ${failure}`);
    console.log(`files left in incoming: ${incoming.length}`);
    const isSteady = judge(samples, minutes * WARM_UP);
    const hasPassed = isSteady && incoming.length === 0 && failures.size === 0;
    console.log(hasPassed ? '\nPassed.' : '\nFailed.');
    return hasPassed;
  } finally {
    product.signal('SIGTERM');
    await product.ended;
    await scratch.remove();
  }
}

/** The figures of both processes, after a collection in each. */
async function measure(url: string, pids: readonly number[]): Promise<Map<string, number>> {
  // Closed handles need a moment to disappear.
  for (let round = 0; round < 2; round++) {
    await pause(1_000);
    for (const pid of pids) process.kill(pid, 'SIGUSR2');
  }
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await response.text();
  const figures = new Map<string, number>();
  for (const service of SERVICES) {
    const lines = text.split('\n').filter((line) => line.includes(`service="${service}"`));
    const series = readSeries(lines.join('\n'));
    for (const name of MEASURE_NAMES) {
      const { series: metric, unit } = MEASURES[name];
      figures.set(`${service} ${name}`, (series.get(metric) ?? Number.NaN) / unit);
    }
  }
  return figures;
}

/** Prints the growth of each figure after the warm-up beside its bound. */
function judge(samples: ReadonlyMap<string, readonly Sample[]>, warmUp: number): boolean {
  console.log(`\nGrowth per 10 minutes after a warm-up of ${warmUp.toFixed(0)} minutes:`);
  let isSteady = true;
  for (const service of SERVICES) {
    for (const name of MEASURE_NAMES) {
      const growth = growthOf((samples.get(`${service} ${name}`) ?? []).filter(({ minutes }) => minutes >= warmUp));
      const { bound } = MEASURES[name];
      const isWithin = growth <= bound;
      isSteady &&= isWithin;
      console.log(`  ${isWithin ? '✓' : '✗'} ${service} ${name}: ${growth.toFixed(2)} (at most ${bound})`);
    }
  }
  return isSteady;
}

const cpuOf = async (pids: readonly number[]) =>
  (await Promise.all(pids.map(cpuSeconds))).reduce((sum, seconds) => sum + seconds, 0);
