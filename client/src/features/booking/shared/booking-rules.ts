import * as z from 'zod/mini';
import { chosen, filled } from '~/lib/flow/rules.ts';
import { product } from '~/lib/product.ts';
import { isPlate } from '~/lib/uk-plate.ts';

/** The id of the control that holds a part of the draft; `places`, `services` and the like are groups, whose id is their fieldset's. */
export function fieldId(part: string): string {
  return `booking-${part}`;
}

// What guests and customers alike are held to, step by step.

export const serviceStep = z.object({ service: chosen('Choose a service') });

/** What is wrong, whatever it is wrong with. */
export const problem = {
  issueDescription: filled('Describe what is wrong', product.longestDescription),
  photos: z.array(z.unknown()).check(z.minLength(1, 'Add at least one photo')),
};

export const typedVehicle = {
  model: filled('Enter the make and model', 100),
  year: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the year it was made'),
      z.regex(/^((19|20)\d\d)?$/, 'Enter the year as four digits'),
    ),
  plate: filled('Enter the number plate', 12).check(
    z.refine((plate) => !plate || isPlate(plate), 'Enter the number plate as 2 to 8 letters and digits'),
  ),
};

export const locationStep = z.object({ place: chosen('Choose where the work should be done') });

export const ADDRESS_MISSING = 'Enter the street address and post code';

export const dateTimeStep = z.object({ date: chosen('Choose a date'), time: chosen('Choose a time') });
