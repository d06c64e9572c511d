import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';

const valuesSchema = z.object({
  make: z.string(),
  model: z.string(),
  year: z.string(),
  colour: z.string(),
  plate: z.string(),
  vin: z.string(),
  isPrimary: z.boolean(),
});

/** A vehicle as it is typed. */
export type VehicleValues = z.infer<typeof valuesSchema>;

const draftSchema = z.object({
  /** Only what was typed: what has changed elsewhere since is not overwritten. */
  changes: z.partial(valuesSchema),
  /**
   * The ids of the vehicles that there were before a new one was sent and no answer came; null
   * otherwise. It may be among those that there are now.
   */
  idsBefore: z.nullable(z.array(z.string())),
});

type VehicleDraft = z.infer<typeof draftSchema>;

/** What is typed for each vehicle, and for a new one, until it is saved or discarded. */
const vehicleDraft = defineDraft<VehicleDraft>({
  name: 'vehicle',
  owner: 'customer',
  maxAgeMs: DAY_MS,
  schema: draftSchema,
  empty: { changes: {}, idsBefore: null },
});

/** The draft of a vehicle, or of a new one. */
export const openVehicleDraft = (vehicle: { id: string } | null) => vehicleDraft.open(vehicle?.id ?? 'new');

const noValues: VehicleValues = { make: '', model: '', year: '', colour: '', plate: '', vin: '', isPrimary: false };

/** The vehicle as it is now, or nothing, with what was typed put over it. */
export function vehicleValues(vehicle: VehicleFactsFragment | null, { changes }: VehicleDraft): VehicleValues {
  return { ...(vehicle ? valuesOf(vehicle) : noValues), ...changes };
}

/** What was typed, without what is as it was. */
export function changesAfter(
  vehicle: VehicleFactsFragment | null,
  { changes }: VehicleDraft,
  change: Partial<VehicleValues>,
): Partial<VehicleValues> {
  const before: Record<string, unknown> = vehicle ? valuesOf(vehicle) : noValues;
  const typed = Object.entries({ ...changes, ...change });
  return Object.fromEntries(typed.filter(([part, value]) => value !== before[part]));
}

function valuesOf({ make, model, year, colour, plate, vin, isPrimary }: VehicleFactsFragment): VehicleValues {
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
