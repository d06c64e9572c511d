import type { Logger } from '#shared/server/log/logger.ts';
import type { ChangeContext } from './domain/appointments/customer-changes.ts';
import { applyScheduledChanges } from './domain/appointments/scheduled-changes.ts';
import type { BackendMetrics } from './metrics.ts';

export interface Scheduler {
  /** Runs now; resolves when every change that was due is made. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Confirms, completes, reminds and cancels as time passes: every `interval` milliseconds, or with
 * null only on `run`. Several processes may do it on one database.
 */
export function startScheduler(
  context: () => ChangeContext,
  afterChanges: () => void,
  { interval, logger, metrics }: { interval: number | null; logger: Logger; metrics: BackendMetrics | null },
): Scheduler {
  const onError = (err: unknown) => {
    metrics?.scheduledChangeFailed();
    logger.error({ event: 'appointment not progressed', err }, 'a scheduled change of an appointment failed');
  };
  let running: Promise<void> = Promise.resolve();

  async function runOnce(): Promise<void> {
    try {
      const due = await applyScheduledChanges(context(), onError);
      metrics?.scheduledChangesMade(due);
      if (due > 0) afterChanges();
    } catch (error) {
      onError(error);
    }
  }

  function run(): Promise<void> {
    running = running.then(runOnce);
    return running;
  }

  const timer = interval === null ? undefined : setInterval(run, interval);
  timer?.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
