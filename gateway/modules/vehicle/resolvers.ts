import type { Resolvers, Vehicle } from '../../graphql/generated/resolvers.ts';
import { addVehicle, removeVehicle, setPrimaryVehicle, updateVehicle } from '../../legacy/endpoints/vehicles.ts';
import { resolveAct } from '../act.ts';
import { refusedAct } from '../user-errors.ts';
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
    addVehicle: resolveAct({
      input: newVehicle,
      endpoint: addVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to save vehicle. Please try again.'),
      done: (answer, given, context) => ({
        customer: changedCustomer(answer, context),
        find: answer.vehicleId ? withId(answer.vehicleId) : (vehicles) => newestOf(vehicles, given),
        userErrors: [],
      }),
    }),
    updateVehicle: resolveAct({
      input: changedVehicle,
      endpoint: updateVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to update vehicle'),
      done: (answer, { id }, context) => ({
        customer: changedCustomer(answer, context),
        find: withId(id),
        userErrors: [],
      }),
    }),
    setPrimaryVehicle: resolveAct({
      input: whichVehicle,
      endpoint: setPrimaryVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to set primary vehicle'),
      done: (answer, { vehicleId }, context) => ({
        customer: changedCustomer(answer, context),
        find: withId(vehicleId),
        userErrors: [],
      }),
    }),
    removeVehicle: resolveAct({
      input: whichVehicle,
      endpoint: removeVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to delete vehicle'),
      done: (answer, { vehicleId }, context) => ({
        removedVehicleId: vehicleId,
        customer: changedCustomer(answer, context),
        userErrors: [],
      }),
    }),
  },
};
