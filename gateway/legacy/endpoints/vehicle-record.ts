import type { z } from 'zod';
import { missing, record } from '../wire/record.ts';
import { flag, id, number, text } from '../wire/scalars.ts';

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
