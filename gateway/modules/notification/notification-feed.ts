import type { NotificationList, NotificationRecord } from '../../legacy/endpoints/notifications.ts';

/** The current notifications, and those that are new since the reader's previous event. */
export interface NotificationEvent {
  readonly added: readonly NotificationRecord[];
  readonly list: NotificationList;
}

type PendingRead = {
  resolve: (result: IteratorResult<NotificationEvent, undefined>) => void;
  reject: (error: unknown) => void;
};

const DONE = { done: true, value: undefined } as const;

/**
 * The events of one stream. If lists arrive faster than they are read, only the newest is buffered:
 * the next event is the difference from the last one that was delivered.
 */
export class NotificationFeed implements AsyncIterableIterator<NotificationEvent, undefined> {
  readonly #onEnd: (feed: NotificationFeed) => void;
  /** Ids as of the last event; null before the first. */
  #deliveredIds: ReadonlySet<string> | null = null;
  #buffered: NotificationList | null = null;
  #pendingRead: PendingRead | null = null;
  #hasEnded = false;
  #error: Error | null = null;

  /** `onEnd` is called once, however the feed ends. */
  constructor(onEnd: (feed: NotificationFeed) => void) {
    this.#onEnd = onEnd;
  }

  /** The error that ended the feed and hasn't been thrown yet; null if there is none. */
  get error(): Error | null {
    return this.#error;
  }

  push(list: NotificationList): void {
    if (this.#hasEnded) return;
    this.#buffered = list;
    const pendingRead = this.#pendingRead;
    this.#pendingRead = null;
    pendingRead?.resolve({ done: false, value: this.#deliver(list) });
  }

  /** Ends the feed after its buffered event, by throwing `error` if there is one. */
  end(error: Error | null = null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#error = error;
    const pendingRead = this.#pendingRead;
    this.#pendingRead = null;
    if (pendingRead) this.#finish(pendingRead);
    this.#onEnd(this);
  }

  next(): Promise<IteratorResult<NotificationEvent, undefined>> {
    const list = this.#buffered;
    if (list) return Promise.resolve({ done: false, value: this.#deliver(list) });
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) this.#finish({ resolve, reject });
      else this.#pendingRead = { resolve, reject };
    });
  }

  async return(): Promise<IteratorResult<NotificationEvent, undefined>> {
    this.#buffered = null;
    this.end();
    return DONE;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #deliver(list: NotificationList): NotificationEvent {
    const before = this.#deliveredIds;
    this.#deliveredIds = new Set(list.notifications.map(({ id }) => id));
    this.#buffered = null;
    return { list, added: before ? list.notifications.filter(({ id }) => !before.has(id)) : [] };
  }

  /** Throws the error once; later reads are done. */
  #finish({ resolve, reject }: PendingRead): void {
    const error = this.#error;
    this.#error = null;
    if (error === null) resolve(DONE);
    else reject(error);
  }
}
