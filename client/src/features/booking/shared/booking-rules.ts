import * as z from 'zod/mini';
import { fieldIdOf, requiredChoice, requiredText } from '~/forms/validation.ts';
import { product } from '~/lib/product.ts';
import { isPlate } from '~/lib/uk-plate.ts';

/** The id of the control that holds a part of the draft; `places`, `services` and the like are groups, whose id is their fieldset's. */
export const FORM_ID = 'booking';

export function fieldId(part: string): string {
  return fieldIdOf(FORM_ID, part);
}

// What guests and customers alike are held to, step by step.

export const serviceStep = z.object({ service: requiredChoice('Choose a service') });

/** What is wrong, whatever it is wrong with. */
export const problem = {
  issueDescription: requiredText('Describe what is wrong', product.longestDescription),
  photos: z.array(z.unknown()).check(z.minLength(1, 'Add at least one photo')),
};

export const typedVehicle = {
  model: requiredText('Enter the make and model', 100),
  year: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the year it was made'),
      z.regex(/^((19|20)\d\d)?$/, 'Enter the year as four digits'),
    ),
  plate: requiredText('Enter the number plate', 12).check(
    z.refine((plate) => !plate || isPlate(plate), 'Enter the number plate as 2 to 8 letters and digits'),
  ),
};

export const locationStep = z.object({ place: requiredChoice('Choose where the work should be done') });

export const ADDRESS_MISSING = 'Enter the street address and postcode';

export const dateTimeStep = z.object({ date: requiredChoice('Choose a date'), time: requiredChoice('Choose a time') });
