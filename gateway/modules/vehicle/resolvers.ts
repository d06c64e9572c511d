import type { GatewayContext } from '../../context.ts';
import type { Resolvers, Vehicle } from '../../graphql/generated/resolvers.ts';
import {
  addVehicle,
  removeVehicle,
  setPrimaryVehicle,
  updateVehicle,
  type VehiclesAnswer,
} from '../../legacy/endpoints/vehicles.ts';
import { resolveAct } from '../act.ts';
import { viewingCustomer } from '../customer/customer.ts';
import { refusedAct } from '../user-errors.ts';
import { changedVehicle, newVehicle, whichVehicle } from './input.ts';
import { newestOf, toVehicles } from './vehicle.ts';

/** The customer with the vehicles of the answer, which is the whole list (PROF-27, PROF-28). */
function changedCustomer({ vehicles }: VehiclesAnswer, context: GatewayContext) {
  context.loaders.customer.forget();
  return { customer: viewingCustomer(context, { vehicles }), userErrors: [] };
}

function find({ vehicles }: VehiclesAnswer, wanted: string): Vehicle | null {
  return toVehicles(vehicles).find(({ id }) => id === wanted) ?? null;
}

export const vehicleResolvers: Resolvers = {
  Customer: {
    vehicles: async ({ known, record }) => toVehicles(known.vehicles ?? (await record()).vehicles),
  },
  Mutation: {
    addVehicle: resolveAct({
      input: newVehicle,
      endpoint: addVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to save vehicle. Please try again.'),
      done: (answer, given, context) => ({
        vehicle: answer.vehicleId ? find(answer, answer.vehicleId) : newestOf(toVehicles(answer.vehicles), given),
        ...changedCustomer(answer, context),
      }),
    }),
    updateVehicle: resolveAct({
      input: changedVehicle,
      endpoint: updateVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to update vehicle'),
      done: (answer, { id }, context) => ({ vehicle: find(answer, id), ...changedCustomer(answer, context) }),
    }),
    setPrimaryVehicle: resolveAct({
      input: whichVehicle,
      endpoint: setPrimaryVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to set primary vehicle'),
      done: (answer, { vehicleId }, context) => ({
        vehicle: find(answer, vehicleId),
        ...changedCustomer(answer, context),
      }),
    }),
    removeVehicle: resolveAct({
      input: whichVehicle,
      endpoint: removeVehicle,
      refused: (refusal) => refusedAct(refusal, 'Failed to delete vehicle'),
      done: (answer, { vehicleId }, context) => ({
        removedVehicleId: vehicleId,
        ...changedCustomer(answer, context),
      }),
    }),
  },
};
