import { randomUUID } from 'node:crypto';
import type { Logger } from '#shared/server/log/logger.ts';
import { rateLimited } from '../../graphql/errors.ts';
import { READ_TIMEOUT_MS } from '../../legacy/endpoints/endpoint.ts';
import { listNotifications } from '../../legacy/endpoints/notifications.ts';
import type { Cancellation } from '../../legacy/transport/cancellation.ts';
import type { Credentials } from '../../legacy/transport/credentials.ts';
import { Deadline } from '../../legacy/transport/deadline.ts';
import { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import type { Transport } from '../../legacy/transport/transport.ts';
import { NotificationFeed } from './notification-feed.ts';
import { NotificationPoller } from './notification-poller.ts';
import type { Clock, PollingPace, StreamLimits } from './polling-pace.ts';

interface HubDeps {
  readonly transport: Transport;
  readonly log: Logger;
  readonly clock: Clock;
  readonly pace: PollingPace;
  readonly bounds: StreamLimits;
}

const TRY_AGAIN_SECONDS = 60;

/** The notification streams of this gateway: one poller per session, however many pages listen. */
export class NotificationHub {
  readonly #deps: HubDeps;
  /** By both credentials: a user id alone proves nothing. */
  readonly #pollers = new Map<string, NotificationPoller>();
  #streams = 0;
  #isClosed = false;

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /**
   * Begins to listen. Throws `UNAUTHENTICATED` when the session is none, and `RATE_LIMITED` when
   * too many listen already; while the legacy side is down the feed stays silent. At a gateway that
   * is closing it ends at once, for the page to come back elsewhere, and so it does when
   * `cancellation` says that the page has gone.
   */
  async join(viewer: Credentials, cancellation: Cancellation): Promise<NotificationFeed> {
    const { bounds } = this.#deps;
    const key = keyOf(viewer);
    const known = this.#pollers.get(key);
    if (this.#streams >= bounds.streams || (known?.listeners ?? 0) >= bounds.streamsPerSession) {
      throw rateLimited(TRY_AGAIN_SECONDS, 'Alerts are open in too many places at once.');
    }
    const poller = known ?? this.#pollerFor(viewer, key);
    const feed = new NotificationFeed((ended) => {
      this.#streams--;
      poller.remove(ended);
      if (poller.listeners === 0 && this.#pollers.get(key) === poller) this.#pollers.delete(key);
    });
    this.#streams++;
    cancellation.onCancel(() => feed.end());
    if (this.#isClosed || cancellation.isCancelled) feed.end();
    else await poller.add(feed);
    if (feed.fault) throw feed.fault;
    return feed;
  }

  /** How many streams are open. */
  get streams(): number {
    return this.#streams;
  }

  /** The session has just done something here that may have changed its alerts. */
  nudge(viewer: Credentials | null): void {
    if (viewer) this.#pollers.get(keyOf(viewer))?.nudge();
  }

  /** Ends all feeds. */
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
        credentials: viewer,
        cookies: null,
        deadline,
        cancellation,
      };
      return new LegacyClient(transport, caller).read(listNotifications, {});
    };
    const onMistake = (err: unknown) => log.error({ event: 'notifications', err }, 'notifications could not be polled');
    const poller = new NotificationPoller({ read, pace, clock, onMistake });
    this.#pollers.set(key, poller);
    return poller;
  }
}

const keyOf = ({ userId, authToken }: Credentials) => JSON.stringify([userId, authToken]);
