import { vehicleForm } from '#shared/forms/vehicle.ts';
import { MAX_VEHICLES } from '#shared/limits.ts';
import {
  type CustomerVehicle,
  deleteVehicle,
  insertVehicle,
  listVehicles,
  lockVehicles,
  setPrimaryVehicle,
  updateVehicle,
  type VehicleDetails,
} from '../../store/customers.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import { Form } from '../form.ts';
import { Refusal } from '../refusal.ts';

export interface VehicleInput {
  details: VehicleDetails;
  /** Whether it becomes the primary one. */
  primary: boolean;
}

/** Parses and validates a vehicle (PROF-23..26). Throws a refusal with all errors. */
export function readVehicleForm(fields: ReadonlyMap<string, string>, now: Date): VehicleInput {
  const { make, model, year, colour, plate, vin, isPrimary } = Form.parse(
    vehicleForm(() => now),
    fields,
  );
  return {
    details: { make, model, year, color: colour || null, license_plate: plate || null, vin: vin || null },
    primary: isPrimary,
  };
}

export interface ChangedVehicles {
  /** The vehicle that was added, changed or removed. */
  id: number;
  /** All of the customer's vehicles after the change. */
  vehicles: CustomerVehicle[];
}

/**
 * Changes a customer's vehicles under a lock, and keeps exactly one primary while there are any: by
 * default the oldest.
 */
function changeVehicles(
  store: Store,
  accountId: number,
  change: (db: Queries, vehicles: CustomerVehicle[]) => Promise<number>,
): Promise<ChangedVehicles> {
  return inTransaction(store, async (db) => {
    await lockVehicles(db, accountId);
    const id = await change(db, await listVehicles(db, accountId));
    const [first] = await listVehicles(db, accountId);
    if (first && first.is_primary === 0) await setPrimaryVehicle(db, accountId, first.id);
    return { id, vehicles: await listVehicles(db, accountId) };
  });
}

function requireVehicle(vehicles: CustomerVehicle[], id: string): number {
  const vehicle = vehicles.find((candidate) => String(candidate.id) === id);
  if (!vehicle) throw new Refusal('NOT_FOUND', 'We couldn’t find this vehicle.', { field: 'vehicleId' });
  return vehicle.id;
}

export function addVehicle(store: Store, accountId: number, { details, primary }: VehicleInput) {
  return changeVehicles(store, accountId, async (db, vehicles) => {
    if (vehicles.length >= MAX_VEHICLES)
      throw new Refusal('LIMIT_REACHED', `You can keep at most ${MAX_VEHICLES} vehicles. Please remove one first.`);
    const id = await insertVehicle(db, accountId, details);
    if (primary) await setPrimaryVehicle(db, accountId, id);
    return id;
  });
}

export function replaceVehicle(store: Store, accountId: number, vehicleId: string, { details, primary }: VehicleInput) {
  return changeVehicles(store, accountId, async (db, vehicles) => {
    const id = requireVehicle(vehicles, vehicleId);
    await updateVehicle(db, id, details);
    if (primary) await setPrimaryVehicle(db, accountId, id);
    return id;
  });
}

export function makePrimary(store: Store, accountId: number, vehicleId: string) {
  return changeVehicles(store, accountId, async (db, vehicles) => {
    const id = requireVehicle(vehicles, vehicleId);
    await setPrimaryVehicle(db, accountId, id);
    return id;
  });
}

export function removeVehicle(store: Store, accountId: number, vehicleId: string) {
  return changeVehicles(store, accountId, async (db, vehicles) => {
    const id = requireVehicle(vehicles, vehicleId);
    await deleteVehicle(db, id);
    return id;
  });
}
