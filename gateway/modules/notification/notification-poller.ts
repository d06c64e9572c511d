import type { Clock } from '../../clock.ts';
import type { NotificationList } from '../../legacy/endpoints/notifications.ts';
import { Cancellation } from '../../legacy/transport/deadline.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { PollingPace } from '../../limits.ts';
import type { NotificationFeed } from './notification-feed.ts';

interface PollerDeps {
  readonly read: (cancellation: Cancellation) => Promise<NotificationList>;
  readonly pace: PollingPace;
  readonly clock: Clock;
  /** Called for an error of ours, not of the host. */
  readonly onUnexpectedError: (error: unknown) => void;
}

export class NotificationPoller {
  readonly #deps: PollerDeps;
  readonly #feeds = new Set<NotificationFeed>();
  readonly #stopped = new Cancellation();
  #latest: NotificationList | null = null;
  #waitMs: number;
  #failures = 0;
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

  /** Adds a listener. Resolves when there is a list, or the first poll has failed. */
  async add(feed: NotificationFeed): Promise<void> {
    this.#feeds.add(feed);
    if (this.#latest) feed.push(this.#latest);
    // The latest list may be as old as the polling interval, so a new listener polls immediately.
    const poll = this.#poll();
    if (!this.#latest) await poll;
  }

  /** Removes a listener. Polling stops with the last one. */
  remove(feed: NotificationFeed): void {
    this.#feeds.delete(feed);
    if (this.#feeds.size === 0) this.#stop();
  }

  /** Polls immediately, and once more if a poll in flight may have been too early. */
  checkNow(): void {
    if (this.#polling !== null) this.#mustPollAgain = true;
    else void this.#poll();
  }

  end(error: Error | null = null): void {
    for (const feed of [...this.#feeds]) feed.end(error);
  }

  #stop(): void {
    this.#cancelTimer();
    this.#stopped.cancel(new LegacyError('cancelled'));
  }

  #poll(): Promise<void> {
    this.#polling ??= this.#readOnce().finally(() => {
      this.#polling = null;
      this.#scheduleNext();
    });
    return this.#polling;
  }

  async #readOnce(): Promise<void> {
    const { read, pace, onUnexpectedError } = this.#deps;
    this.#cancelTimer();
    try {
      this.#receive(await read(this.#stopped));
      this.#failures = 0;
    } catch (error) {
      if (error instanceof LegacyError && error.kind === 'unauthenticated') this.end(error);
      else if (!(error instanceof LegacyError)) onUnexpectedError(error);
      this.#waitMs = Math.min(pace.backoffMs, pace.fastMs * 2 ** Math.min(++this.#failures, 10));
    }
  }

  #receive(list: NotificationList): void {
    const { fastMs, slowMs } = this.#deps.pace;
    if (this.#latest && isUnchanged(this.#latest, list)) {
      this.#waitMs = this.#failures > 0 ? fastMs : Math.min(slowMs, this.#waitMs * 1.5);
      // For later listeners: its `timeAgo` texts are newer.
      this.#latest = list;
      return;
    }
    this.#latest = list;
    this.#waitMs = fastMs;
    for (const feed of this.#feeds) feed.push(list);
  }

  #scheduleNext(): void {
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

/** Whether two lists are the same apart from `timeAgo`, which changes with time. */
function isUnchanged(before: NotificationList, now: NotificationList): boolean {
  return comparable(before) === comparable(now);
}

function comparable({ notifications, unreadCount }: NotificationList): string {
  return JSON.stringify([unreadCount, notifications.map((notification) => ({ ...notification, timeAgo: null }))]);
}
