import { useApolloClient } from '@apollo/client/react';
import { plainText } from '#shared/plain-text.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import type { AddVehicleInput, VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { VehicleFactsFragmentDoc } from '~/graphql/generated/operations/vehicle-facts.ts';
import { VehiclesDocument } from '~/graphql/generated/operations/vehicles.ts';

/**
 * Finds out whether a vehicle was added although no answer came: adding has no key that keeps it
 * from being done twice. Whether the customer's list holds such a one now that is not among those
 * before, by their ids; null where the list does not come.
 */
export function useVehicleArrival() {
  const client = useApolloClient();
  return async (details: AddVehicleInput, before: readonly string[]): Promise<boolean | null> => {
    try {
      const { data } = await client.query({ query: VehiclesDocument, fetchPolicy: 'network-only' });
      const list = data?.me?.vehicles.filter(({ id }) => !before.includes(id));
      if (!list) return null;
      return list.some((from) => {
        const vehicle = client.readFragment({ fragment: VehicleFactsFragmentDoc, from });
        return vehicle !== null && isSuch(vehicle, details);
      });
    } catch {
      return null;
    }
  };
}

/** Whether it is what was sent; the server tidies words and plates in its own way. */
function isSuch(vehicle: VehicleFactsFragment, sent: AddVehicleInput): boolean {
  const parts = ['make', 'model', 'colour', 'vin'] as const;
  return (
    parts.every((part) => plainText(vehicle[part] ?? '') === plainText(sent[part] ?? '')) &&
    vehicle.year === sent.year &&
    formatPlate(vehicle.plate ?? '') === formatPlate(sent.plate ?? '')
  );
}
