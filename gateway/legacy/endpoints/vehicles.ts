import { z } from 'zod';
import { unreadList, wireObject } from '../wire/documented-fields.ts';
import { type Dropped, readList, readNamedList, type WithDropped } from '../wire/list.ts';
import { id } from '../wire/scalars.ts';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { type VehicleRecord, vehicleRecord } from './vehicle-record.ts';

export interface VehicleDetails {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly color: string;
  readonly licensePlate: string;
  readonly vin: string;
  readonly primaryVehicle: boolean;
}

/** What a host tells of an act that it has done. */
export interface VehiclesAnswer extends WithDropped {
  /**
   * All of the customer's vehicles as they are after the act; null when the host does not list
   * them.
   */
  readonly vehicles: readonly VehicleRecord[] | null;
  /** The one that was added, changed or removed; null when the host does not say. */
  readonly vehicleId: string | null;
}

const details = z.object({
  make: z.string(),
  model: z.string(),
  year: z.int(),
  color: z.string(),
  licensePlate: z.string(),
  vin: z.string(),
  primaryVehicle: z.boolean(),
});

/**
 * C-78: an act that is answered without a list, or with none that can be read, is done all the
 * same.
 */
const answer = wireObject({ vehicles: unreadList, vehicle_id: id.catch(null) }).transform(
  ({ vehicles, vehicle_id }): VehiclesAnswer => {
    const dropped: Dropped[] = [];
    const read = readNamedList('vehicles', vehicles, vehicleRecord, dropped);
    return { vehicles: readList(vehicles) ? read : null, vehicleId: vehicle_id, dropped };
  },
);

/**
 * What the vehicle scripts have in common: they may answer with the whole list, and define no
 * success (C-78).
 */
function vehicleAct<Input>(script: string, request: z.ZodType<object, Input>): JsonWrite<Input, VehiclesAnswer> {
  return {
    kind: 'json-write',
    path: `/php/${script}.php`,
    success: 'not-false',
    credentials: 'required',
    timeoutMs: WRITE_TIMEOUT_MS,
    request,
    response: answer,
  };
}

/** PHP-45. */
export const addVehicle = vehicleAct<VehicleDetails>('add-vehicle', details);

/** PHP-46, with the id under either name (ENT-27). */
export const updateVehicle = vehicleAct<VehicleDetails & { id: string }>(
  'update-vehicle-details',
  details.extend({ id: z.string() }).transform((vehicle) => ({ ...vehicle, vehicle_id: vehicle.id })),
);

const onOne = (action: 'primary' | 'delete') =>
  vehicleAct<{ vehicleId: string }>(
    'update-vehicle',
    z.object({ vehicleId: z.string() }).transform((fields) => ({ ...fields, action })),
  );

/** PHP-43. */
export const setPrimaryVehicle = onOne('primary');

/** PHP-44. */
export const removeVehicle = onOne('delete');
