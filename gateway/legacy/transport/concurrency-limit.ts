import type { TransportLimits } from '../../limits.ts';
import type { Cancellation } from './deadline.ts';
import { LegacyError } from './legacy-error.ts';

type ConcurrencyLimitOptions = Pick<TransportLimits, 'maxRunning' | 'maxWaiting'>;

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

interface Queue {
  running: number;
  /** By the network they come from, in the order in which these take turns. */
  readonly waiting: Map<string, Set<Waiting>>;
}

/**
 * A semaphore per script, so that a script that hangs doesn't use up all sockets. The networks that
 * callers come from take turns, so that the calls of one delay those of others by one call at most.
 */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  readonly #scripts = new Map<string, Queue>();

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  async run<T>(script: string, network: string, cancellation: Cancellation, call: () => Promise<T>): Promise<T> {
    const queue = this.#queueOf(script);
    if (queue.running >= this.#options.maxRunning) await this.#wait(queue, network, cancellation);
    else queue.running++;
    try {
      return await call();
    } finally {
      const next = nextOf(queue);
      // Passed on without being released, so that no other call can take it in between.
      if (next) next.start();
      else queue.running--;
    }
  }

  *loads(): Generator<readonly [script: string, load: { running: number; waiting: number }]> {
    for (const [script, queue] of this.#scripts) yield [script, { running: queue.running, waiting: waitingIn(queue) }];
  }

  #queueOf(script: string): Queue {
    let queue = this.#scripts.get(script);
    if (!queue) {
      queue = { running: 0, waiting: new Map() };
      this.#scripts.set(script, queue);
    }
    return queue;
  }

  #wait(queue: Queue, network: string, cancellation: Cancellation): Promise<void> {
    if (waitingIn(queue) >= this.#options.maxWaiting) makeRoom(queue, network);
    return new Promise((resolve, reject) => {
      const own = queue.waiting.get(network) ?? new Set();
      const leave = () => {
        own.delete(waiting);
        if (own.size === 0) queue.waiting.delete(network);
        cancellation.off(onCancelled);
      };
      const onCancelled = () => {
        leave();
        const { reason } = cancellation;
        // Time in our own queue says nothing about the host.
        reject(reason instanceof LegacyError && reason.kind === 'timeout' ? tooManyWaiting('waited too long') : reason);
      };
      const waiting: Waiting = {
        start: () => {
          leave();
          resolve();
        },
        refuse: () => {
          leave();
          reject(tooManyWaiting());
        },
      };
      queue.waiting.set(network, own.add(waiting));
      cancellation.onCancel(onCancelled);
    });
  }
}

const tooManyWaiting = (reason = 'too many calls waiting') =>
  new LegacyError('not sent', { reason, retryAfterSeconds: 1 });

function waitingIn({ waiting }: Queue): number {
  let count = 0;
  for (const calls of waiting.values()) count += calls.size;
  return count;
}

/** The first call of the network whose turn it is, which then comes last. */
function nextOf({ waiting }: Queue): Waiting | undefined {
  const [turn] = waiting;
  if (!turn) return undefined;
  const [network, calls] = turn;
  waiting.delete(network);
  const [next] = calls;
  if (calls.size > 1) waiting.set(network, calls);
  return next;
}

/** Refuses the newest call of the network with the most waiting; throws if that is this one's. */
function makeRoom({ waiting }: Queue, network: string): void {
  let most = new Set<Waiting>();
  for (const calls of waiting.values()) if (calls.size > most.size) most = calls;
  const own = waiting.get(network)?.size ?? 0;
  const newest = [...most].at(-1);
  if (!newest || most.size <= own + 1) throw tooManyWaiting();
  newest.refuse();
}
