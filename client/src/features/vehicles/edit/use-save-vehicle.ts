import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import { useAddVehicleMutation } from '~/graphql/generated/operations/add-vehicle.ts';
import { useUpdateVehicleMutation } from '~/graphql/generated/operations/update-vehicle.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { type ActProblem, problemsOf } from '~/graphql/problems.ts';
import { formatPlate } from '~/lib/uk-plate.ts';
import { useVehicleArrival } from './use-vehicle-arrival.ts';
import { type VehicleDraft, vehicleDraft } from './vehicle-draft.ts';
import { controls } from './vehicle-problems.ts';

const texts = {
  refused: 'Failed to save vehicle. Please try again.',
  failed: 'Failed to save vehicle. Please try again.',
};

/**
 * Saves what the form holds, as a new vehicle or as changes of one (PROF-27). What went wrong; nothing when it is saved, and then the answer has
 * put the whole list in its place. A new one of which no answer came is looked for in the list, and is not sent again when it is there.
 * `owned` are the vehicles that there are, by their ids.
 */
export function useSaveVehicle(owned: string[]): (draft: VehicleDraft) => Promise<readonly ActProblem[]> {
  const [add] = useAddVehicleMutation({ errorPolicy: 'all' });
  const [update] = useUpdateVehicleMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const hasArrived = useVehicleArrival();
  return async (draft) => {
    const { vehicleId, unheard } = draft;
    const details = detailsOf(draft);
    const isNew = vehicleId === null;
    const saved = (): [] => {
      vehicleDraft.clear();
      return [];
    };
    if (isNew && unheard) {
      const isThere = await hasArrived(details, unheard);
      if (isThere) return saved();
      // Nobody knows: another one is not risked.
      if (isThere === null) return [{ message: texts.failed }];
    }
    const result = isNew
      ? await mutationResult(add({ variables: { input: details } }), (data) => data.addVehicle)
      : await mutationResult(update({ variables: { input: { vehicleId, ...details } } }), (data) => data.updateVehicle);
    // Where no answer came it may have been saved: the list behind the form then shows it.
    if (result.kind === 'failed' || (result.kind === 'done' && !result.answer.customer)) stale();
    if (result.kind === 'done') return saved();
    if (isNew && result.kind === 'failed') {
      const before = unheard ?? owned;
      vehicleDraft.change({ unheard: before });
      if (await hasArrived(details, before)) return saved();
    }
    return problemsOf(result, texts, controls);
  };
}

function detailsOf({ make, model, year, colour, plate, vin, isPrimary }: VehicleDraft) {
  return {
    make: make.trim(),
    model: model.trim(),
    year: Number(year),
    colour: colour.trim() || null,
    plate: formatPlate(plate) || null,
    vin: vin.trim().toUpperCase() || null,
    isPrimary,
  };
}
