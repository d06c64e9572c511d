import type { Vehicle } from '../../graphql/generated/schema.ts';
import { addVehicle, removeVehicle, setPrimaryVehicle, updateVehicle } from '../../legacy/endpoints/vehicles.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { resolveMutation } from '../mutations/resolve-mutation.ts';
import { userErrorsOf } from '../mutations/user-errors.ts';
import { changedVehicle, newVehicle, whichVehicle } from './input.ts';
import { changedCustomer, vehiclePayload, vehiclesOf } from './payload.ts';
import { newestOf } from './vehicle.ts';

const withId =
  (wanted: string) =>
  (vehicles: readonly Vehicle[]): Vehicle | null =>
    vehicles.find(({ id }) => id === wanted) ?? null;

export const vehicleResolvers: Resolvers = {
  Customer: {
    vehicles: vehiclesOf,
  },
  AddVehiclePayload: vehiclePayload,
  UpdateVehiclePayload: vehiclePayload,
  SetPrimaryVehiclePayload: vehiclePayload,
  Mutation: {
    addVehicle: resolveMutation({
      input: newVehicle,
      endpoint: addVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, 'Failed to save vehicle. Please try again.'),
      onSuccess: (answer, given, context) => ({
        customer: changedCustomer(answer, context),
        find: answer.vehicleId ? withId(answer.vehicleId) : (vehicles) => newestOf(vehicles, given),
        userErrors: [],
      }),
    }),
    updateVehicle: resolveMutation({
      input: changedVehicle,
      endpoint: updateVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, 'Failed to update vehicle'),
      onSuccess: (answer, { id }, context) => ({
        customer: changedCustomer(answer, context),
        find: withId(id),
        userErrors: [],
      }),
    }),
    setPrimaryVehicle: resolveMutation({
      input: whichVehicle,
      endpoint: setPrimaryVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, 'Failed to set primary vehicle'),
      onSuccess: (answer, { vehicleId }, context) => ({
        customer: changedCustomer(answer, context),
        find: withId(vehicleId),
        userErrors: [],
      }),
    }),
    removeVehicle: resolveMutation({
      input: whichVehicle,
      endpoint: removeVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, 'Failed to delete vehicle'),
      onSuccess: (answer, { vehicleId }, context) => ({
        removedVehicleId: vehicleId,
        customer: changedCustomer(answer, context),
        userErrors: [],
      }),
    }),
  },
};
