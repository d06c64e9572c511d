import * as z from 'zod/mini';
import { fieldMessages, vehicleYearMessage } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { isVehicleYear, VIN_LENGTH, vehicleYears } from '../vehicle-rules.ts';
import { optionalPlate, requiredPlate } from './codes.ts';
import { flag, optionalLine, requiredLine, rule, typedNumber } from './fields.ts';
import { defineForm } from './form.ts';

const limits = TEXT_LIMITS.vehicle;

const yearRule = (now: () => Date) =>
  [(year: number) => isVehicleYear(year, now()), () => vehicleYearMessage(vehicleYears(now()))] as const;

const vin = optionalLine(TEXT_LIMITS.name).check(
  z.overwrite((typed) => typed.toUpperCase()),
  rule((code) => new RegExp(`^[A-Z0-9]{${VIN_LENGTH}}$`).test(code), fieldMessages.vin),
);

/** A customer's vehicle (PROF-23..26, ENT-27). */
export const vehicleForm = (now: () => Date) =>
  defineForm(
    {
      make: requiredLine(fieldMessages.make, limits.make),
      model: requiredLine(fieldMessages.model, limits.model),
      year: typedNumber(/^\d{4}$/, ...yearRule(now)),
      colour: optionalLine(limits.colour),
      plate: optionalPlate(limits.plate),
      vin,
      isPrimary: flag,
    },
    { colour: 'color', plate: 'licensePlate', isPrimary: 'primaryVehicle' },
  );

/** A vehicle that is described in a booking (BOOK-12). The graph has its year as a text. */
export const bookedVehicleForm = (now: () => Date) => {
  const [isYear, yearMessage] = yearRule(now);
  return defineForm(
    {
      model: requiredLine(fieldMessages.vehicleModel, TEXT_LIMITS.bookedVehicle.model),
      year: requiredLine(fieldMessages.vehicleYear, TEXT_LIMITS.name).check(
        rule((year) => /^\d{4}$/.test(year), fieldMessages.vehicleYearInvalid),
        rule((year) => isYear(Number(year)), yearMessage),
      ),
      plate: requiredPlate(TEXT_LIMITS.bookedVehicle.plate),
    },
    { plate: 'plateNo' },
  );
};
