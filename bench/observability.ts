import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from '../tests/support/cpu.ts';
import { startGatewayProcess } from '../tests/support/gateway-process.ts';
import { startTraceCollector } from '../tests/support/trace-collector.ts';
import { startPublicHost } from './support/public-host.ts';

/**
 * The cost of metrics and traces: processor time per request of gateways that differ only in these
 * settings, by turns in one run, and its ratio to that of the first. One request in four calls the
 * host.
 */
const ROUNDS = 50;
const REQUESTS = 120;
const WARM_UP = 1_000;
const CONCURRENCY = 4;

const LIST =
  'query ($filter: SpecialistFilter) { specialists(filter: $filter) { items { id name trade averageRating } } }';

export async function run(): Promise<void> {
  const host = await startPublicHost();
  const collector = await startTraceCollector();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-observability-'));
  const common = { DATA_DIR: dataDir, PHP_URL: host.origin, LOG_LEVEL: 'warn' };
  const traces = (share: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: share,
  });
  const variants: readonly (readonly [string, Record<string, string>])[] = [
    ['off', {}],
    ['off, once more', {}],
    ['metrics', { METRICS_PORT: '0' }],
    ['traces of 1 %', traces('0.01')],
    ['traces of 100 %', traces('1')],
  ];
  const gateways = [];
  for (const [name, settings] of variants) {
    const gateway = await startGatewayProcess({ ...common, ...settings }, ['build/gateway/main.js']);
    gateways.push({ name, gateway, cpu: [] as number[], rate: [] as number[] });
  }

  let search = 0;
  async function load(url: string, count: number): Promise<void> {
    let remaining = count;
    const client = async () => {
      while (remaining-- > 0) {
        const filter = remaining % 4 === 0 ? { search: `search ${search++}` } : {};
        const body = JSON.stringify({ query: LIST, variables: { filter } });
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
  }

  for (const { gateway } of gateways) await load(gateway.url, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    // Short turns in a rotating order, so that other work on the machine affects all equally.
    const first = round % gateways.length;
    for (const measured of [...gateways.slice(first), ...gateways.slice(0, first)]) {
      const started = performance.now();
      const before = await cpuSeconds(measured.gateway.pid);
      await load(measured.gateway.url, REQUESTS);
      measured.cpu.push(((await cpuSeconds(measured.gateway.pid)) - before) / REQUESTS);
      measured.rate.push((REQUESTS / (performance.now() - started)) * 1_000);
    }
  }
  const base = median(gateways[0]?.cpu ?? []);
  for (const { name, cpu, rate } of gateways) {
    const microseconds = Math.round(median(cpu) * 1e6);
    const more = ((median(cpu) / base - 1) * 100).toFixed(1);
    console.log(
      `  ${name}: ${microseconds} µs of processor time per request (${more} %), ${Math.round(median(rate))} requests/s`,
    );
  }
  console.log(`  spans received: ${collector.spans.length}`);
  for (const { gateway } of gateways) gateway.signal('SIGTERM');
  await Promise.all(gateways.map(({ gateway }) => gateway.ended));
  await collector.close();
  host.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Medians, because other work on the machine slows down some turns. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
