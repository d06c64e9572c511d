import { z } from 'zod';
import { graphNames } from '#shared/forms/form.ts';
import { vehicleForm } from '#shared/forms/vehicle.ts';
import type { Vehicle } from '../../graphql/generated/schema.ts';
import { addVehicle, removeVehicle, setPrimaryVehicle, updateVehicle } from '../../legacy/endpoints/vehicles.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idText } from '../input/input.ts';
import { mutation } from '../mutations/mutation.ts';
import type { RefusalRules } from '../mutations/refusal-errors.ts';
import { newestOf, updatedCustomer, vehiclePayload, vehiclesOf } from './vehicle.ts';

const withId =
  (vehicleId: string) =>
  (vehicles: readonly Vehicle[]): Vehicle | null =>
    vehicles.find(({ id }) => id === vehicleId) ?? null;

const form = vehicleForm(() => new Date());
const whichVehicle = z.object({ vehicleId: idText });

const ONE_VEHICLE: Omit<RefusalRules, 'fallback'> = {
  fields: { ...graphNames(form), vehicleId: 'vehicleId', vehicle_id: 'vehicleId', id: 'vehicleId' },
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
      input: form.schema,
      send: addVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to save vehicle. Please try again.', fields: graphNames(form) },
      payload: (response, input, context) => ({
        customer: updatedCustomer(response, context),
        find: response.vehicleId ? withId(response.vehicleId) : (vehicles) => newestOf(vehicles, input),
      }),
    }),
    updateVehicle: mutation({
      input: whichVehicle.extend(form.schema.shape),
      send: updateVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to update vehicle', ...ONE_VEHICLE },
      payload: (response, { vehicleId }, context) => ({
        customer: updatedCustomer(response, context),
        find: withId(vehicleId),
      }),
    }),
    setPrimaryVehicle: mutation({
      input: whichVehicle,
      send: setPrimaryVehicle,
      invalidates: ['customer'],
      refusals: { fallback: 'Failed to set primary vehicle', ...ONE_VEHICLE },
      payload: (response, { vehicleId }, context) => ({
        customer: updatedCustomer(response, context),
        find: withId(vehicleId),
      }),
    }),
    removeVehicle: mutation({
      input: whichVehicle,
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
