import { z } from 'zod';
import { type FormValues, toHostFields } from '#shared/forms/form.ts';
import { vehicleForm } from '#shared/forms/vehicle.ts';
import { type Dropped, readList, readNamedList, type WithDropped } from '../wire/list.ts';
import { missing, record, unreadList, wireObject } from '../wire/record.ts';
import { flag, id, number, text } from '../wire/scalars.ts';
import { jsonWrite } from './endpoint.ts';

/** ENT-27: a vehicle of the user data or of a vehicle script, with either name of its id. */
export const vehicleRecord = record(
  {
    vehicle_id: id,
    id,
    make: text,
    model: text,
    year: number,
    color: text,
    licensePlate: text,
    vin: text,
    primaryVehicle: flag,
  },
  (wire, context) => {
    const { make, model, year, color, licensePlate, vin, primaryVehicle } = wire;
    const vehicleId = wire.vehicle_id ?? wire.id;
    if (vehicleId !== null) return { id: vehicleId, make, model, year, color, licensePlate, vin, primaryVehicle };
    return missing(context, 'vehicle_id');
  },
);

export type VehicleRecord = z.output<typeof vehicleRecord>;

const form = vehicleForm(() => new Date());

export type VehicleDetails = FormValues<typeof form>;

/** The response of a vehicle script. */
export interface VehiclesResponse extends WithDropped {
  /** All vehicles of the customer after the change; null when the host doesn't list them. */
  readonly vehicles: readonly VehicleRecord[] | null;
  /** The vehicle that was added, changed or removed; null when the host doesn't send it. */
  readonly vehicleId: string | null;
}

/** C-78: a response without a readable list is a success too. */
const response = wireObject({ vehicles: unreadList, vehicle_id: id.catch(null) }).transform(
  ({ vehicles, vehicle_id }): VehiclesResponse => {
    const dropped: Dropped[] = [];
    const read = readNamedList('vehicles', vehicles, vehicleRecord, dropped);
    return { vehicles: readList(vehicles) ? read : null, vehicleId: vehicle_id, dropped };
  },
);

/** The vehicle scripts may return the whole list, and document no `success` (C-78). */
function vehicleEndpoint<Input>(script: string, request: z.ZodType<object, Input>) {
  return jsonWrite({ path: `/php/${script}.php`, success: 'not-false', request, response });
}

/** PHP-45. */
export const addVehicle = vehicleEndpoint<VehicleDetails>(
  'add-vehicle',
  z.custom<VehicleDetails>().transform((vehicle) => toHostFields(form, vehicle)),
);

/** PHP-46, with the id under either name (ENT-27). */
export const updateVehicle = vehicleEndpoint<VehicleDetails & { vehicleId: string }>(
  'update-vehicle-details',
  z.custom<VehicleDetails & { vehicleId: string }>().transform(({ vehicleId, ...vehicle }) => ({
    ...toHostFields(form, vehicle),
    id: vehicleId,
    vehicle_id: vehicleId,
  })),
);

const onOne = (action: 'primary' | 'delete') =>
  vehicleEndpoint<{ vehicleId: string }>(
    'update-vehicle',
    z.object({ vehicleId: z.string() }).transform((fields) => ({ ...fields, action })),
  );

/** PHP-43. */
export const setPrimaryVehicle = onOne('primary');

/** PHP-44. */
export const removeVehicle = onOne('delete');
