import type { Cancellation } from './cancellation.ts';
import { LegacyError } from './legacy-error.ts';

export interface ConcurrencyLimitOptions {
  /** Calls of one script in flight. */
  readonly maxRunning: number;
  /** Calls of one script that wait to be sent; further ones fail immediately. */
  readonly maxWaiting: number;
}

/** A semaphore per script, so that a script that hangs doesn't use up all sockets. */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  readonly #scripts = new Map<string, { running: number; waiting: Set<() => void> }>();

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  async run<T>(script: string, cancellation: Cancellation, call: () => Promise<T>): Promise<T> {
    const queue = this.#queueOf(script);
    if (queue.running >= this.#options.maxRunning) await this.#wait(queue, cancellation);
    else queue.running++;
    try {
      return await call();
    } finally {
      const [next] = queue.waiting;
      // Passed on without being released, so that no other call can take it in between.
      if (next) next();
      else queue.running--;
    }
  }

  /** The running and waiting calls of each script. */
  *loads(): Generator<readonly [script: string, load: { running: number; waiting: number }]> {
    for (const [script, { running, waiting }] of this.#scripts) yield [script, { running, waiting: waiting.size }];
  }

  #queueOf(script: string) {
    let queue = this.#scripts.get(script);
    if (!queue) {
      queue = { running: 0, waiting: new Set() };
      this.#scripts.set(script, queue);
    }
    return queue;
  }

  #wait(queue: { waiting: Set<() => void> }, cancellation: Cancellation): Promise<void> {
    if (queue.waiting.size >= this.#options.maxWaiting) {
      throw new LegacyError('not sent', { reason: 'too many calls waiting', retryAfterSeconds: 1 });
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        queue.waiting.delete(start);
        cancellation.off(onCancelled);
        resolve();
      };
      const onCancelled = () => {
        queue.waiting.delete(start);
        reject(cancellation.reason);
      };
      queue.waiting.add(start);
      cancellation.onCancel(onCancelled);
    });
  }
}
