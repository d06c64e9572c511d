import { Counter, Gauge, Histogram } from 'prom-client';
import { bounded } from '#shared/server/metrics/bounded.ts';
import { createRegistry, DURATION_BUCKETS } from '#shared/server/metrics/registry.ts';
import errorCodes from '../graphql/error-codes.json' with { type: 'json' };
import type { CacheSize } from './cache-size.ts';

const CODES: ReadonlySet<string> = new Set(errorCodes.map(({ code }) => code));

/** The state of the gateway that is read when somebody asks for the metrics. */
export interface MetricsSources {
  readonly openBreakers: () => Iterable<string>;
  readonly callLoads: () => Iterable<readonly [script: string, load: { running: number; waiting: number }]>;
  readonly caches: () => Readonly<Record<string, CacheSize>>;
  readonly subscriptions: () => number;
  readonly connections: () => Promise<number>;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss';
export type KeyOutcome = 'executed' | 'refused' | 'failed' | 'joined' | 'replayed' | 'conflict';

/** Name and client are out of fixed lists. */
interface Operation {
  readonly name: string;
  readonly client: string;
  readonly codes: readonly string[];
  readonly milliseconds: number;
}

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;

/** What the gateway counts and measures. docs/operations.md describes every metric. */
export function createGatewayMetrics() {
  const registry = createRegistry('gateway');
  const registers = [registry];
  const requests = new Histogram({
    name: 'mendwell_graphql_request_duration_seconds',
    help: 'GraphQL operations and how long they took, by registered operation and client.',
    labelNames: ['operation', 'client'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'mendwell_graphql_errors_total',
    help: 'GraphQL responses with an error, by error code.',
    labelNames: ['code'],
    registers,
  });
  const calls = new Histogram({
    name: 'mendwell_legacy_call_duration_seconds',
    help: 'Calls to scripts and how long they took, waiting included, by script.',
    labelNames: ['script'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const faults = new Counter({
    name: 'mendwell_legacy_faults_total',
    help: 'Calls to scripts that failed, by script and kind of fault.',
    labelNames: ['script', 'fault'],
    registers,
  });
  const cacheReads = new Counter({
    name: 'mendwell_public_cache_reads_total',
    help: 'Reads of the cache of public answers: hit, stale or miss.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'mendwell_rate_limited_total',
    help: 'Mutations refused because a client address reached a limit, by limit.',
    labelNames: ['limit'],
    registers,
  });
  const keys = new Counter({
    name: 'mendwell_idempotency_keys_total',
    help: 'Mutations with an idempotency key, by result.',
    labelNames: ['outcome'],
    registers,
  });
  const redisUp = new Gauge({
    name: 'mendwell_redis_up',
    help: '1 while Redis answers promptly, 0 while this gateway uses its own memory. Absent without Redis.',
    registers,
  });
  redisUp.remove();
  const redisLosses = new Counter({
    name: 'mendwell_redis_losses_total',
    help: 'How often Redis stopped answering promptly.',
    registers,
  });
  const uploads = new Histogram({
    name: 'mendwell_upload_duration_seconds',
    help: 'Requests with files and how long they took to arrive and be checked.',
    buckets: DURATION_BUCKETS,
    registers,
  });
  const uploadBytes = new Counter({
    name: 'mendwell_upload_bytes_total',
    help: 'Bytes of requests with files.',
    registers,
  });

  return {
    operation({ name, client, codes, milliseconds }: Operation): void {
      requests.observe({ operation: name, client }, milliseconds / 1_000);
      for (const code of codes) errors.inc({ code: bounded(CODES, code) });
    },
    /** A request that was refused before it was an operation. */
    requestRefused: (code: string) => errors.inc({ code: bounded(CODES, code) }),
    legacyCall: (script: string, milliseconds: number) => calls.observe({ script }, milliseconds / 1_000),
    legacyFault: (script: string, kind: string) => faults.inc({ script, fault: kind.replaceAll(' ', '_') }),
    cacheRead: (outcome: CacheOutcome) => cacheReads.inc({ outcome }),
    rateLimited: (limit: string) => limited.inc({ limit }),
    idempotencyKey: (outcome: KeyOutcome) => keys.inc({ outcome }),
    redisIsUp: () => redisUp.set(1),
    redisIsAway(): void {
      redisUp.set(0);
      redisLosses.inc();
    },
    upload(milliseconds: number, bytes: number): void {
      uploads.observe(milliseconds / 1_000);
      uploadBytes.inc(bytes);
    },
    watch: (sources: MetricsSources) => watch(sources, registers),
    /** All of it in the Prometheus text format. */
    read: () => registry.metrics(),
  };
}

/** Gauges that are read when somebody asks. */
function watch(sources: MetricsSources, registers: ReturnType<typeof createRegistry>[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('mendwell_subscriptions_open', 'Open subscriptions (live notifications).', sources.subscriptions);
  gauge('mendwell_http_connections', 'Open connections of clients and proxies.', sources.connections);

  new Gauge({
    name: 'mendwell_legacy_breaker_open',
    help: '1 for each script whose circuit breaker is open.',
    labelNames: ['script'],
    registers,
    collect() {
      this.reset();
      for (const script of sources.openBreakers()) this.set({ script }, 1);
    },
  });
  const cache = (name: string, help: string, part: keyof CacheSize) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [which, size] of Object.entries(sources.caches())) this.set({ cache: which }, size[part]);
      },
    });
  cache('mendwell_cache_entries', 'Entries of each cache.', 'entries');
  cache('mendwell_cache_bytes', 'Estimated memory that each cache takes.', 'bytes');
  cache('mendwell_cache_budget_bytes', 'Memory that each cache may take.', 'maxBytes');
  const load = (name: string, help: string, state: 'running' | 'waiting') =>
    new Gauge({
      name,
      help,
      labelNames: ['script'],
      registers,
      collect() {
        this.reset();
        for (const [script, counts] of sources.callLoads()) this.set({ script }, counts[state]);
      },
    });
  load('mendwell_legacy_calls_running', 'Calls to a script in flight.', 'running');
  load('mendwell_legacy_calls_waiting', 'Calls to a script that wait for their turn.', 'waiting');
}
