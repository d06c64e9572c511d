import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess } from '../tests/support/gateway-process.ts';
import { readSeries } from '../tests/support/metrics.ts';
import { startPublicHost } from './support/public-host.ts';

/**
 * The gateway's memory after 100,000 different public queries: other filters (public cache), other
 * texts (parsed documents), other hashes (persisted queries).
 */
const QUERIES = 100_000;
const CONCURRENCY = 4;
const SAMPLES = 10;
const TOKEN = 'the-token-of-a-bench';
const MIB = 1024 * 1024;

const LIST =
  'query ($filter: SpecialistFilter) { specialists(filter: $filter) { totalCount items { id name trade } } }';

/** The nth query: its kind is its remainder. */
function queryAt(index: number): object {
  if (index % 3 === 0) return { query: LIST, variables: { filter: { search: `search ${index}` } } };
  const query = `{ q${index}: services { id name } s${index}: specialists { items { id name trade averageRating } } }`;
  if (index % 3 === 1) return { query };
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  return { query, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

export async function run(): Promise<void> {
  const host = await startPublicHost();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-queries-'));
  const settings = { DATA_DIR: dataDir, PHP_URL: host.origin, LOG_LEVEL: 'fatal', METRICS_TOKEN: TOKEN };
  const collect = ['--expose-gc', '--import', './bench/soak/collect-garbage.mjs', 'build/gateway/main.js'];
  const gateway = await startGatewayProcess(settings, collect);

  async function report(sent: number): Promise<void> {
    process.kill(gateway.pid, 'SIGUSR2');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const response = await fetch(`${gateway.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const series = readSeries(await response.text());
    const mib = (name: string) => ((series.get(name) ?? Number.NaN) / MIB).toFixed(1);
    const heap = mib('mendwell_nodejs_heap_size_used_bytes');
    const entries = series.get('mendwell_cache_entries{cache="public"}');
    console.log(
      `  ${sent}: heap after GC ${heap} MiB, resident ${mib('mendwell_process_resident_memory_bytes')} MiB, cached ${entries}`,
    );
  }

  let next = 0;
  let failed = 0;
  async function send(until: number): Promise<void> {
    while (next < until) {
      const body = JSON.stringify(queryAt(next++));
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if ((await response.text()).includes('"errors"')) failed++;
    }
  }
  await report(0);
  for (let step = 1; step <= SAMPLES; step++) {
    const until = (QUERIES / SAMPLES) * step;
    await Promise.all(Array.from({ length: CONCURRENCY }, () => send(until)));
    await report(until);
  }
  console.log(`  answered with an error: ${failed}`);
  gateway.signal('SIGTERM');
  await gateway.ended;
  host.close();
  await rm(dataDir, { recursive: true, force: true });
}
