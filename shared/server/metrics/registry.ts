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
