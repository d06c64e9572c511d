import type { GatewayContext } from '../../context.ts';
import type { UserError, Vehicle } from '../../graphql/generated/resolvers.ts';
import type { VehiclesAnswer } from '../../legacy/endpoints/vehicles.ts';
import { type CustomerModel, viewingCustomer } from '../customer/customer.ts';
import { readable } from '../customer/readable.ts';
import { toVehicles } from './vehicle.ts';

/** What became of an act on a vehicle. What the host has not told of it is read when a field asks for it. */
export interface ActedOnVehicle {
  /** Not there when nothing was done. */
  readonly customer?: CustomerModel;
  /** Finds the vehicle among all that the customer has now. */
  readonly find?: (vehicles: readonly Vehicle[]) => Vehicle | null;
  readonly userErrors: UserError[];
}

/** The customer with the vehicles of the answer, which is the whole list (PROF-27, PROF-28), or with those that are read anew (C-78). */
export function changedCustomer({ vehicles }: VehiclesAnswer, context: GatewayContext): CustomerModel {
  context.loaders.customer.forget();
  return viewingCustomer(context, vehicles ? { vehicles } : {});
}

export async function vehiclesOf({ known, record }: CustomerModel): Promise<Vehicle[]> {
  return toVehicles(known.vehicles ?? readable((await record()).vehicles));
}

/** The field that says which vehicle it was. When the data cannot be read the error is the field's, and the act stays done. */
export const actedOnVehicle = {
  vehicle: async ({ customer, find }: ActedOnVehicle) => (customer && find ? find(await vehiclesOf(customer)) : null),
};
