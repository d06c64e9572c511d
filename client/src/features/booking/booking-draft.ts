import * as z from 'zod/mini';
import { placeSchema } from '~/features/locations/place.ts';
import type { Photo } from '~/features/photos/photo.ts';
import { preselectedSpecialistSchema } from '~/features/specialists/preselection.ts';

const serviceSchema = z.object({ id: z.string(), name: z.string(), needsVehicle: z.boolean() });
const timeSchema = z.object({ slotId: z.string(), label: z.string() });
/** What was chosen in the specialist step; an id of null is 'No preference', said deliberately. */
const specialistSchema = z.object({ id: z.nullable(z.string()), name: z.string() });

/** What outlives a reload, in this tab only. Photos are kept apart because they are files; consent is never kept. */
export const keptDraftSchema = z.object({
  /** Names this run of the wizard; its photos are kept under it. */
  runId: z.string(),
  service: z.nullable(serviceSchema),
  model: z.string(),
  year: z.string(),
  plate: z.string(),
  itemDetails: z.string(),
  issueDescription: z.string(),
  place: z.nullable(placeSchema),
  address: z.string(),
  specialist: z.nullable(specialistSchema),
  /** Whom 'Book now' was pressed for; apart from the choices, because they must not undo it (C-07). */
  preselected: z.nullable(preselectedSpecialistSchema),
  /** YYYY-MM-DD. */
  date: z.nullable(z.string()),
  time: z.nullable(timeSchema),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
  /** The idempotency key of a request that has had no definite answer yet. */
  attemptKey: z.nullable(z.string()),
  /** The moment of the last change, in milliseconds; null while nothing is filled in. */
  savedAt: z.nullable(z.number()),
});

export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** Everything a guest has said so far. */
export interface BookingDraft extends KeptDraft {
  photos: readonly Photo[];
  declarationAccepted: boolean;
}

export const emptyDraft: BookingDraft = {
  runId: '',
  service: null,
  model: '',
  year: '',
  plate: '',
  itemDetails: '',
  issueDescription: '',
  place: null,
  address: '',
  specialist: null,
  preselected: null,
  date: null,
  time: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  attemptKey: null,
  savedAt: null,
  photos: [],
  declarationAccepted: false,
};
