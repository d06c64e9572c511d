import * as z from 'zod/mini';
import type { LocationInput } from '~/graphql/generated/graphql.ts';
import { nullable } from '~/lib/schema-fields.ts';

/** Where the work is done. `name` is what the job sheet shows. */
export const workLocationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('WORKSHOP'), id: z.string(), name: z.string(), address: nullable(z.string()) }),
  z.object({ kind: z.literal('HOME_SERVICE'), name: z.string() }),
  z.object({ kind: z.literal('DIFFERENT_LOCATION'), name: z.string() }),
]);

export type WorkLocation = z.infer<typeof workLocationSchema>;

export function locationInput(location: WorkLocation): LocationInput {
  return location.kind === 'WORKSHOP' ? { workshopId: location.id } : { customerLocation: location.kind };
}

/** The address of the work: the workshop's, or what the customer gave; empty if unknown. */
export function addressOf(location: WorkLocation, customerAddress: string): string {
  return location.kind === 'WORKSHOP' ? (location.address ?? '') : customerAddress.trim();
}

/** Whether the specialist travels to the customer. */
export function isCustomerLocation(location: WorkLocation): boolean {
  return location.kind !== 'WORKSHOP';
}
