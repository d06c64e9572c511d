import { formatPlate } from '#shared/uk/plate.ts';
import type { Vehicle } from '../../graphql/generated/schema.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';
import { View } from '../../legacy/wire/view.ts';

class VehicleModel extends View<VehicleRecord> implements Vehicle {
  readonly id = this.source.id;
  readonly make = this.source.make ?? '';
  readonly model = this.source.model ?? '';
  readonly year = yearOf(this.source);
  readonly colour = this.source.color;
  readonly vin = this.source.vin;
  readonly isPrimary = this.source.primaryVehicle;

  get plate() {
    const { licensePlate } = this.source;
    return licensePlate === null ? null : formatPlate(licensePlate);
  }
}

function yearOf({ year }: VehicleRecord): number | null {
  return year !== null && Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : null;
}

/** A customer's vehicles, the primary one first, the others in the host's order. */
export function toVehicles(records: readonly VehicleRecord[]): Vehicle[] {
  return records.map((record) => new VehicleModel(record)).sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}

/**
 * The vehicle that was just added: the one with this make and model, if there is one, and the
 * highest id. Null if there are no vehicles.
 */
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
