import * as z from 'zod/mini';
import type { Problem } from '~/lib/flow/flow.ts';
import { chosen, filled, person, problemsIn, upTo } from '~/lib/flow/rules.ts';
import { isPlate } from '~/lib/uk-plate.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingStep } from './booking-steps.ts';

/** The id of the control that holds a part of the draft; `places`, `services` and the like are groups, whose id is their fieldset's. */
export function fieldId(part: keyof BookingDraft): string {
  return `booking-${part}`;
}

const serviceStep = z.object({ service: chosen('Choose a service') });

const problemStep = z.object({
  itemDetails: z.string().check(upTo(500)),
  issueDescription: filled('Describe what is wrong', 2000),
  photos: z.array(z.unknown()).check(z.minLength(1, 'Add at least one photo')),
});

const vehicleStep = z.object({
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
  ...problemStep.shape,
});

const locationStep = z.object({ place: chosen('Choose where the work should be done') });
// Only a different location needs its address at once; for home service the team can ask by phone (C-06).
const differentLocationStep = z.object({ address: filled('Enter the street address and post code', 300) });

const dateTimeStep = z.object({ date: chosen('Choose a date'), time: chosen('Choose a time') });

const reviewStep = z.object({
  ...person,
  declarationAccepted: z.literal(true, 'Tick the box to agree to the Privacy Policy and Terms of Service'),
});

function schemaOf(step: BookingStep, { service, place }: BookingDraft) {
  switch (step) {
    case 'service':
      return serviceStep;
    case 'details':
      return service?.needsVehicle ? vehicleStep : problemStep;
    case 'location':
      return place?.kind === 'DIFFERENT_LOCATION' ? differentLocationStep : locationStep;
    case 'specialist':
      // No preference is a choice, and so is saying nothing (BOOK-19).
      return null;
    case 'date-time':
      return dateTimeStep;
    case 'review':
      return reviewStep;
  }
}

/** What keeps a guest on a step (doc 1 §5), one sentence per control, in the order of the page. */
export function problemsOf(step: BookingStep, draft: BookingDraft): readonly Problem[] {
  return problemsIn(schemaOf(step, draft), draft, fieldId);
}
