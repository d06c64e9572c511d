import { listAvailableDates, listTimeSlots } from '../../legacy/endpoints/availability.ts';
import { listSpecialists, listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import type { GatewayContext } from '../context.ts';

const AVAILABILITY = [listAvailableDates.path, listTimeSlots.path];
const RATINGS = [listSpecialists.path, listSpecialistsByService.path];

/** The scripts whose public responses a customer's mutation can change. */
export const INVALIDATED_SCRIPTS: readonly string[] = [...AVAILABILITY, ...RATINGS];

type Context = Pick<GatewayContext, 'transport'>;

/** After a booking, rescheduling or cancellation: other days and time slots may be free now. */
export function invalidateAvailability({ transport }: Context): void {
  transport.invalidate(AVAILABILITY);
}

/** After a review: the specialist's reviews and rating have changed. */
export function invalidateRatings({ transport }: Context): void {
  transport.invalidate(RATINGS);
}
