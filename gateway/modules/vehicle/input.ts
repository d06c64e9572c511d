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

/** In the words of the scripts (ENT-27). */
const inWireWords = ({ colour, plate, isPrimary, ...rest }: z.output<typeof vehicle>) => ({
  ...rest,
  color: colour,
  licensePlate: plate,
  primaryVehicle: isPrimary,
});

export const newVehicle = vehicle.transform(inWireWords);

export const changedVehicle = vehicle
  .extend({ vehicleId: idText })
  .transform(({ vehicleId, ...details }) => ({ id: vehicleId, ...inWireWords(details) }));

export const whichVehicle = z.object({ vehicleId: idText });
