import type { FastifyInstance } from 'fastify';
import { fieldMessages } from '#shared/field-messages.ts';
import {
  addVehicle,
  type ChangedVehicles,
  makePrimary,
  readVehicleForm,
  removeVehicle,
  replaceVehicle,
} from '../../domain/customers/vehicles.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { CustomerVehicle } from '../../store/customers.ts';
import { customerOf, type ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields } from '../http/request.ts';

/** The documents use three names for it. */
function vehicleIdOf(fields: ReadonlyMap<string, string>): string {
  const id = fields.get('vehicleId') ?? fields.get('vehicle_id') ?? fields.get('id') ?? '';
  if (id.trim() === '') throw new Refusal('INVALID', fieldMessages.vehicle, { field: 'vehicleId' });
  return id.trim();
}

function responseOf(message: string, { id, vehicles }: ChangedVehicles) {
  return { success: true, message, vehicle_id: idText(id), vehicles: vehicles.map(vehicleRecord) };
}

/**
 * `add-vehicle.php`, `update-vehicle-details.php`, `update-vehicle.php`: all vehicles (PHP-43..46).
 */
export function vehicleScripts(app: FastifyInstance, context: ScriptContext): void {
  const { store, clock } = context;

  app.post('/php/add-vehicle.php', async (request) => {
    const { id } = await customerOf(request, context);
    const vehicle = readVehicleForm(bodyFields(request), clock());
    return responseOf('Vehicle added successfully!', await addVehicle(store, id, vehicle));
  });

  app.post('/php/update-vehicle-details.php', async (request) => {
    const { id } = await customerOf(request, context);
    const fields = bodyFields(request);
    const vehicleId = vehicleIdOf(fields);
    const vehicle = readVehicleForm(fields, clock());
    return responseOf('Vehicle updated successfully!', await replaceVehicle(store, id, vehicleId, vehicle));
  });

  app.post('/php/update-vehicle.php', async (request) => {
    const { id } = await customerOf(request, context);
    const fields = bodyFields(request);
    const vehicleId = vehicleIdOf(fields);
    switch (fields.get('action')) {
      case 'primary':
        return responseOf('Primary vehicle updated successfully!', await makePrimary(store, id, vehicleId));
      case 'delete':
        return responseOf('Vehicle removed successfully!', await removeVehicle(store, id, vehicleId));
      default:
        throw new Refusal('INVALID', 'Unknown action.');
    }
  });
}

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
