import * as z from 'zod/mini';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { createKeptStore } from '~/lib/kept-store.ts';

const textFields = ['make', 'model', 'year', 'colour', 'plate', 'vin'] as const;

const fieldsSchema = z.object({
  make: z.string(),
  model: z.string(),
  year: z.string(),
  colour: z.string(),
  plate: z.string(),
  vin: z.string(),
  isPrimary: z.boolean(),
});
type VehicleFields = z.infer<typeof fieldsSchema>;

const draftSchema = z.extend(fieldsSchema, {
  /** Whose vehicle it is; another customer's is left alone. */
  ownerId: z.string(),
  /** The vehicle that is changed; null for a new one. */
  vehicleId: z.nullable(z.string()),
  /** As it was when the form was opened last: what is still so was not changed by hand. */
  before: fieldsSchema,
  /** Of a new one that was sent without an answer: the vehicles that there were before, by their ids. It may be among those that there are now. */
  unheard: z.nullable(z.array(z.string())),
});

/** A vehicle as it is typed. */
export type VehicleDraft = z.infer<typeof draftSchema>;

const noFields: VehicleFields = { make: '', model: '', year: '', colour: '', plate: '', vin: '', isPrimary: false };
const emptyDraft: VehicleDraft = { ...noFields, ownerId: '', vehicleId: null, before: noFields, unheard: null };

/** The one form's draft, until it is saved or thrown away: closing the form by mistake costs nothing. */
export const vehicleDraft = createKeptStore('vehicle-draft', draftSchema, emptyDraft);

/** Opens the form for a vehicle, or for a new one: with what was being typed for it, else with what is known. */
export function openVehicleDraft(owner: string, vehicle: VehicleFactsFragment | null): void {
  const draft = vehicleDraft.get();
  const vehicleId = vehicle?.id ?? null;
  const now = vehicle ? fieldsOf(vehicle) : noFields;
  const isWaiting = draft.ownerId === owner && draft.vehicleId === vehicleId;
  vehicleDraft.change(
    isWaiting
      ? { ...typedOver(now, draft), before: now }
      : { ...emptyDraft, ...now, ownerId: owner, vehicleId, before: now },
  );
}

/** A vehicle as it is now with what was changed by hand: what somebody else has changed since, in another tab, is not taken back. */
function typedOver(now: VehicleFields, draft: VehicleDraft): VehicleFields {
  const fields = { ...now };
  for (const field of textFields) if (draft[field] !== draft.before[field]) fields[field] = draft[field];
  if (draft.isPrimary !== draft.before.isPrimary) fields.isPrimary = draft.isPrimary;
  return fields;
}

function fieldsOf({ make, model, year, colour, plate, vin, isPrimary }: VehicleFactsFragment): VehicleFields {
  return {
    make,
    model,
    year: year === null ? '' : String(year),
    colour: colour ?? '',
    plate: plate ?? '',
    vin: vin ?? '',
    isPrimary,
  };
}
