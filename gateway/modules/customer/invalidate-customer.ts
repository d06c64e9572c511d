import type { GatewayContext } from '../context.ts';

/** After a mutation, whatever its outcome: discards loaded data, and polls for notifications. */
export function invalidateCustomer({
  loaders,
  notificationHub,
  viewer,
}: Pick<GatewayContext, 'loaders' | 'notificationHub' | 'viewer'>): void {
  loaders.customer.forget();
  loaders.notifications.forget();
  notificationHub.nudge(viewer);
}
