import type { Vehicle } from '../../graphql/generated/schema.ts';
import { addVehicle, removeVehicle, setPrimaryVehicle, updateVehicle } from '../../legacy/endpoints/vehicles.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { type RefusalRules, sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { resolveMutation } from '../mutations/resolve-mutation.ts';
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
    addVehicle: resolveMutation({
      input: addVehicleInput,
      endpoint: addVehicle,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, { fallback: 'Failed to save vehicle. Please try again.', fields: DETAILS }),
      onSuccess: (response, input, context) => ({
        customer: updatedCustomer(response, context),
        find: response.vehicleId ? withId(response.vehicleId) : (vehicles) => newestOf(vehicles, input),
        userErrors: [],
      }),
    }),
    updateVehicle: resolveMutation({
      input: updateVehicleInput,
      endpoint: updateVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, { fallback: 'Failed to update vehicle', ...ONE_VEHICLE }),
      onSuccess: (response, { id }, context) => ({
        customer: updatedCustomer(response, context),
        find: withId(id),
        userErrors: [],
      }),
    }),
    setPrimaryVehicle: resolveMutation({
      input: vehicleIdInput,
      endpoint: setPrimaryVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, { fallback: 'Failed to set primary vehicle', ...ONE_VEHICLE }),
      onSuccess: (response, { vehicleId }, context) => ({
        customer: updatedCustomer(response, context),
        find: withId(vehicleId),
        userErrors: [],
      }),
    }),
    removeVehicle: resolveMutation({
      input: vehicleIdInput,
      endpoint: removeVehicle,
      onRefusal: (refusal) => userErrorsOf(refusal, { fallback: 'Failed to delete vehicle', ...ONE_VEHICLE }),
      onSuccess: (response, { vehicleId }, context) => ({
        removedVehicleId: vehicleId,
        customer: updatedCustomer(response, context),
        userErrors: [],
      }),
    }),
  },
};
