import type { UserError, Vehicle } from '../../graphql/generated/schema.ts';
import type { VehiclesResponse } from '../../legacy/endpoints/vehicles.ts';
import type { GatewayContext } from '../context.ts';
import { type CustomerModel, viewingCustomer } from '../customer/customer.ts';
import { readableList } from '../customer/readable-list.ts';
import { toVehicles } from './vehicle.ts';

/** The result of a vehicle mutation. Missing data is refetched when a field needs it. */
interface VehiclePayload {
  /** Missing if nothing was changed. */
  readonly customer?: CustomerModel;
  /** Finds the vehicle among the customer's current ones. */
  readonly find?: (vehicles: readonly Vehicle[]) => Vehicle | null;
  readonly userErrors: UserError[];
}

export type AddVehiclePayloadModel = VehiclePayload;
export type UpdateVehiclePayloadModel = VehiclePayload;
export type SetPrimaryVehiclePayloadModel = VehiclePayload;

/** The customer with the response's vehicles (PROF-27, PROF-28); without any, refetched (C-78). */
export function updatedCustomer({ vehicles }: VehiclesResponse, context: GatewayContext): CustomerModel {
  return viewingCustomer(context, vehicles ? { vehicles } : {});
}

export async function vehiclesOf({ preloaded, record }: CustomerModel): Promise<Vehicle[]> {
  return toVehicles(preloaded.vehicles ?? readableList((await record()).vehicles));
}

/** If the refetch fails, only the field has an error: the mutation itself has succeeded. */
export const vehiclePayload = {
  vehicle: async ({ customer, find }: VehiclePayload) => (customer && find ? find(await vehiclesOf(customer)) : null),
};
