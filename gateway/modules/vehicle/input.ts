import { z } from 'zod';
import { idText, optionalLine, requiredLine } from '../input/text-fields.ts';
import { formatPlate } from '../plate.ts';

const FIRST_YEAR = 1900;

/** PROF-24: the next calendar year. At New Year London's clocks are UTC's. */
const lastYear = () => new Date().getUTCFullYear() + 1;

/** PROF-23..26. */
const vehicle = z.object({
  make: requiredLine('Make is required', 'The make', 60),
  model: requiredLine('Model is required', 'The model', 60),
  year: z.int().refine((year) => year >= FIRST_YEAR && year <= lastYear(), {
    error: () => `Year must be between ${FIRST_YEAR} and ${lastYear()}`,
  }),
  colour: optionalLine('The colour', 40),
  plate: optionalLine('The number plate', 10).transform(formatPlate),
  vin: z
    .string()
    .trim()
    .regex(/^(\P{Cc}{17})?$/u, 'VIN should be 17 characters (if provided)')
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
