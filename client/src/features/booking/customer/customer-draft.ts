import * as z from 'zod/mini';
import { type BookingAnswers, storedAnswers } from '~/features/booking/shared/booking-answers.ts';
import { nullable } from '~/lib/schema-fields.ts';

/** A saved vehicle, as it was when it was chosen. */
const savedVehicleSchema = z.object({ kind: z.literal('saved'), id: z.string(), name: z.string(), plate: z.string() });

const vehicleSchema = z.discriminatedUnion('kind', [savedVehicleSchema, z.object({ kind: z.literal('another') })]);

export type SavedVehicle = z.infer<typeof savedVehicleSchema>;

export const draftSchema = z.object({
  ...storedAnswers,
  /** Null until the customer's vehicles have loaded. */
  vehicle: nullable(vehicleSchema),
});

export interface CustomerDraft extends BookingAnswers, z.infer<typeof draftSchema> {}

export const emptyDraft: CustomerDraft = { ...draftSchema.parse({}), photos: [] };
