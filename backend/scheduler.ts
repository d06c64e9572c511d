import type { Logger } from '#shared/server/log/logger.ts';
import type { ChangeContext } from './domain/appointments/customer-appointment.ts';
import { sweep } from './domain/appointments/scheduled-changes.ts';
import type { BackendMetrics } from './metrics.ts';

export interface Progress {
  /** Looks now; resolves when everything that was due is done. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Brings appointments forward as time passes: every `every` milliseconds, or with null only on
 * `run`. Several processes may do it on one database.
 */
export function startScheduler(
  context: () => ChangeContext,
  afterwards: () => void,
  { every, logger, metrics }: { every: number | null; logger: Logger; metrics: BackendMetrics | null },
): Progress {
  const onFault = (err: unknown) => {
    metrics?.sweepFailed();
    logger.error({ event: 'appointment not progressed', err }, 'an appointment could not be brought forward');
  };
  let running: Promise<void> = Promise.resolve();

  async function once(): Promise<void> {
    try {
      const due = await sweep(context(), onFault);
      metrics?.swept(due);
      if (due > 0) afterwards();
    } catch (error) {
      onFault(error);
    }
  }

  function run(): Promise<void> {
    running = running.then(once);
    return running;
  }

  const timer = every === null ? undefined : setInterval(run, every);
  timer?.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
