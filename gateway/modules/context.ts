import type { OperationContext } from '../graphql/operation-context.ts';
import type { Credentials } from '../legacy/transport/caller.ts';
import { LegacyError } from '../legacy/transport/legacy-error.ts';
import type { Transport } from '../legacy/transport/transport.ts';
import type { Idempotency } from '../state/idempotency.ts';
import type { BookableDaysLookups } from './availability/bookable-days.ts';
import type { PhotoSources } from './files/photo-url.ts';
import { createLoaders, type Loaders } from './loading/loaders.ts';
import type { NotificationHub } from './notification/notification-hub.ts';

interface SharedServices {
  readonly transport: Transport;
  readonly idempotency: Idempotency;
  readonly photoSources: PhotoSources;
  readonly bookableDaysLookups: BookableDaysLookups;
  /** Call its `checkNow` after a mutation that may have caused a notification. */
  readonly notificationHub: NotificationHub;
  /** Keeps track of work that continues after the response, so that a shutdown waits for it. */
  readonly runInBackground: (work: Promise<unknown>) => void;
}

export interface GatewayContext extends OperationContext, SharedServices {
  readonly loaders: Loaders;
}

/** Adds to an operation's context in place: a copy would cost every request. */
export function resolverContext(services: SharedServices) {
  return (operation: OperationContext): GatewayContext =>
    Object.assign(operation, services, { loaders: loadersFor(operation, services) });
}

/** The session of the operation. Throws `UNAUTHENTICATED` without one. */
export function sessionOf({ viewer }: Pick<GatewayContext, 'viewer'>): Credentials {
  if (!viewer) throw new LegacyError('not logged in');
  return viewer;
}

export function enterSession(context: GatewayContext, viewer: Credentials): void {
  const legacy = context.legacy.as(viewer);
  Object.assign(context, { viewer, legacy, loaders: loadersFor({ ...context, legacy }, context) });
}

function loadersFor(operation: OperationContext, { bookableDaysLookups }: SharedServices): Loaders {
  return createLoaders(operation.legacy, () => bookableDaysLookups.createLoader(operation));
}
