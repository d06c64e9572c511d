import { useState } from 'react';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useRemoveVehicleMutation } from '~/graphql/generated/operations/remove-vehicle.ts';
import { useSetPrimaryVehicleMutation } from '~/graphql/generated/operations/set-primary-vehicle.ts';
import { vehicleName } from './vehicle-name.ts';

/** The result of a mutation, to show. `count` distinguishes notices with the same message. */
export interface VehicleNotice {
  tone: 'success' | 'error';
  message: string;
  count: number;
}

const messages = {
  setPrimary: { refused: 'Failed to set primary vehicle', noResponse: 'Failed to set primary vehicle' },
  remove: { refused: 'Failed to delete vehicle', noResponse: 'Failed to delete vehicle' },
};

/**
 * Makes a vehicle the primary one, or removes it. Updates are optimistic, and rolled back with a
 * notice if they fail (PROF-28, PROF-29). The response has the whole list.
 */
export function useVehicleMutations(customerId: string, vehicles: readonly VehicleFactsFragment[]) {
  const setPrimary = useSetPrimaryVehicleMutation();
  const removeVehicle = useRemoveVehicleMutation();
  const refetchIfStale = useRefetchIfStale();
  const [notice, setNotice] = useState<VehicleNotice | null>(null);
  const showNotice = (tone: VehicleNotice['tone'], message: string) =>
    setNotice((previous) => ({ tone, message, count: (previous?.count ?? 0) + 1 }));
  const customerWith = (expected: readonly VehicleFactsFragment[]) => ({
    customer: { __typename: 'Customer' as const, id: customerId, vehicles: [...expected] },
    userErrors: [],
  });

  const makePrimary = async (vehicle: VehicleFactsFragment) => {
    const expected = vehicles.map((other) => ({ ...other, isPrimary: other.id === vehicle.id }));
    const result = await setPrimary(
      { vehicleId: vehicle.id },
      { optimisticPayload: { __typename: 'SetPrimaryVehiclePayload', ...customerWith(expected) } },
    );
    refetchIfStale(result);
    const [error] = submissionErrors(result, messages.setPrimary);
    if (error) showNotice('error', error.message);
    else showNotice('success', `${vehicleName(vehicle)} is now your primary vehicle.`);
  };

  const remove = async (vehicle: VehicleFactsFragment) => {
    const remaining = vehicles.filter(({ id }) => id !== vehicle.id);
    const result = await removeVehicle(
      { vehicleId: vehicle.id },
      { optimisticPayload: { __typename: 'RemoveVehiclePayload', ...customerWith(remaining) } },
    );
    refetchIfStale(result);
    const [error] = submissionErrors(result, messages.remove);
    if (error) showNotice('error', error.message);
    else showNotice('success', `${vehicleName(vehicle)} has been removed.`);
  };

  return { notice, showNotice, dismissNotice: () => setNotice(null), makePrimary, remove };
}
