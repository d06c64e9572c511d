import type { OperationContext } from '../graphql/operation-context.ts';
import type { Transport } from '../legacy/transport/transport.ts';
import type { Idempotency } from '../state/idempotency.ts';
import type { NextDateLookups } from './availability/next-date-lookups.ts';
import type { MediaHosts } from './files/photo-url.ts';
import { Loaders } from './loading/loaders.ts';
import type { NotificationHub } from './notification/notification-hub.ts';

/** The services that all operations share. */
interface SharedServices {
  readonly transport: Transport;
  readonly idempotency: Idempotency;
  readonly mediaHosts: MediaHosts;
  readonly nextDateLookups: NextDateLookups;
  /** Call its `nudge` after a mutation that may have caused a notification. */
  readonly notificationHub: NotificationHub;
  /** Keeps track of work that continues after the response, so that a shutdown waits for it. */
  readonly runInBackground: (work: Promise<unknown>) => void;
}

/** The context that resolvers receive. */
export interface GatewayContext extends OperationContext, SharedServices {
  readonly loaders: Loaders;
}

/** Adds to an operation's context in place: a copy would cost every request. */
export function resolverContext(services: SharedServices) {
  return (operation: OperationContext): GatewayContext =>
    Object.assign(operation, services, {
      loaders: new Loaders(operation.legacy, services.mediaHosts, () =>
        services.nextDateLookups.createLoader(operation),
      ),
    });
}
