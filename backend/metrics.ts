import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { createRegistry, DURATION_BUCKETS } from '#shared/server/metrics/registry.ts';
import type { PasswordHasher } from './domain/passwords/password-hasher.ts';
import { scriptOf } from './scripts/http/request-log.ts';
import type { PoolCounts, Store } from './store/database/database.ts';
import { countEmails } from './store/emails.ts';

/** The state of the backend that is read when the metrics are requested. */
export interface MetricsSources {
  readonly store: Store;
  readonly passwords: PasswordHasher;
  readonly clock: () => Date;
}

const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 4];

type Registers = ReturnType<typeof createRegistry>[];

/** Requests and database statements. */
function createWorkMetrics(registers: Registers) {
  const requests = new Histogram({
    name: 'mendwell_script_request_duration_seconds',
    help: 'Requests to scripts and how long they took, by script and status.',
    labelNames: ['script', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const statements = new Histogram({
    name: 'mendwell_database_statement_duration_seconds',
    help: 'Database statements and how long they took.',
    buckets: STATEMENT_BUCKETS,
    registers,
  });
  const statementErrors = new Counter({
    name: 'mendwell_database_statement_errors_total',
    help: 'Database statements that failed, violated constraints included.',
    registers,
  });
  const losses = new Counter({
    name: 'mendwell_database_connections_lost_total',
    help: 'Lost connections to PostgreSQL.',
    registers,
  });
  return { requests, statements, statementErrors, losses };
}

/** What the backend does in the background: emails and scheduled changes. */
function createBackgroundMetrics(registers: Registers) {
  const emails = new Counter({
    name: 'mendwell_mail_attempts_total',
    help: 'Attempts to send an email: sent or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const due = new Counter({
    name: 'mendwell_sweep_appointments_total',
    help: 'Appointments that were due for a scheduled change.',
    registers,
  });
  const failures = new Counter({
    name: 'mendwell_sweep_failures_total',
    help: 'Scheduled changes that failed.',
    registers,
  });
  const lastRun = new Gauge({
    name: 'mendwell_sweep_last_success_timestamp_seconds',
    help: 'The last successful run of the scheduled changes, as Unix time.',
    registers,
  });
  return { emails, due, failures, lastRun };
}

export type BackendMetrics = ReturnType<typeof createBackendMetrics>;

/** What the backend counts and measures. docs/operations.md describes every metric. */
export function createBackendMetrics() {
  const registry = createRegistry('backend');
  const registers = [registry];
  const { requests, statements, statementErrors, losses } = createWorkMetrics(registers);
  const { emails, due, failures, lastRun } = createBackgroundMetrics(registers);
  return {
    measureRequests(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
        requests.observe({ script: scriptOf(routeOptions.url), status: statusCode }, elapsedTime / 1_000);
      });
    },
    statementRun(milliseconds: number, isError: boolean): void {
      statements.observe(milliseconds / 1_000);
      if (isError) statementErrors.inc();
    },
    connectionLost: () => losses.inc(),
    emailAttempted: (outcome: 'sent' | 'failed') => emails.inc({ outcome }),
    scheduledChangesMade(count: number): void {
      due.inc(count);
      lastRun.setToCurrentTime();
    },
    scheduledChangeFailed: () => failures.inc(),
    watch: (sources: MetricsSources) => watch(sources, registers),
    /** All metrics in the Prometheus text format. */
    read: () => registry.metrics(),
  };
}

/** Gauges that are read on request. */
function watch({ store, passwords, clock }: MetricsSources, registers: Registers): void {
  const states: readonly (keyof PoolCounts)[] = ['total', 'idle', 'waiting'];
  new Gauge({
    name: 'mendwell_database_connections',
    help: 'Connections to PostgreSQL (total, idle), and work that waits for one (waiting). Absent with SQLite.',
    labelNames: ['state'],
    registers,
    collect() {
      const counts = store.poolCounts();
      for (const state of counts ? states : []) this.set({ state }, counts?.[state] ?? 0);
    },
  });
  new Gauge({
    name: 'mendwell_mails',
    help: 'Emails that are due, and those given up after too many attempts.',
    labelNames: ['state'],
    registers,
    async collect() {
      // Unknown while the database is down, when the other metrics matter most.
      const counts = await countEmails(store.db, clock().toISOString()).catch(() => null);
      this.reset();
      if (!counts) return;
      this.set({ state: 'due' }, counts.due);
      this.set({ state: 'given_up' }, counts.givenUp);
    },
  });
  new Gauge({
    name: 'mendwell_password_hashes',
    help: 'Password hashes that are computed (running) and that wait for it (waiting).',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = passwords.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
