import { useState } from 'react';
import { useCustomerResult } from '~/features/customer/use-customer-result.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useRemoveVehicleMutation } from '~/graphql/generated/operations/remove-vehicle.ts';
import { useSetPrimaryVehicleMutation } from '~/graphql/generated/operations/set-primary-vehicle.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { nameOfVehicle } from './vehicle-name.ts';

/** The result of a change, for a notice; `count` tells one from the next with the same message. */
export interface VehicleNews {
  tone: 'success' | 'error';
  message: string;
  count: number;
}

const texts = {
  primary: { refused: 'Failed to set primary vehicle', noResponse: 'Failed to set primary vehicle' },
  remove: { refused: 'Failed to delete vehicle', noResponse: 'Failed to delete vehicle' },
};

/**
 * Makes one of a customer's vehicles the primary one, or removes it: at once for the eye, and back
 * again with a word about it should that be refused (PROF-28, PROF-29). The answer brings the whole
 * list.
 */
export function useVehicleMutations(customerId: string, vehicles: readonly VehicleFactsFragment[]) {
  const [setPrimary] = useSetPrimaryVehicleMutation({ errorPolicy: 'all' });
  const [removeVehicle] = useRemoveVehicleMutation({ errorPolicy: 'all' });
  const noteCustomer = useCustomerResult();
  const [news, setNews] = useState<VehicleNews | null>(null);
  const tell = (tone: VehicleNews['tone'], message: string) =>
    setNews((before) => ({ tone, message, count: (before?.count ?? 0) + 1 }));
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
    noteCustomer(result);
    const [error] = submissionErrors(result, texts.primary);
    if (error) tell('error', error.message);
    else tell('success', `${nameOfVehicle(vehicle)} is your primary vehicle now.`);
  };

  const remove = async (vehicle: VehicleFactsFragment) => {
    const others = vehicles.filter(({ id }) => id !== vehicle.id);
    const sent = removeVehicle({
      variables: { input: { vehicleId: vehicle.id } },
      optimisticResponse: {
        __typename: 'Mutation',
        removeVehicle: { __typename: 'RemoveVehiclePayload', ...expect(others) },
      },
    });
    const result = await mutationResult(sent, (data) => data.removeVehicle);
    noteCustomer(result);
    const [error] = submissionErrors(result, texts.remove);
    if (error) tell('error', error.message);
    else tell('success', `${nameOfVehicle(vehicle)} is removed.`);
  };

  return { news, tell, dismiss: () => setNews(null), makePrimary, remove };
}
