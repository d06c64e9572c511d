import type { UserError, Vehicle } from '../../graphql/generated/schema.ts';
import type { VehiclesAnswer } from '../../legacy/endpoints/vehicles.ts';
import type { GatewayContext } from '../context.ts';
import { type CustomerModel, viewingCustomer } from '../customer/customer.ts';
import { readable } from '../customer/readable-list.ts';
import { toVehicles } from './vehicle.ts';

/**
 * The result of a mutation of a vehicle. What the answer doesn't hold is read when a field needs
 * it.
 */
interface VehiclePayload {
  /** Left out when nothing was changed. */
  readonly customer?: CustomerModel;
  /** Finds the vehicle among the customer's current ones. */
  readonly find?: (vehicles: readonly Vehicle[]) => Vehicle | null;
  readonly userErrors: UserError[];
}

export type AddVehiclePayloadModel = VehiclePayload;
export type UpdateVehiclePayloadModel = VehiclePayload;
export type SetPrimaryVehiclePayloadModel = VehiclePayload;

/** The customer with the response's vehicles (PROF-27, PROF-28), or those read again (C-78). */
export function changedCustomer({ vehicles }: VehiclesAnswer, context: GatewayContext): CustomerModel {
  context.loaders.customer.forget();
  return viewingCustomer(context, vehicles ? { vehicles } : {});
}

export async function vehiclesOf({ known, record }: CustomerModel): Promise<Vehicle[]> {
  return toVehicles(known.vehicles ?? readable((await record()).vehicles));
}

/** When the data can't be read, the error is the field's; the mutation has still succeeded. */
export const vehiclePayload = {
  vehicle: async ({ customer, find }: VehiclePayload) => (customer && find ? find(await vehiclesOf(customer)) : null),
};
