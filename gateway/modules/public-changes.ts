import type { GatewayContext } from '../context.ts';
import { listAvailableDates, listTimeSlots } from '../legacy/endpoints/availability.ts';
import { listSpecialists, listSpecialistsByService } from '../legacy/endpoints/specialists.ts';

const AVAILABILITY = [listAvailableDates.path, listTimeSlots.path];
const RATINGS = [listSpecialists.path, listSpecialistsByService.path];

/** The scripts whose public answers a customer's act can change. */
export const CHANGEABLE: readonly string[] = [...AVAILABILITY, ...RATINGS];

type Changed = Pick<GatewayContext, 'transport'>;

/** Something has been booked, moved or called off: the times that were known before may no longer be the free ones. */
export function availabilityChanged({ transport }: Changed): void {
  transport.changed(AVAILABILITY);
}

/** A review has been written: the specialist's reviews and rating are no longer what they were. */
export function ratingsChanged({ transport }: Changed): void {
  transport.changed(RATINGS);
}
