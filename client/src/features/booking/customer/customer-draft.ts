import * as z from 'zod/mini';
import { type BookingAnswers, keptAnswers, noAnswers } from '~/features/booking/shared/booking-answers.ts';

/** A vehicle of the customer's as it was when it was chosen. */
const savedVehicleSchema = z.object({ kind: z.literal('saved'), id: z.string(), name: z.string(), plate: z.string() });

const vehicleSchema = z.discriminatedUnion('kind', [savedVehicleSchema, z.object({ kind: z.literal('another') })]);

export type SavedVehicle = z.infer<typeof savedVehicleSchema>;

export const draftSchema = z.object({
  ...keptAnswers,
  /** Null until the customer's vehicles are known. */
  vehicle: z.nullable(vehicleSchema),
});

/** Everything a customer has said so far. */
export interface CustomerDraft extends BookingAnswers, z.infer<typeof draftSchema> {}

export const emptyDraft: CustomerDraft = { ...noAnswers, vehicle: null };
