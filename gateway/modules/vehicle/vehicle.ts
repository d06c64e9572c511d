import { formatPlate } from '#shared/uk/plate.ts';
import type { UserError, Vehicle } from '../../graphql/generated/schema.ts';
import type { VehicleRecord, VehiclesResponse } from '../../legacy/endpoints/vehicles.ts';
import { View } from '../../legacy/wire/record.ts';
import type { GatewayContext } from '../context.ts';
import { type CustomerModel, readableList, viewingCustomer } from '../customer/customer.ts';

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

/** The three fields of a booking form for a saved vehicle; unknown ones are empty. */
export function describeVehicle({ make, model, year, licensePlate }: VehicleRecord) {
  const name = [make, model].filter((word) => word !== null).join(' ');
  return { model: name, year: String(year ?? ''), plate: formatPlate(licensePlate ?? '') };
}

/** Model, year and plate, as repairs have them; null if nothing of the vehicle is known. */
export function vehicleText(record: VehicleRecord): string | null {
  const { model, year, plate } = describeVehicle(record);
  return [model, year, plate].filter((part) => part !== '').join(', ') || null;
}

/** Shorter ones could end other words. */
const MIN_PLATE_LENGTH = 5;

/**
 * The saved vehicle that a text of the host names: the one whose plate ends the text, or else the
 * one that is described in the same words.
 */
export function vehicleNamed(text: string, records: readonly VehicleRecord[]): Vehicle | null {
  const compact = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const isNamedByPlate = ({ licensePlate }: VehicleRecord) => {
    const plate = compact(licensePlate ?? '');
    return plate.length >= MIN_PLATE_LENGTH && compact(text).endsWith(plate);
  };
  const record = records.find(isNamedByPlate) ?? records.find((candidate) => vehicleText(candidate) === text);
  return record ? new VehicleModel(record) : null;
}

/** The result of a vehicle mutation. Missing data is refetched when a field needs it. */
interface VehiclePayload {
  /** Missing if nothing was changed. */
  readonly customer?: CustomerModel;
  readonly find?: (vehicles: readonly Vehicle[]) => Vehicle | null;
  readonly userErrors: UserError[];
}

export type AddVehiclePayloadModel = VehiclePayload;
export type UpdateVehiclePayloadModel = VehiclePayload;
export type SetPrimaryVehiclePayloadModel = VehiclePayload;

/** The customer with the response's vehicles (PROF-27, PROF-28); without any, refetched (C-78). */
export function updatedCustomer({ vehicles }: VehiclesResponse, context: GatewayContext): CustomerModel {
  return viewingCustomer(context, vehicles ? { vehicles } : {});
}

export async function vehiclesOf({ preloaded, record }: CustomerModel): Promise<Vehicle[]> {
  return toVehicles(preloaded.vehicles ?? readableList((await record()).vehicles));
}

/** If the refetch fails, only the field has an error: the mutation itself has succeeded. */
export const vehiclePayload = {
  vehicle: async ({ customer, find }: VehiclePayload) => (customer && find ? find(await vehiclesOf(customer)) : null),
};
