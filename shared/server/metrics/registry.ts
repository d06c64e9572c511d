import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Service } from '../log/logger.ts';

/** Upper bounds of durations in seconds: from a cache hit to a deadline. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8, 15, 60];

/** A registry with the metrics of this process; every series gets the label `service`. */
export function createRegistry(service: Service): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, prefix: 'mendwell_' });
  return registry;
}

/** `value` if it is known, else `other`, so that requests can't create endless metric series. */
export const bounded = (allowed: ReadonlySet<string>, value: string | null | undefined): string =>
  value != null && allowed.has(value) ? value : 'other';

/** Merges the metrics of several processes; the series of each metric must be consecutive. */
export function mergeMetrics(texts: readonly string[]): string {
  const families = new Map<string, { head: string; series: string }>();
  for (const text of texts) {
    for (const block of text.split(/^(?=# HELP )/m)) {
      const [, head = '', name = '', series = ''] =
        /^((?:# HELP (\S+).*\n)(?:# TYPE .*\n)?)([\s\S]*)$/.exec(block) ?? [];
      const family = families.get(name) ?? { head, series: '' };
      const body = series.trim();
      families.set(name, { ...family, series: body === '' ? family.series : `${family.series}${body}\n` });
    }
  }
  families.delete('');
  return [...families.values()].map(({ head, series }) => head + series).join('\n');
}
