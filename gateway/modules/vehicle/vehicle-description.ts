import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';
import { formatPlate } from '../plate.ts';

/** A saved vehicle in the three parts that a booking describes one by; what is not known is empty. */
export function describedVehicle({ make, model, year, licensePlate }: VehicleRecord) {
  const name = [make, model].filter((word) => word !== null).join(' ');
  return { model: name, year: String(year ?? ''), plate: formatPlate(licensePlate ?? '') };
}
