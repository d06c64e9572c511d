import type { GatewayContext } from '../context.ts';

/** The customer has acted, with whatever end: the data that was read before counts no longer, and whoever listens to alerts looks for new ones. */
export function invalidateCustomer({
  loaders,
  notificationHub,
  viewer,
}: Pick<GatewayContext, 'loaders' | 'notificationHub' | 'viewer'>): void {
  loaders.customer.forget();
  loaders.notifications.forget();
  notificationHub.nudge(viewer);
}
