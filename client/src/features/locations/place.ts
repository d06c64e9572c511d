import * as z from 'zod/mini';
import type { PlaceInput } from '~/graphql/generated/graphql.ts';

/** Where the work is to be done, as the customer chose it; `name` is what the sheet shows. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('WORKSHOP'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('HOME_SERVICE'), name: z.string() }),
  z.object({ kind: z.literal('DIFFERENT_LOCATION'), name: z.string() }),
]);

export type Place = z.infer<typeof placeSchema>;

export function placeInput(place: Place): PlaceInput {
  return place.kind === 'WORKSHOP' ? { workshopId: place.id } : { visit: place.kind };
}

/** Whether the specialist comes to the customer, wherever that is. */
export function isVisit(place: Place): boolean {
  return place.kind !== 'WORKSHOP';
}
