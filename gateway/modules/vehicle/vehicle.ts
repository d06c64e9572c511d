import type { Vehicle } from '../../graphql/generated/resolvers.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';
import { formatPlate } from '../plate.ts';

/** A record in the graph's words. */
function toVehicle(record: VehicleRecord): Vehicle {
  const { id, make, model, year, color, licensePlate, vin, primaryVehicle } = record;
  return {
    id,
    make: make ?? '',
    model: model ?? '',
    year: year !== null && Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : null,
    colour: color,
    plate: licensePlate === null ? null : formatPlate(licensePlate),
    vin,
    isPrimary: primaryVehicle,
  };
}

/** A customer's vehicles, the primary one first, the others as the host has them. */
export function toVehicles(records: readonly VehicleRecord[]): Vehicle[] {
  return records.map(toVehicle).sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}

/** The one that was just added: of those with its make and model the last, since ids count up. Null when there are none at all. */
export function newestOf(
  vehicles: readonly Vehicle[],
  { make, model }: Pick<Vehicle, 'make' | 'model'>,
): Vehicle | null {
  const same = vehicles.filter((vehicle) => vehicle.make === make && vehicle.model === model);
  const [newest] = (same.length > 0 ? same : [...vehicles]).sort((a, b) =>
    b.id.localeCompare(a.id, 'en', { numeric: true }),
  );
  return newest ?? null;
}
