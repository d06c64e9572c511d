import { randomUUID } from 'node:crypto';
import type { Logger } from '#shared/server/log/logger.ts';
import type { Clock } from '../../clock.ts';
import { rateLimited } from '../../graphql/errors.ts';
import { READ_TIMEOUT_MS } from '../../legacy/endpoints/endpoint.ts';
import { listNotifications } from '../../legacy/endpoints/notifications.ts';
import type { Credentials } from '../../legacy/transport/caller.ts';
import { type Cancellation, Deadline } from '../../legacy/transport/deadline.ts';
import { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import type { Transport } from '../../legacy/transport/transport.ts';
import type { PollingPace, StreamLimits } from '../../limits.ts';
import { NotificationFeed } from './notification-feed.ts';
import { NotificationPoller } from './notification-poller.ts';

interface HubDeps {
  readonly transport: Transport;
  readonly log: Logger;
  readonly clock: Clock;
  readonly pace: PollingPace;
  readonly limits: StreamLimits;
}

const RETRY_AFTER_SECONDS = 60;

export class NotificationHub {
  readonly #deps: HubDeps;
  /** By both credentials, since a user id alone proves nothing. */
  readonly #pollers = new Map<string, NotificationPoller>();
  #streams = 0;
  #isClosed = false;

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /**
   * Subscribes to the notifications of a session. Throws `UNAUTHENTICATED` if the session isn't
   * valid, and `RATE_LIMITED` if too many streams are open. While the host is down, the feed has no
   * events. It ends when the client disconnects (`cancellation`), and immediately if this gateway
   * is closing, so that the client subscribes at another one.
   */
  async subscribe(viewer: Credentials, cancellation: Cancellation): Promise<NotificationFeed> {
    const { limits } = this.#deps;
    const key = keyOf(viewer);
    const existing = this.#pollers.get(key);
    if (this.#streams >= limits.streams || (existing?.listeners ?? 0) >= limits.streamsPerSession) {
      throw rateLimited(RETRY_AFTER_SECONDS, 'Your notifications are open in too many places at once.');
    }
    const poller = existing ?? this.#pollerFor(viewer, key);
    const feed = new NotificationFeed((ended) => {
      this.#streams--;
      poller.remove(ended);
      if (poller.listeners === 0 && this.#pollers.get(key) === poller) this.#pollers.delete(key);
    });
    this.#streams++;
    cancellation.onCancel(() => feed.end());
    if (this.#isClosed || cancellation.isCancelled) feed.end();
    else await poller.add(feed);
    if (feed.error) throw feed.error;
    return feed;
  }

  get streams(): number {
    return this.#streams;
  }

  /** Call it after a mutation of this session that may have changed its notifications. */
  checkNow(viewer: Credentials | null): void {
    if (viewer) this.#pollers.get(keyOf(viewer))?.checkNow();
  }

  close(): void {
    this.#isClosed = true;
    for (const poller of [...this.#pollers.values()]) poller.end();
  }

  #pollerFor(viewer: Credentials, key: string): NotificationPoller {
    const { transport, log, pace, clock } = this.#deps;
    const read = (cancellation: Cancellation) => {
      const deadline = new Deadline(READ_TIMEOUT_MS);
      const caller = {
        requestId: randomUUID(),
        trace: null,
        network: null,
        credentials: viewer,
        cookies: null,
        deadline,
        cancellation,
      };
      return new LegacyClient(transport, caller).read(listNotifications, {});
    };
    const onUnexpectedError = (err: unknown) =>
      log.error({ event: 'notifications', err }, 'notifications could not be polled');
    const poller = new NotificationPoller({ read, pace, clock, onUnexpectedError });
    this.#pollers.set(key, poller);
    return poller;
  }
}

const keyOf = ({ userId, authToken }: Credentials) => JSON.stringify([userId, authToken]);
