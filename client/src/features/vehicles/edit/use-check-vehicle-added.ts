import { useApolloClient } from '@apollo/client/react';
import { plainText } from '#shared/plain-text.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import type { AddVehicleInput, VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { VehicleFactsFragmentDoc } from '~/graphql/generated/operations/vehicle-facts.ts';
import { VehiclesDocument } from '~/graphql/generated/operations/vehicles.ts';

/**
 * Returns a function that checks whether a vehicle was added although the response was lost: adding
 * has no idempotency key. It refetches the list and looks for the vehicle among those whose ids
 * aren't in `idsBefore`. It returns null if the list can't be loaded.
 */
export function useCheckVehicleAdded() {
  const client = useApolloClient();
  return async (input: AddVehicleInput, idsBefore: readonly string[]): Promise<boolean | null> => {
    try {
      const { data } = await client.query({ query: VehiclesDocument, fetchPolicy: 'network-only' });
      const added = data?.me?.vehicles?.filter(({ id }) => !idsBefore.includes(id));
      if (!added) return null;
      return added.some((from) => {
        const vehicle = client.readFragment({ fragment: VehicleFactsFragmentDoc, from });
        return vehicle !== null && matchesInput(vehicle, input);
      });
    } catch {
      return null;
    }
  };
}

/** Ignores differences that the server's formatting of texts and number plates makes. */
function matchesInput(vehicle: VehicleFactsFragment, input: AddVehicleInput): boolean {
  const textFields = ['make', 'model', 'colour', 'vin'] as const;
  return (
    textFields.every((field) => plainText(vehicle[field] ?? '') === plainText(input[field] ?? '')) &&
    vehicle.year === input.year &&
    formatPlate(vehicle.plate ?? '') === formatPlate(input.plate ?? '')
  );
}
