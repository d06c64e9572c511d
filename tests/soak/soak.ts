import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createScratch } from '../backend/support/engines.ts';
import { hasRedis, REDIS_URL } from '../gateway/redis.ts';
import { cpuSeconds } from '../support/cpu.ts';
import { backendOf, startGatewayProcess } from '../support/gateway-process.ts';
import { readSeries } from '../support/metrics.ts';
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

/**
 * Runs the built product under a mixed load for so many minutes. Resolves with whether everything
 * stayed within its bound.
 */
export async function run(minutes: number): Promise<boolean> {
  const scratch = await createScratch('postgres').catch(() => createScratch('sqlite'));
  const { dataDir, databaseUrl } = scratch;
  const environment = {
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', METRICS_TOKEN, TRUSTED_PROXIES: '127.0.0.1' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(hasRedis && { REDIS_URL: `${REDIS_URL}/${REDIS_DATABASE}` }),
  };
  const collect = ['--expose-gc', '--import', './tests/soak/collect-garbage.mjs'];
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
