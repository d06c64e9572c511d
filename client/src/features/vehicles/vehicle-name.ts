import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';

/** 'Ford Fiesta', or the number plate if make and model are unknown. */
export function vehicleName({ make, model, plate }: Pick<VehicleFactsFragment, 'make' | 'model' | 'plate'>): string {
  return `${make} ${model}`.trim() || plate || 'This vehicle';
}
