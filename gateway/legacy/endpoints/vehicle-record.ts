import { z } from 'zod';
import { flag, id, number, text } from '../wire/scalars.ts';

/** ENT-27: a vehicle of the user data and of the vehicle scripts' answers, under either name of its id. */
export const vehicleRecord = z
  .object({
    vehicle_id: id,
    id,
    make: text,
    model: text,
    year: number,
    color: text,
    licensePlate: text,
    vin: text,
    primaryVehicle: flag,
  })
  .transform(({ vehicle_id, id: plainId, ...rest }, context) => {
    const vehicleId = vehicle_id ?? plainId;
    if (vehicleId !== null) return { ...rest, id: vehicleId };
    context.addIssue({ code: 'custom', message: 'missing', path: ['vehicle_id'] });
    return z.NEVER;
  });

export type VehicleRecord = z.output<typeof vehicleRecord>;
