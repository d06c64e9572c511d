import { formatPlate } from '#shared/uk/plate.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';

/** The three fields of a booking form for a saved vehicle; unknown ones are empty. */
export function describeVehicle({ make, model, year, licensePlate }: VehicleRecord) {
  const name = [make, model].filter((word) => word !== null).join(' ');
  return { model: name, year: String(year ?? ''), plate: formatPlate(licensePlate ?? '') };
}
