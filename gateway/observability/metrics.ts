import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { ERROR_CODES } from '#shared/error-codes.ts';
import { bounded, createRegistry, DURATION_BUCKETS } from '#shared/server/metrics/registry.ts';
import type { CacheSize } from './cache-size.ts';

const CODES: ReadonlySet<string> = new Set(ERROR_CODES.map(({ code }) => code));

export type CacheOutcome = 'hit' | 'stale' | 'miss';
export type KeyOutcome = 'executed' | 'refused' | 'failed' | 'joined' | 'replayed' | 'conflict';

/** `name` and `client` come from fixed lists. */
interface Operation {
  readonly name: string;
  readonly client: string;
  readonly codes: readonly string[];
  readonly milliseconds: number;
}

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;

/** The gateway's metrics, which docs/operations.md describes. */
export function createGatewayMetrics() {
  const registry = createRegistry('gateway');
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const duration = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: DURATION_BUCKETS, registers });

  const requests = duration(
    'mendwell_graphql_request_duration_seconds',
    'GraphQL operations and how long they took, by registered operation and client.',
    'operation',
    'client',
  );
  const errors = counter('mendwell_graphql_errors_total', 'GraphQL responses with an error, by error code.', 'code');
  const rateLimits = counter(
    'mendwell_rate_limited_total',
    'Mutations refused because a client address reached a limit, by limit.',
    'limit',
  );
  const keys = counter('mendwell_idempotency_keys_total', 'Mutations with an idempotency key, by result.', 'outcome');
  const calls = duration(
    'mendwell_legacy_call_duration_seconds',
    'Calls to scripts and how long they took, waiting included, by script.',
    'script',
  );
  const callErrors = counter(
    'mendwell_legacy_faults_total',
    'Calls to scripts that failed, by script and kind of error.',
    'script',
    'fault',
  );
  const cacheReads = counter(
    'mendwell_public_cache_reads_total',
    'Reads of the cache of public responses: hit, stale or miss.',
    'outcome',
  );
  const uploads = duration(
    'mendwell_upload_duration_seconds',
    'Requests with files and how long they took to arrive and be checked.',
  );
  const uploadBytes = counter('mendwell_upload_bytes_total', 'Bytes of requests with files.');
  const redisUp = new Gauge({
    name: 'mendwell_redis_up',
    help: '1 while Redis responds promptly, 0 while this gateway uses its own memory. Absent without Redis.',
    registers,
  });
  redisUp.remove();
  const redisLosses = counter('mendwell_redis_losses_total', 'How often Redis stopped responding promptly.');

  return {
    operation({ name, client, codes, milliseconds }: Operation): void {
      requests.observe({ operation: name, client }, milliseconds / 1_000);
      for (const code of codes) errors.inc({ code: bounded(CODES, code) });
    },
    /** A request that was refused before its operation was executed. */
    requestRefused: (code: string) => errors.inc({ code: bounded(CODES, code) }),
    legacyCall: (script: string, milliseconds: number) => calls.observe({ script }, milliseconds / 1_000),
    legacyError: (script: string, kind: string) => callErrors.inc({ script, fault: kind.replaceAll(' ', '_') }),
    cacheRead: (outcome: CacheOutcome) => cacheReads.inc({ outcome }),
    rateLimited: (limit: string) => rateLimits.inc({ limit }),
    idempotencyKey: (outcome: KeyOutcome) => keys.inc({ outcome }),
    redisIsUp: () => redisUp.set(1),
    redisIsDown(): void {
      redisUp.set(0);
      redisLosses.inc();
    },
    upload(milliseconds: number, bytes: number): void {
      uploads.observe(milliseconds / 1_000);
      uploadBytes.inc(bytes);
    },
    watch: (sources: MetricsSources) => registerGauges(registry, sources),
    read: () => registry.metrics(),
  };
}

interface CallLoad {
  readonly running: number;
  readonly waiting: number;
}

/** The state of the gateway, read at each scrape. */
interface MetricsSources {
  readonly openBreakers: () => Iterable<string>;
  readonly callLoads: () => Iterable<readonly [script: string, load: CallLoad]>;
  readonly caches: () => Readonly<Record<string, CacheSize>>;
  readonly subscriptions: () => number;
  readonly connections: () => Promise<number>;
}

function registerGauges(registry: Registry, sources: MetricsSources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  const labelled = (name: string, help: string, label: string, read: () => Iterable<readonly [string, number]>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, number] of read()) this.set({ [label]: value }, number);
      },
    });
  const cache = (name: string, help: string, part: keyof CacheSize) =>
    labelled(name, help, 'cache', () => Object.entries(sources.caches()).map(([key, size]) => [key, size[part]]));
  const load = (name: string, help: string, state: keyof CallLoad) =>
    labelled(name, help, 'script', () => [...sources.callLoads()].map(([script, counts]) => [script, counts[state]]));

  gauge('mendwell_subscriptions_open', 'Open subscriptions (live notifications).', sources.subscriptions);
  gauge('mendwell_http_connections', 'Open connections of clients and proxies.', sources.connections);
  labelled('mendwell_legacy_breaker_open', '1 for each script whose circuit breaker is open.', 'script', () =>
    [...sources.openBreakers()].map((script) => [script, 1]),
  );
  cache('mendwell_cache_entries', 'Entries of each cache.', 'entries');
  cache('mendwell_cache_bytes', 'Estimated memory that each cache takes.', 'bytes');
  cache('mendwell_cache_budget_bytes', 'Memory that each cache may take.', 'maxBytes');
  load('mendwell_legacy_calls_running', 'Calls to a script in flight.', 'running');
  load('mendwell_legacy_calls_waiting', 'Calls to a script that wait for a free slot.', 'waiting');
}
