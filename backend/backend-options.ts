import type { Logger } from '#shared/server/log/logger.ts';
import type { MetricsConfig } from '#shared/server/settings.ts';
import type { DemoLogIn } from './demo/demo.ts';

export interface BackendOptions {
  /** PostgreSQL; without it SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Without it emails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** The address of the product's pages, for links in emails. */
  publicUrl: string;
  /** Loads demo data into an empty database, and shows the outbox. Never in production. */
  demo: boolean;
  /** The address to listen on; by default only this machine can connect. */
  host?: string;
  /** Any free port if it is 0 or left out. */
  port?: number;
  clock?: () => Date;
  /** How often scheduled changes are made, in milliseconds; null: only by `runScheduledChanges`. */
  scheduleInterval?: number | null;
  /**
   * After how many hours a pending booking whose email is unverified gives its time slot back;
   * null: never.
   */
  releaseUnverifiedAfter?: number | null;
  /** The base-2 logarithm of scrypt's N; 16 unless tests ask for less. */
  passwordHashCost?: number | undefined;
  logger?: Logger;
  /** How metrics can be read on the main port; null or nothing when they are off. */
  metrics?: Pick<MetricsConfig, 'token'> | null;
  /** Whether traces are exported, as the standard `OTEL_...` variables configure. */
  isTracing?: boolean;
}

export interface Backend {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  port: number;
  /** The demo customer's login; null without demo data. */
  demo: DemoLogIn | null;
  /** Makes the scheduled changes that are due; resolves when they are made. */
  runScheduledChanges(): Promise<void>;
  /** The metrics in the Prometheus text format; null when they are off. */
  readMetrics: (() => Promise<string>) | null;
  /** Turns /readyz to 503 and keeps no connection alive. Requests are still served. */
  drain(): void;
  /** Stops listening, finishes what is in flight within ten seconds, and closes everything. */
  close(): Promise<void>;
}
