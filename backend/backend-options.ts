import type { Logger } from '#shared/server/log/logger.ts';
import type { MetricsConfig } from '#shared/server/settings.ts';
import type { DemoLogIn } from './demo.ts';

export interface BackendOptions {
  /** PostgreSQL; without it SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Without it emails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Where the product's pages are; for links in emails. */
  publicUrl: string;
  /** Demo data when the database is empty, and the outbox to read. Never in production. */
  demo: boolean;
  /** The address to listen on; this machine only without it. */
  host?: string;
  /** 0 or nothing: any free port. */
  port?: number;
  clock?: () => Date;
  /**
   * How often, in milliseconds, appointments are brought forward as time passes; null: only when
   * `progress` is called.
   */
  scheduleInterval?: number | null;
  /** The base-2 logarithm of scrypt's N; 16 unless tests ask for less. */
  passwordHashCost?: number | undefined;
  logger?: Logger;
  /** How metrics can be read on the main port; null or nothing when they are off. */
  metrics?: Pick<MetricsConfig, 'token'> | null;
  /** Whether traces are sent to where the standard `OTEL_...` variables say. */
  isTracing?: boolean;
}

export interface Backend {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  port: number;
  /** Who can log in to the demo; null when there is no demo customer. */
  demo: DemoLogIn | null;
  /** Brings appointments forward now; resolves when everything that was due is done. */
  progress(): Promise<void>;
  /** The metrics in the Prometheus text format; null when they are off. */
  readMetrics: (() => Promise<string>) | null;
  /** Turns /readyz to 503 and keeps no connection alive; all else is served as before. */
  drain(): void;
  /** Stops listening, finishes what is in flight within ten seconds, and closes everything. */
  close(): Promise<void>;
}
