import { useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useRemoveVehicleMutation } from '~/graphql/generated/operations/remove-vehicle.ts';
import { useSetPrimaryVehicleMutation } from '~/graphql/generated/operations/set-primary-vehicle.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { problemsOf } from '~/graphql/problems.ts';
import { nameOfVehicle } from './vehicle-name.ts';

/** What an act on a vehicle has led to, for a notice; `count` tells one from the next that says the same. */
export interface VehicleNews {
  tone: 'success' | 'error';
  words: string;
  count: number;
}

const texts = {
  primary: { refused: 'Failed to set primary vehicle', failed: 'Failed to set primary vehicle' },
  remove: { refused: 'Failed to delete vehicle', failed: 'Failed to delete vehicle' },
};

/**
 * Makes one of a customer's vehicles the primary one, or removes it: at once for the eye, and back again with a word about it should that be
 * refused (PROF-28, PROF-29). The answer brings the whole list.
 */
export function useVehicleActs(customerId: string, vehicles: readonly VehicleFactsFragment[]) {
  const [setPrimary] = useSetPrimaryVehicleMutation({ errorPolicy: 'all' });
  const [remove] = useRemoveVehicleMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [news, setNews] = useState<VehicleNews | null>(null);
  const tell = (tone: VehicleNews['tone'], words: string) =>
    setNews((before) => ({ tone, words, count: (before?.count ?? 0) + 1 }));
  const expect = (list: readonly VehicleFactsFragment[]) => ({
    customer: { __typename: 'Customer' as const, id: customerId, vehicles: [...list] },
    userErrors: [],
  });

  const makePrimary = async (vehicle: VehicleFactsFragment) => {
    const list = vehicles.map((one) => ({ ...one, isPrimary: one.id === vehicle.id }));
    const sent = setPrimary({
      variables: { input: { vehicleId: vehicle.id } },
      optimisticResponse: {
        __typename: 'Mutation',
        setPrimaryVehicle: { __typename: 'SetPrimaryVehiclePayload', ...expect(list) },
      },
    });
    const result = await mutationResult(sent, (data) => data.setPrimaryVehicle);
    // Refused, or not heard of: it may not be as this page thought.
    if (result.kind !== 'done' || !result.answer.customer) stale();
    const [problem] = problemsOf(result, texts.primary);
    if (problem) tell('error', problem.message);
    else tell('success', `${nameOfVehicle(vehicle)} is your primary vehicle now.`);
  };

  const takeAway = async (vehicle: VehicleFactsFragment) => {
    const left = vehicles.filter(({ id }) => id !== vehicle.id);
    const sent = remove({
      variables: { input: { vehicleId: vehicle.id } },
      optimisticResponse: {
        __typename: 'Mutation',
        removeVehicle: { __typename: 'RemoveVehiclePayload', ...expect(left) },
      },
    });
    const result = await mutationResult(sent, (data) => data.removeVehicle);
    if (result.kind !== 'done' || !result.answer.customer) stale();
    const [problem] = problemsOf(result, texts.remove);
    if (problem) tell('error', problem.message);
    else tell('success', `${nameOfVehicle(vehicle)} is removed.`);
  };

  return { news, tell, dismiss: () => setNews(null), makePrimary, takeAway };
}
