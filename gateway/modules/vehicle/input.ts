import { z } from 'zod';
import { fieldMessages, vehicleYearMessage } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import { isVehicleYear, VIN_LENGTH, vehicleYears } from '#shared/vehicle-rules.ts';
import { idText, optionalLine, requiredLine } from '../input/text-fields.ts';

const VIN = new RegExp(`^(\\P{Cc}{${VIN_LENGTH}})?$`, 'u');

/** PROF-23..26. */
const vehicle = z.object({
  make: requiredLine(fieldMessages.make, 'The make', TEXT_LIMITS.vehicle.make),
  model: requiredLine(fieldMessages.model, 'The model', TEXT_LIMITS.vehicle.model),
  year: z.int().refine((year) => isVehicleYear(year, new Date()), {
    error: () => vehicleYearMessage(vehicleYears(new Date())),
  }),
  colour: optionalLine('The colour', TEXT_LIMITS.vehicle.colour),
  plate: optionalLine('The number plate', TEXT_LIMITS.vehicle.plate).transform(formatPlate),
  vin: z
    .string()
    .trim()
    .regex(VIN, fieldMessages.vin)
    .nullish()
    .transform((vin) => vin ?? ''),
  isPrimary: z.boolean(),
});

/** With the field names of the scripts (ENT-27). */
const toWire = ({ colour, plate, isPrimary, ...rest }: z.output<typeof vehicle>) => ({
  ...rest,
  color: colour,
  licensePlate: plate,
  primaryVehicle: isPrimary,
});

export const addVehicleInput = vehicle.transform(toWire);

export const updateVehicleInput = vehicle
  .extend({ vehicleId: idText })
  .transform(({ vehicleId, ...details }) => ({ id: vehicleId, ...toWire(details) }));

export const vehicleIdInput = z.object({ vehicleId: idText });
