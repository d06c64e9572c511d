import type { CustomerVehicle } from '../../store/customers/vehicles.ts';
import { idText } from '../http/php-values.ts';

/** A vehicle as the dashboard reads it (ENT-27). */
export function vehicleRecord(vehicle: CustomerVehicle) {
  return {
    vehicle_id: idText(vehicle.id),
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    color: vehicle.color,
    licensePlate: vehicle.license_plate,
    vin: vehicle.vin,
    primaryVehicle: vehicle.is_primary === 1,
  };
}
