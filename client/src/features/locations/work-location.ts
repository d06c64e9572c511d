import * as z from 'zod/mini';
import type { LocationInput } from '~/graphql/generated/graphql.ts';

/** Where the work is to be done, as the customer chose it; `name` is what the sheet shows. */
export const workLocationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('WORKSHOP'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('HOME_SERVICE'), name: z.string() }),
  z.object({ kind: z.literal('DIFFERENT_LOCATION'), name: z.string() }),
]);

export type WorkLocation = z.infer<typeof workLocationSchema>;

export function locationInput(location: WorkLocation): LocationInput {
  return location.kind === 'WORKSHOP' ? { workshopId: location.id } : { customerLocation: location.kind };
}

/** Whether the specialist comes to the customer, wherever that is. */
export function isCustomerLocation(location: WorkLocation): boolean {
  return location.kind !== 'WORKSHOP';
}
