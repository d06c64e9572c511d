import { listAvailableDates, listTimeSlots } from '../../legacy/endpoints/availability.ts';
import { listSpecialists, listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import type { GatewayContext } from '../context.ts';

const PUBLIC_SCRIPTS = {
  /** Other days and time slots may be free now. */
  availability: [listAvailableDates.path, listTimeSlots.path],
  /** The specialist's reviews and rating have changed. */
  ratings: [listSpecialists.path, listSpecialistsByService.path],
};

export type Invalidation = 'customer' | 'notifications' | keyof typeof PUBLIC_SCRIPTS;

/** The scripts whose public responses a customer's mutation can change. */
export const INVALIDATED_SCRIPTS: readonly string[] = Object.values(PUBLIC_SCRIPTS).flat();

/** Discards what was read before. For a customer's own data, also polls for notifications. */
export function invalidate(
  changed: readonly Invalidation[],
  { transport, loaders, notificationHub, viewer }: GatewayContext,
): void {
  for (const what of changed) {
    if (what === 'availability' || what === 'ratings') {
      transport.invalidate(PUBLIC_SCRIPTS[what]);
      continue;
    }
    if (what === 'customer') loaders.customer.forget();
    loaders.notifications.forget();
    notificationHub.checkNow(viewer);
  }
}
