import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../observability/logger.ts';
import type { Store } from './store.ts';

/** What is remembered of a key. `print` tells whether the same is asked again. */
type Memory =
  | { readonly state: 'running'; readonly print: string }
  | { readonly state: 'done'; readonly print: string; readonly result: string };

/** What came of running an act under a key. */
export type Ended<T> =
  /** Done: whoever asks again is told the same. */
  | { readonly ended: 'done'; readonly result: T }
  /** Not done, for a reason that the caller can put right and try again with the same key. */
  | { readonly ended: 'refused'; readonly result: T };

export type Guarded<T> = { readonly conflict: true } | { readonly conflict: false; readonly result: T };

const RUNNING_MS = 90_000;
const REMEMBERED_MS = 24 * 60 * 60_000;
const LOOK_AGAIN_MS = 100;

/** Sees that an act with the same key is done once, however often and at how many gateways it is asked for at the same time. */
export class Idempotency {
  readonly #store: Store;
  readonly #log: Logger;
  /** The acts under way in this process: who asks again joins without going through the store. */
  readonly #running = new Map<string, { print: string; guarded: Promise<Guarded<unknown>> }>();

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /**
   * Runs the act, or answers with what it answered before, or says that the key belongs to something else (`conflict`).
   * `act` is told whether an earlier attempt may have been done without anybody having heard of it.
   */
  async run<T>(key: string, print: string, act: (isRepeat: boolean) => Promise<Ended<T>>): Promise<Guarded<T>> {
    const running = this.#running.get(key);
    // What runs under a key was started here, with the same T.
    if (running) return running.print === print ? (running.guarded as Promise<Guarded<T>>) : { conflict: true };
    const guarded = this.#claimAndRun(key, print, act).finally(() => this.#running.delete(key));
    this.#running.set(key, { print, guarded });
    return guarded;
  }

  async #claimAndRun<T>(
    key: string,
    print: string,
    act: (isRepeat: boolean) => Promise<Ended<T>>,
  ): Promise<Guarded<T>> {
    const before = await this.#claim(key, print);
    if (before && before.print !== print) return { conflict: true };
    if (before?.state === 'done') return { conflict: false, result: JSON.parse(before.result) as T };
    if (before) return { conflict: true };
    try {
      const { ended, result } = await act((await this.#tolerant(this.#store.get(unansweredKey(key)))) != null);
      if (ended === 'done') await this.#remember(key, { state: 'done', print, result: JSON.stringify(result) });
      else await this.#tolerant(this.#store.drop(doneKey(key)));
      return { conflict: false, result };
    } catch (error) {
      await this.#tolerant(this.#store.put(unansweredKey(key), '1', REMEMBERED_MS));
      await this.#tolerant(this.#store.drop(doneKey(key)));
      throw error;
    }
  }

  /** Takes the key, waiting for the gateway that has it; answers what is known of it when it cannot be taken. */
  async #claim(key: string, print: string): Promise<Memory | null> {
    const mine = JSON.stringify({ state: 'running', print } satisfies Memory);
    for (const giveUpAt = Date.now() + RUNNING_MS; ; await pause(LOOK_AGAIN_MS)) {
      const found = await this.#tolerant(this.#store.claim(doneKey(key), mine, RUNNING_MS));
      if (found == null) return null;
      const memory = JSON.parse(found) as Memory;
      if (memory.state === 'done' || memory.print !== print || Date.now() > giveUpAt) return memory;
    }
  }

  async #remember(key: string, memory: Memory): Promise<void> {
    await this.#tolerant(this.#store.put(doneKey(key), JSON.stringify(memory), REMEMBERED_MS));
  }

  /** Without the store the act goes on: the key is sent to the host, which keeps its own record. */
  async #tolerant<V>(work: Promise<V>): Promise<V | undefined> {
    try {
      return await work;
    } catch (err) {
      this.#log.error({ event: 'idempotency', err }, 'idempotency without its store');
      return undefined;
    }
  }
}

const doneKey = (key: string) => `once:${key}`;
const unansweredKey = (key: string) => `unanswered:${key}`;
