import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';

/**
 * What a customer would call it: 'Ford Fiesta', or its plate where neither make nor model is known.
 */
export function nameOfVehicle({ make, model, plate }: Pick<VehicleFactsFragment, 'make' | 'model' | 'plate'>): string {
  return `${make} ${model}`.trim() || plate || 'This vehicle';
}
