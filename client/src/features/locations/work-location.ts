import type { LocationInput } from '~/graphql/generated/graphql.ts';
import { either, nullable, object, oneOf, string, type ValueOf } from '~/lib/shape.ts';

/** Where the work is done. `name` is what the job sheet shows. */
export const workLocationShape = either(
  object({ kind: oneOf('WORKSHOP'), id: string, name: string, address: nullable(string) }),
  object({ kind: oneOf('HOME_SERVICE'), name: string }),
  object({ kind: oneOf('DIFFERENT_LOCATION'), name: string }),
);

export type WorkLocation = ValueOf<typeof workLocationShape>;

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
