import type { OwnVehicle } from '../store/vehicles.ts';
import { phpFlag, phpText } from './php-values.ts';

/** A vehicle as the dashboard reads it (ENT-27). */
export function vehicleRecord(vehicle: OwnVehicle) {
  return {
    vehicle_id: phpText(vehicle.id),
    make: vehicle.make,
    model: vehicle.model,
    year: phpText(vehicle.year),
    color: vehicle.color,
    licensePlate: vehicle.license_plate,
    vin: vehicle.vin,
    primaryVehicle: phpFlag(vehicle.is_primary),
  };
}
