import type { NotificationRecord } from '../../legacy/endpoints/notification-record.ts';
import type { NotificationList } from '../../legacy/endpoints/notifications.ts';

/** How the alerts stand, and which of them are new to the one who reads the feed. */
export interface NotificationEvent {
  readonly added: readonly NotificationRecord[];
  readonly list: NotificationList;
}

type Waiting = {
  resolve: (result: IteratorResult<NotificationEvent, undefined>) => void;
  reject: (error: unknown) => void;
};

const DONE = { done: true, value: undefined } as const;

/**
 * The events of one page that listens, one reader at a time. Only the newest state is kept for a
 * reader that is slower than the changes: what it is then told is the difference to what it was
 * told before.
 */
export class NotificationFeed implements AsyncIterableIterator<NotificationEvent, undefined> {
  readonly #onEnd: (feed: NotificationFeed) => void;
  /** Ids as of the last event; null before the first. */
  #told: ReadonlySet<string> | null = null;
  #untold: NotificationList | null = null;
  #waiting: Waiting | null = null;
  #hasEnded = false;
  #fault: Error | null = null;

  /** `onEnd` is called once, however the feed ends. */
  constructor(onEnd: (feed: NotificationFeed) => void) {
    this.#onEnd = onEnd;
  }

  /** What ended the feed, for its reader to be told; null when nothing did. */
  get fault(): Error | null {
    return this.#fault;
  }

  push(list: NotificationList): void {
    if (this.#hasEnded) return;
    this.#untold = list;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ done: false, value: this.#tell(list) });
  }

  /** Ends after what is still untold, by throwing `fault` when there is one. */
  end(fault: Error | null = null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#fault = fault;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#finish(waiting);
    this.#onEnd(this);
  }

  next(): Promise<IteratorResult<NotificationEvent, undefined>> {
    const list = this.#untold;
    if (list) return Promise.resolve({ done: false, value: this.#tell(list) });
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) this.#finish({ resolve, reject });
      else this.#waiting = { resolve, reject };
    });
  }

  async return(): Promise<IteratorResult<NotificationEvent, undefined>> {
    this.#untold = null;
    this.end();
    return DONE;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #tell(list: NotificationList): NotificationEvent {
    const told = this.#told;
    this.#told = new Set(list.notifications.map(({ id }) => id));
    this.#untold = null;
    return { list, added: told ? list.notifications.filter(({ id }) => !told.has(id)) : [] };
  }

  /** A fault is thrown once; whoever asks on is told that nothing more comes. */
  #finish({ resolve, reject }: Waiting): void {
    const fault = this.#fault;
    this.#fault = null;
    if (fault === null) resolve(DONE);
    else reject(fault);
  }
}
