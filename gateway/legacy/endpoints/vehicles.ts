import { z } from 'zod';
import { field } from '../wire/field.ts';
import { readList, readRecords, type WithDropped } from '../wire/list.ts';
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

/** All of the customer's vehicles as they are after the act. */
export interface VehiclesAnswer extends WithDropped {
  readonly vehicles: readonly VehicleRecord[];
  /** The one that was added, changed or removed; null when the host does not say. */
  readonly vehicleId: string | null;
}

const list = field('a list of vehicles', (value) => {
  const values = readList(value);
  return values && readRecords(values, vehicleRecord);
});

const details = z.object({
  make: z.string(),
  model: z.string(),
  year: z.int(),
  color: z.string(),
  licensePlate: z.string(),
  vin: z.string(),
  primaryVehicle: z.boolean(),
});

/** What the vehicle scripts have in common: they answer with the whole list, and define no other success (C-78). */
function vehicleAct<Input>(script: string, request: z.ZodType<object, Input>): JsonWrite<Input, VehiclesAnswer> {
  return {
    kind: 'json-write',
    path: `/php/${script}.php`,
    success: 'not-false',
    credentials: 'required',
    timeoutMs: WRITE_TIMEOUT_MS,
    request,
    response: z
      .object({ vehicles: list, vehicle_id: id })
      .transform(({ vehicles: { items, dropped }, vehicle_id }) => ({
        vehicles: items,
        vehicleId: vehicle_id,
        dropped,
      })),
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
