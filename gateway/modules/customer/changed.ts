import type { GatewayContext } from '../../context.ts';

/** The customer has acted, with whatever end: the data that was read before counts no longer, and whoever listens to alerts looks for new ones. */
export function customerChanged({
  loaders,
  alerts,
  viewer,
}: Pick<GatewayContext, 'loaders' | 'alerts' | 'viewer'>): void {
  loaders.customer.forget();
  loaders.notifications.forget();
  alerts.nudge(viewer);
}
