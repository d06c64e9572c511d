import { useApolloClient } from '@apollo/client/react';
import { vehicleForm } from '#shared/forms/vehicle.ts';
import { plainText } from '#shared/plain-text.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import type { AddVehicleInput, VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useAddVehicleMutation } from '~/graphql/generated/operations/add-vehicle.ts';
import { useUpdateVehicleMutation } from '~/graphql/generated/operations/update-vehicle.ts';
import { VehicleFactsFragmentDoc } from '~/graphql/generated/operations/vehicle-facts.ts';
import { VehiclesDocument } from '~/graphql/generated/operations/vehicles.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { changesAfter, openVehicleDraft, type VehicleValues, vehicleValues } from './vehicle-draft.ts';

const FORM_ID = 'vehicle';

const { schema } = vehicleForm(() => new Date());

const NOT_SAVED = 'Failed to save vehicle. Please try again.';

type SaveResult = MutationResult<{ customer: unknown }>;

/** For a vehicle that was found in the list. Looking for it has refetched the customer. */
const ADDED: SaveResult = { kind: 'done', payload: { customer: true } };

/**
 * The form that adds or edits a vehicle (PROF-27). Adding has no idempotency key: if its response
 * is lost, the form looks for the vehicle in the list before it sends another request.
 */
export function useSaveVehicle(
  vehicle: VehicleFactsFragment | null,
  vehicles: readonly VehicleFactsFragment[],
  onSaved: () => void,
) {
  const draft = openVehicleDraft(vehicle);
  const { value, otherTab } = useDraft(draft);
  const add = useAddVehicleMutation();
  const update = useUpdateVehicleMutation();
  const refetchIfStale = useRefetchIfStale();
  const wasAdded = useCheckVehicleAdded();

  const addOnce = async (input: AddVehicleInput): Promise<SaveResult> => {
    const { idsBefore } = draft.get().value;
    if (idsBefore) {
      const isAdded = await wasAdded(input, idsBefore);
      if (isAdded) return ADDED;
      // Unknown: a retry could add the vehicle twice.
      if (isAdded === null) return { kind: 'failed', failure: noResponseFailure };
    }
    const result = await add(input);
    if (result.kind !== 'failed') return result;
    const existingIds = idsBefore ?? vehicles.map(({ id }) => id);
    draft.change({ idsBefore: existingIds });
    return (await wasAdded(input, existingIds)) ? ADDED : result;
  };

  const form = useForm({
    id: FORM_ID,
    values: vehicleValues(vehicle, value),
    shared: { draft, otherTab, copy: { noun: 'form' } },
    change: (change) => draft.change((current) => ({ changes: changesAfter(vehicle, current, change) })),
    validate: schemaValidator(FORM_ID, schema),
    send: (values): Promise<SaveResult> => {
      const input = inputOf(values);
      if (!vehicle) return addOnce(input);
      return update({ vehicleId: vehicle.id, ...input });
    },
    onResult(result) {
      refetchIfStale(result);
      if (result.kind !== 'done') return;
      draft.clear();
      onSaved();
    },
    messages: { refused: NOT_SAVED, noResponse: NOT_SAVED },
  });
  return { ...form, discard: draft.clear };
}

function inputOf(values: VehicleValues): AddVehicleInput {
  const { colour, plate, vin, ...rest } = schema.parse(values);
  return { ...rest, colour: colour || null, plate: plate || null, vin: vin || null };
}

/**
 * Returns a function that checks whether a vehicle was added although the response was lost: adding
 * has no idempotency key. It refetches the list and looks for the vehicle among those whose ids
 * aren't in `idsBefore`. It returns null if the list can't be loaded.
 */
function useCheckVehicleAdded() {
  const client = useApolloClient();
  return async (input: AddVehicleInput, idsBefore: readonly string[]): Promise<boolean | null> => {
    try {
      const { data } = await client.query({ query: VehiclesDocument, fetchPolicy: 'network-only' });
      const added = data?.me?.vehicles?.filter(({ id }) => !idsBefore.includes(id));
      if (!added) return null;
      return added.some((from) => {
        const vehicle = client.readFragment({ fragment: VehicleFactsFragmentDoc, from });
        return vehicle !== null && matchesInput(vehicle, input);
      });
    } catch {
      return null;
    }
  };
}

/** Ignores differences that the server's formatting of texts and number plates makes. */
function matchesInput(vehicle: VehicleFactsFragment, input: AddVehicleInput): boolean {
  const textFields = ['make', 'model', 'colour', 'vin'] as const;
  return (
    textFields.every((field) => plainText(vehicle[field] ?? '') === plainText(input[field] ?? '')) &&
    vehicle.year === input.year &&
    formatPlate(vehicle.plate ?? '') === formatPlate(input.plate ?? '')
  );
}
