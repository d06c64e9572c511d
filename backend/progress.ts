import type { Logger } from 'pino';
import type { ChangeContext } from './domain/own-appointment.ts';
import { sweep } from './domain/progression.ts';

export interface Progress {
  /** Looks now; resolves when everything that was due is done. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Brings appointments forward as time passes: every `every` milliseconds, or only when asked with null. Several processes may do it on one
 * database.
 */
export function makeProgress(
  context: () => ChangeContext,
  afterwards: () => void,
  { every, logger }: { every: number | null; logger: Logger },
): Progress {
  const onFault = (error: unknown) => logger.error({ err: error }, 'an appointment could not be brought forward');
  let running: Promise<void> = Promise.resolve();

  async function once(): Promise<void> {
    try {
      if ((await sweep(context(), onFault)) > 0) afterwards();
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
