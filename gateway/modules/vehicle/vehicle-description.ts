import { formatPlate } from '#shared/uk/plate.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';

/** A saved vehicle in the three parts of a booking form; unknown parts are empty. */
export function describedVehicle({ make, model, year, licensePlate }: VehicleRecord) {
  const name = [make, model].filter((word) => word !== null).join(' ');
  return { model: name, year: String(year ?? ''), plate: formatPlate(licensePlate ?? '') };
}
