import type { Vehicle } from '../../graphql/generated/schema.ts';
import { addVehicle, removeVehicle, setPrimaryVehicle, updateVehicle } from '../../legacy/endpoints/vehicles.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { mutation } from '../mutations/mutation.ts';
import { type RefusalRules, sameNames } from '../mutations/refusal-errors.ts';
import { addVehicleInput, updateVehicleInput, vehicleIdInput } from './input.ts';
import { updatedCustomer, vehiclePayload, vehiclesOf } from './payload.ts';
import { newestOf } from './vehicle.ts';

const withId =
  (vehicleId: string) =>
  (vehicles: readonly Vehicle[]): Vehicle | null =>
    vehicles.find(({ id }) => id === vehicleId) ?? null;

const DETAILS = {
  ...sameNames('make', 'model', 'year', 'vin'),
  ...{ color: 'colour', licensePlate: 'plate', primaryVehicle: 'isPrimary' },
};

const ONE_VEHICLE: Omit<RefusalRules, 'fallback'> = {
  fields: { ...DETAILS, ...sameNames('vehicleId'), vehicle_id: 'vehicleId', id: 'vehicleId' },
  codeFields: { NOT_FOUND: 'vehicleId' },
};

export const vehicleResolvers: Resolvers = {
  Customer: {
    vehicles: vehiclesOf,
  },
  AddVehiclePayload: vehiclePayload,
  UpdateVehiclePayload: vehiclePayload,
  SetPrimaryVehiclePayload: vehiclePayload,
  Mutation: {
    addVehicle: mutation({
      input: addVehicleInput,
      send: addVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to save vehicle. Please try again.', fields: DETAILS },
      payload: (response, input, context) => ({
        customer: updatedCustomer(response, context),
        find: response.vehicleId ? withId(response.vehicleId) : (vehicles) => newestOf(vehicles, input),
      }),
    }),
    updateVehicle: mutation({
      input: updateVehicleInput,
      send: updateVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to update vehicle', ...ONE_VEHICLE },
      payload: (response, { id }, context) => ({
        customer: updatedCustomer(response, context),
        find: withId(id),
      }),
    }),
    setPrimaryVehicle: mutation({
      input: vehicleIdInput,
      send: setPrimaryVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to set primary vehicle', ...ONE_VEHICLE },
      payload: (response, { vehicleId }, context) => ({
        customer: updatedCustomer(response, context),
        find: withId(vehicleId),
      }),
    }),
    removeVehicle: mutation({
      input: vehicleIdInput,
      send: removeVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to delete vehicle', ...ONE_VEHICLE },
      payload: (response, { vehicleId }, context) => ({
        removedVehicleId: vehicleId,
        customer: updatedCustomer(response, context),
      }),
    }),
  },
};
