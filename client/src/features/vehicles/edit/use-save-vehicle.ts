import { formatPlate } from '#shared/uk/plate.ts';
import { useCustomerResult } from '~/features/customer/use-customer-result.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import type { AddVehicleInput, VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useAddVehicleMutation } from '~/graphql/generated/operations/add-vehicle.ts';
import { useUpdateVehicleMutation } from '~/graphql/generated/operations/update-vehicle.ts';
import { type MutationResult, mutationResult } from '~/graphql/mutation-result.ts';
import { useVehicleArrival } from './use-vehicle-arrival.ts';
import { changesAfter, openVehicleDraft, type VehicleValues, vehicleValues } from './vehicle-draft.ts';
import { FORM_ID, vehicleErrors } from './vehicle-errors.ts';

const NOT_SAVED = 'Failed to save vehicle. Please try again.';

type Saved = MutationResult<{ customer: unknown }>;

/**
 * The form that adds a vehicle or edits one (PROF-27). A new one that got no answer is looked for
 * in the customer's list, and not sent again when it is there: adding has no idempotency key.
 */
export function useSaveVehicle(
  vehicle: VehicleFactsFragment | null,
  vehicles: readonly VehicleFactsFragment[],
  onSaved: () => void,
) {
  const draft = openVehicleDraft(vehicle);
  const { value } = useDraft(draft);
  const [add] = useAddVehicleMutation({ errorPolicy: 'all' });
  const [update] = useUpdateVehicleMutation({ errorPolicy: 'all' });
  const noteCustomer = useCustomerResult();
  const hasArrived = useVehicleArrival();

  const addOnce = async (input: AddVehicleInput): Promise<Saved> => {
    const { idsBefore } = draft.get().value;
    if (idsBefore) {
      const isThere = await hasArrived(input, idsBefore);
      if (isThere) return saved;
      // Nobody knows: another one is not risked.
      if (isThere === null) return { kind: 'failed', failure: noResponseFailure };
    }
    const result = await mutationResult(add({ variables: { input } }), (data) => data.addVehicle);
    if (result.kind !== 'failed') return result;
    const known = idsBefore ?? vehicles.map(({ id }) => id);
    draft.change({ idsBefore: known });
    return (await hasArrived(input, known)) ? saved : result;
  };

  const form = useForm({
    id: FORM_ID,
    values: vehicleValues(vehicle, value),
    change: (change) => draft.change((typed) => ({ changes: changesAfter(vehicle, typed, change) })),
    validate: (values) => vehicleErrors(values, new Date()),
    send: (values): Promise<Saved> => {
      const input = inputOf(values);
      if (!vehicle) return addOnce(input);
      return mutationResult(
        update({ variables: { input: { vehicleId: vehicle.id, ...input } } }),
        (data) => data.updateVehicle,
      );
    },
    onResult(result) {
      noteCustomer(result);
      if (result.kind !== 'done') return;
      draft.clear();
      onSaved();
    },
    messages: { refused: NOT_SAVED, noResponse: NOT_SAVED },
  });
  return { ...form, discard: draft.clear };
}

/** Found in the list, which has been refetched to find it. */
const saved: Saved = { kind: 'done', payload: { customer: true } };

function inputOf({ make, model, year, colour, plate, vin, isPrimary }: VehicleValues): AddVehicleInput {
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
