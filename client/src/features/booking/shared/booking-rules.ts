import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isPlate } from '#shared/uk/plate.ts';
import { fieldIdOf, requiredChoice, requiredText } from '~/forms/validation.ts';

/**
 * The id of the control that holds a part of the draft; `places`, `services` and the like are
 * groups, whose id is their fieldset's.
 */
export const FORM_ID = 'booking';

export function fieldId(part: string): string {
  return fieldIdOf(FORM_ID, part);
}

// What guests and customers alike are held to, step by step.

export const serviceStep = z.object({ service: requiredChoice(fieldMessages.service) });

/** What is wrong, whatever it is wrong with. */
export const problem = {
  issueDescription: requiredText(fieldMessages.issueDescription, TEXT_LIMITS.description),
  photos: z.array(z.unknown()).check(z.minLength(1, fieldMessages.photos)),
};

export const typedVehicle = {
  model: requiredText(fieldMessages.vehicleModel, TEXT_LIMITS.bookedVehicle.model),
  year: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldMessages.vehicleYear),
      z.regex(/^((19|20)\d\d)?$/, fieldMessages.vehicleYearInvalid),
    ),
  plate: requiredText(fieldMessages.plate, TEXT_LIMITS.bookedVehicle.plate).check(
    z.refine((plate) => !plate || isPlate(plate), fieldMessages.plateInvalid),
  ),
};

export const locationStep = z.object({ location: requiredChoice(fieldMessages.location) });

export const ADDRESS_MISSING = fieldMessages.address;

export const dateTimeStep = z.object({
  date: requiredChoice(fieldMessages.date),
  time: requiredChoice(fieldMessages.time),
});
