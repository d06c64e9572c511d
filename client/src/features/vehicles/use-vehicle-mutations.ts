import { useState } from 'react';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useRemoveVehicleMutation } from '~/graphql/generated/operations/remove-vehicle.ts';
import { useSetPrimaryVehicleMutation } from '~/graphql/generated/operations/set-primary-vehicle.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { vehicleName } from './vehicle-card.tsx';

/** The result of a mutation, to show. `count` distinguishes notices with the same message. */
interface VehicleNotice {
  tone: 'success' | 'error';
  message: string;
  count: number;
}

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

  const finish = (result: MutationResult<{ customer: unknown }>, success: string, failure: string) => {
    refetchIfStale(result);
    const [error] = submissionErrors(result, { refused: failure, noResponse: failure });
    showNotice(error ? 'error' : 'success', error?.message ?? success);
  };

  const makePrimary = async (vehicle: VehicleFactsFragment) => {
    const expected = vehicles.map((other) => ({ ...other, isPrimary: other.id === vehicle.id }));
    const result = await setPrimary(
      { vehicleId: vehicle.id },
      { optimisticPayload: { __typename: 'SetPrimaryVehiclePayload', ...customerWith(expected) } },
    );
    finish(result, `${vehicleName(vehicle)} is now your primary vehicle.`, 'Failed to set primary vehicle');
  };

  const remove = async (vehicle: VehicleFactsFragment) => {
    const remaining = vehicles.filter(({ id }) => id !== vehicle.id);
    const result = await removeVehicle(
      { vehicleId: vehicle.id },
      { optimisticPayload: { __typename: 'RemoveVehiclePayload', ...customerWith(remaining) } },
    );
    finish(result, `${vehicleName(vehicle)} has been removed.`, 'Failed to delete vehicle');
  };

  return { notice, showNotice, dismissNotice: () => setNotice(null), makePrimary, remove };
}
