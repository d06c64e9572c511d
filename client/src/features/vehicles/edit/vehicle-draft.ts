import { defineDraft } from '~/forms/define-draft.ts';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { boolean, list, nullable, object, partial, string, type ValueOf, withDefault } from '~/lib/shape.ts';

const valuesShape = object({
  make: string,
  model: string,
  year: string,
  colour: string,
  plate: string,
  vin: string,
  isPrimary: boolean,
});

/** The values of a vehicle's form. */
export type VehicleValues = ValueOf<typeof valuesShape>;

const draftShape = object({
  /** Only the edited fields, so that saving doesn't overwrite later changes from elsewhere. */
  changes: withDefault(partial(valuesShape.parts), {}),
  /**
   * The ids of the customer's vehicles before a request to add one whose response was lost; null
   * otherwise. The new vehicle may have been added all the same.
   */
  idsBefore: nullable(list(string)),
});

type VehicleDraft = ValueOf<typeof draftShape>;

/** A draft for each vehicle, and one for a new vehicle, until it is saved or discarded. */
const vehicleDraft = defineDraft({
  name: 'vehicle',
  owner: 'customer',
  shape: draftShape,
});

/** Null opens the draft of a new vehicle. */
export const openVehicleDraft = (vehicle: { id: string } | null) => vehicleDraft.open(vehicle?.id ?? 'new');

const emptyValues: VehicleValues = { make: '', model: '', year: '', colour: '', plate: '', vin: '', isPrimary: false };

/** The vehicle's current values, overridden by the draft. */
export function vehicleValues(vehicle: VehicleFactsFragment | null, { changes }: VehicleDraft): VehicleValues {
  return { ...(vehicle ? valuesOf(vehicle) : emptyValues), ...changes };
}

/** The draft's changes after another one, without those that restore the saved value. */
export function changesAfter(
  vehicle: VehicleFactsFragment | null,
  { changes }: VehicleDraft,
  change: Partial<VehicleValues>,
): Partial<VehicleValues> {
  const saved: Record<string, unknown> = vehicle ? valuesOf(vehicle) : emptyValues;
  const entries = Object.entries({ ...changes, ...change });
  return Object.fromEntries(entries.filter(([field, value]) => value !== saved[field]));
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
