import type { GatewayContext } from '../../context.ts';
import { listAvailableDates, listTimeSlots } from '../../legacy/endpoints/availability.ts';

/** Something has been booked, moved or called off: the times that were known before may no longer be the free ones. */
export function forgetAvailability({ transport }: Pick<GatewayContext, 'transport'>): void {
  transport.publicCache.forget(listAvailableDates.path);
  transport.publicCache.forget(listTimeSlots.path);
}
