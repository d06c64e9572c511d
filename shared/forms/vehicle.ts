import * as z from 'zod/mini';
import { fieldMessages, vehicleYearMessage } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { plainCapitals, plainText } from '../plain-text.ts';
import { isVehicleYear, VIN_LENGTH, vehicleYears } from '../vehicle-rules.ts';
import { optionalPlate, requiredPlate } from './codes.ts';
import { flag, optional, optionalLine, required, requiredLine, rule, typedNumber } from './fields.ts';
import { defineForm } from './form.ts';

const limits = TEXT_LIMITS.vehicle;

/** Next year is the last, by London's calendar (PROF-24). */
const vehicleYear = (now: () => Date) => {
  const message = () => vehicleYearMessage(vehicleYears(now()));
  return { message, number: typedNumber(/^\d{4}$/, (year) => isVehicleYear(year, now()), message) };
};

const vin = optional(plainCapitals, TEXT_LIMITS.name).check(
  rule((code) => new RegExp(`^[A-Z0-9]{${VIN_LENGTH}}$`).test(code), fieldMessages.vin),
);

/** A customer's vehicle (PROF-23..26, ENT-27). */
export const vehicleForm = (now: () => Date) =>
  defineForm(
    {
      make: requiredLine(fieldMessages.make, limits.make),
      model: requiredLine(fieldMessages.model, limits.model),
      year: vehicleYear(now).number,
      colour: optionalLine(limits.colour),
      plate: optionalPlate(limits.plate),
      vin,
      isPrimary: flag,
    },
    { colour: 'color', plate: 'licensePlate', isPrimary: 'primaryVehicle' },
  );

/** A vehicle that is described in a booking (BOOK-12). The graph has its year as a text. */
export const bookedVehicleForm = (now: () => Date) => {
  const { number, message } = vehicleYear(now);
  return defineForm(
    {
      model: requiredLine(fieldMessages.vehicleModel, TEXT_LIMITS.bookedVehicle.model),
      year: required(plainText, fieldMessages.vehicleYear, TEXT_LIMITS.name).check(
        rule((year) => z.safeParse(number, year).success, message),
      ),
      plate: requiredPlate(TEXT_LIMITS.bookedVehicle.plate),
    },
    { plate: 'plateNo' },
  );
};
