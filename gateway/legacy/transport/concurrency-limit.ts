import type { Cancellation } from './cancellation.ts';
import { LegacyError } from './legacy-error.ts';

export interface ConcurrencyLimitOptions {
  /** Calls of one script under way at once. */
  readonly maxRunning: number;
  /** Calls of one script waiting for their turn; one more is turned away at once. */
  readonly maxWaiting: number;
}

/** Limits the concurrent calls per script, so that one that hangs doesn't exhaust the sockets. */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  readonly #scripts = new Map<string, { running: number; waiting: Set<() => void> }>();

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  async run<T>(script: string, cancellation: Cancellation, call: () => Promise<T>): Promise<T> {
    const lane = this.#lane(script);
    if (lane.running >= this.#options.maxRunning) await this.#wait(lane, cancellation);
    else lane.running++;
    try {
      return await call();
    } finally {
      const [next] = lane.waiting;
      // The place is handed on without being freed in between, so that nobody can slip in.
      if (next) next();
      else lane.running--;
    }
  }

  /** The calls of each script that run or wait at the moment. */
  *loads(): Generator<readonly [script: string, load: { running: number; waiting: number }]> {
    for (const [script, { running, waiting }] of this.#scripts) yield [script, { running, waiting: waiting.size }];
  }

  #lane(script: string) {
    let lane = this.#scripts.get(script);
    if (!lane) {
      lane = { running: 0, waiting: new Set() };
      this.#scripts.set(script, lane);
    }
    return lane;
  }

  #wait(lane: { waiting: Set<() => void> }, cancellation: Cancellation): Promise<void> {
    if (lane.waiting.size >= this.#options.maxWaiting) {
      throw new LegacyError('not sent', { reason: 'too many calls waiting', retryAfterSeconds: 1 });
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        lane.waiting.delete(start);
        cancellation.off(giveUp);
        resolve();
      };
      const giveUp = () => {
        lane.waiting.delete(start);
        reject(cancellation.reason);
      };
      lane.waiting.add(start);
      cancellation.onCancel(giveUp);
    });
  }
}
