import type { NotificationList } from '../../legacy/endpoints/notifications.ts';
import { Cancellation } from '../../legacy/transport/cancellation.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { NotificationFeed } from './notification-feed.ts';
import type { Clock, PollingPace } from './polling-pace.ts';

interface PollerDeps {
  /** Asks the legacy side once; `left` gives it up. */
  readonly read: (left: Cancellation) => Promise<NotificationList>;
  readonly pace: PollingPace;
  readonly clock: Clock;
  /** Told of a fault that is nobody's but ours. */
  readonly onMistake: (error: unknown) => void;
}

/** Polls the notifications of one session while a page listens. */
export class NotificationPoller {
  readonly #deps: PollerDeps;
  readonly #feeds = new Set<NotificationFeed>();
  readonly #stopped = new Cancellation();
  #latest: NotificationList | null = null;
  #waitMs: number;
  #faults = 0;
  #cancelTimer: () => void = () => undefined;
  #polling: Promise<void> | null = null;
  #mustPollAgain = false;

  constructor(deps: PollerDeps) {
    this.#deps = deps;
    this.#waitMs = deps.pace.fastMs;
  }

  get listeners(): number {
    return this.#feeds.size;
  }

  /** Adds a listener; resolves once the host has been polled for it, whatever the result. */
  async add(feed: NotificationFeed): Promise<void> {
    this.#feeds.add(feed);
    if (this.#latest) feed.push(this.#latest);
    // What is known may be as old as the pace allows; whoever opens a page now wants to know now.
    const asked = this.#poll();
    if (!this.#latest) await asked;
  }

  /** Nobody is told anything any more once the last one has left. */
  remove(feed: NotificationFeed): void {
    this.#feeds.delete(feed);
    if (this.#feeds.size === 0) this.#stop();
  }

  /** Polls at once, and again if the poll in flight may have been too early. */
  nudge(): void {
    if (this.#polling !== null) this.#mustPollAgain = true;
    else void this.#poll();
  }

  end(fault: Error | null = null): void {
    for (const feed of [...this.#feeds]) feed.end(fault);
  }

  #stop(): void {
    this.#cancelTimer();
    this.#stopped.cancel(new LegacyError('cancelled'));
  }

  #poll(): Promise<void> {
    this.#polling ??= this.#ask().finally(() => {
      this.#polling = null;
      this.#next();
    });
    return this.#polling;
  }

  async #ask(): Promise<void> {
    const { read, pace, onMistake } = this.#deps;
    this.#cancelTimer();
    try {
      this.#take(await read(this.#stopped));
      this.#faults = 0;
    } catch (error) {
      if (error instanceof LegacyError && error.kind === 'unauthenticated') this.end(error);
      else if (!(error instanceof LegacyError)) onMistake(error);
      this.#waitMs = Math.min(pace.worstMs, pace.fastMs * 2 ** Math.min(++this.#faults, 10));
    }
  }

  #take(list: NotificationList): void {
    const { fastMs, slowMs } = this.#deps.pace;
    if (this.#latest && isSame(this.#latest, list)) {
      this.#waitMs = this.#faults > 0 ? fastMs : Math.min(slowMs, this.#waitMs * 1.5);
      // Kept for those to come: what it says of the time is newer.
      this.#latest = list;
      return;
    }
    this.#latest = list;
    this.#waitMs = fastMs;
    for (const feed of this.#feeds) feed.push(list);
  }

  #next(): void {
    if (this.#feeds.size === 0) return;
    if (this.#mustPollAgain) {
      this.#mustPollAgain = false;
      void this.#poll();
      return;
    }
    const { clock } = this.#deps;
    // Jitter, so that the sessions of a restarted gateway don't poll in step.
    const jittered = this.#waitMs * (0.8 + 0.4 * clock.random());
    this.#cancelTimer = clock.after(Math.round(jittered), () => void this.#poll());
  }
}

/** Whether nothing has happened; that time goes by is nothing. */
function isSame(before: NotificationList, now: NotificationList): boolean {
  return print(before) === print(now);
}

function print({ notifications, unreadCount }: NotificationList): string {
  return JSON.stringify([unreadCount, notifications.map((notification) => ({ ...notification, timeAgo: null }))]);
}
