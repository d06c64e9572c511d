import { Gauge, type Registry } from 'prom-client';
import type { CacheSize } from './cache-size.ts';

interface CallLoad {
  readonly running: number;
  readonly waiting: number;
}

/** The state of the gateway, read at each scrape. */
export interface MetricsSources {
  readonly openBreakers: () => Iterable<string>;
  readonly callLoads: () => Iterable<readonly [script: string, load: CallLoad]>;
  readonly caches: () => Readonly<Record<string, CacheSize>>;
  readonly subscriptions: () => number;
  readonly connections: () => Promise<number>;
}

/** Registers the gauges that are read at each scrape. */
export function registerGauges(registry: Registry, sources: MetricsSources): void {
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
