import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
// The dialog is lazy. Loaded here, so that no test waits for it.
import '~/features/vehicles/edit/vehicle-dialog.tsx';
import { openVehicleDraft } from '~/features/vehicles/edit/vehicle-draft.ts';
import { VehiclesPanel } from '~/features/vehicles/vehicles-panel.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { field, type } from '../support/form-actions.ts';
import { later } from '../support/later.ts';
import { done, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { unreadable } from '../support/unreadable.ts';

const fiesta = {
  ...{ id: '1', make: 'Ford', model: 'Fiesta', year: 2019, colour: 'Blue', plate: 'FN19 KTR' },
  ...{ vin: null, isPrimary: true },
};
const caddy = { ...fiesta, id: '2', make: 'Volkswagen', model: 'Caddy', plate: 'FJ66 OWB', isPrimary: false };
/** The list once the Caddy is primary. */
const caddyFirst = [
  { ...caddy, isPrimary: true },
  { ...fiesta, isPrimary: false },
];
const list = (vehicles: object[]) => ({ data: { me: { id: 'customer-7', vehicles } } });
const response = (mutation: string, vehicles: object[] | null) =>
  done(mutation, { customer: vehicles && { id: 'customer-7', vehicles } });

async function open(vehicles: object[], graph = new FakeGraph()) {
  graph.answer('Vehicles', list(vehicles));
  renderAt('/', [{ path: '/', Component: VehiclesPanel }], graph);
  await screen.findByRole('heading', { name: 'My Vehicles' });
  return graph;
}
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Presses a button that opens a dialog. */
async function openDialog(name: string) {
  press(name);
  await screen.findByRole('dialog');
}
const add = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Vehicle' }));

afterEach(() => {
  cleanup();
  clearDrafts();
});

describe('setting another vehicle as primary', () => {
  it('is optimistic, then shows the response, without other requests (PROF-28)', async () => {
    const { promise, resolve } = later<ReturnType<typeof response>>();
    const graph = await open([fiesta, caddy], new FakeGraph().answer('SetPrimaryVehicle', promise));
    press('Set as Primary: Volkswagen Caddy');
    await waitFor(() => expect(card('Volkswagen Caddy').getByText('Primary')).toBeTruthy());
    expect(card('Ford Fiesta').queryByText('Primary')).toBeNull();

    resolve(response('setPrimaryVehicle', caddyFirst));
    expect(await screen.findByText('Volkswagen Caddy is now your primary vehicle.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Volkswagen Caddy');
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'SetPrimaryVehicle']);
  });

  it.each([
    ['refused without a message', refused('setPrimaryVehicle')],
    ['refused', refused('setPrimaryVehicle', userError('Failed to set primary vehicle'))],
    ['not answered', lost],
  ])('rolls back with a message when it is %s (PROF-29)', async (_, answer) => {
    await open([fiesta, caddy], new FakeGraph().answer('SetPrimaryVehicle', answer));
    press('Set as Primary: Volkswagen Caddy');
    expect(await screen.findByText('Failed to set primary vehicle')).toBeTruthy();
    expect(card('Ford Fiesta').getByText('Primary')).toBeTruthy();
  });
});

describe('removing a vehicle', () => {
  it('asks for confirmation, then is optimistic, without other requests (PROF-28)', async () => {
    const graph = await open([fiesta, caddy]);
    graph.answer('RemoveVehicle', response('removeVehicle', [{ ...caddy, isPrimary: true }]));
    press('Remove Ford Fiesta');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep vehicle' }));
    expect(graph.sentAs('RemoveVehicle')).toEqual([]);
    press('Remove Ford Fiesta');
    press('Remove');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Ford Fiesta' })).toBeNull());
    await waitFor(() => expect(card('Volkswagen Caddy').getByText('Primary')).toBeTruthy());
    expect(graph.sentAs('RemoveVehicle')[0]?.variables).toEqual({ input: { vehicleId: '1' } });
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'RemoveVehicle']);
  });

  it('rolls back with a message when there is no response (PROF-29)', async () => {
    await open([fiesta, caddy], new FakeGraph().answer('RemoveVehicle', lost));
    press('Remove Volkswagen Caddy');
    press('Remove');
    expect(await screen.findByText('Failed to delete vehicle')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Volkswagen Caddy' })).toBeTruthy();
  });
});

describe('a mutation that succeeds although the vehicles cannot be loaded (C-78)', () => {
  function withoutVehicles(operation: string) {
    const mutation = operation.charAt(0).toLowerCase() + operation.slice(1);
    const errors = [{ message: 'The legacy host is away.', path: [mutation, 'customer', 'vehicles'] }];
    return new FakeGraph().answer(operation, { ...response(mutation, null), errors });
  }

  it('refetches them and says that one is primary', async () => {
    const graph = await open([fiesta, caddy], withoutVehicles('SetPrimaryVehicle'));
    graph.answer('Vehicles', list(caddyFirst));
    press('Set as Primary: Volkswagen Caddy');
    expect(await screen.findByText('Volkswagen Caddy is now your primary vehicle.')).toBeTruthy();
    await waitFor(() => expect(card('Volkswagen Caddy').getByText('Primary')).toBeTruthy());
    expect(graph.sentAs('Vehicles')).toHaveLength(2);
  });

  it('refetches them and says that one is removed', async () => {
    const graph = await open([fiesta, caddy], withoutVehicles('RemoveVehicle'));
    graph.answer('Vehicles', list([fiesta]));
    press('Remove Volkswagen Caddy');
    press('Remove');
    expect(await screen.findByText('Volkswagen Caddy has been removed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Volkswagen Caddy' })).toBeNull());
    expect(graph.sentAs('Vehicles')).toHaveLength(2);
  });

  it('refetches them and says that the form is saved', async () => {
    const graph = await open([fiesta], withoutVehicles('UpdateVehicle'));
    graph.answer('Vehicles', list([{ ...fiesta, colour: 'Red' }]));
    await openDialog('Edit Ford Fiesta');
    type(/^Colour/, 'Red');
    press('Save Changes');
    expect(await screen.findByText('Your changes have been saved.')).toBeTruthy();
    await waitFor(() => expect(card('Ford Fiesta').getByText(/Red/)).toBeTruthy());
  });
});

describe('the form', () => {
  it('adds a vehicle with the required fields only, and shows the list in the response (PROF-22, PROF-26, PROF-27)', async () => {
    const graph = await open([]);
    graph.answer('AddVehicle', response('addVehicle', [fiesta]));
    await openDialog('Add Vehicle');
    add();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Make is required.*Model is required/);
    expect(graph.sentAs('AddVehicle')).toEqual([]);
    type(/^Make/, ' Ford ');
    type(/^Model/, 'Fiesta');
    type(/^Year/, '2019');
    type(/^Number plate/, 'fn19ktr');
    add();
    expect(await screen.findByText('Your vehicle has been added.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(graph.sentAs('AddVehicle')[0]?.variables).toEqual({
      input: {
        ...{ make: 'Ford', model: 'Fiesta', year: 2019, colour: null, plate: 'FN19 KTR' },
        ...{ vin: null, isPrimary: false },
      },
    });
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'AddVehicle']);
  });

  it('shows the saved values, stays open when saving fails, and keeps the draft when it is closed (PROF-22, PROF-30, C-55)', async () => {
    const graph = await open([fiesta]);
    graph.answer('UpdateVehicle', lost);
    await openDialog('Edit Ford Fiesta');
    expect(field(/^Colour/).value).toBe('Blue');
    expect(field(/^VIN/).maxLength).toBe(17);
    type(/^Colour/, 'Red');
    press('Save Changes');
    expect(await screen.findByText('Failed to save vehicle. Please try again.')).toBeTruthy();
    press('Close');
    press('Edit Ford Fiesta');
    expect(field(/^Colour/).value).toBe('Red');

    graph.answer('UpdateVehicle', response('updateVehicle', [{ ...fiesta, colour: 'Red' }]));
    press('Save Changes');
    expect(await screen.findByText('Your changes have been saved.')).toBeTruthy();
    expect(card('Ford Fiesta').getByText(/Red/)).toBeTruthy();
    // The first load, and the refetch after the lost response.
    expect(graph.sentAs('Vehicles')).toHaveLength(2);
  });
});

describe('adding a vehicle when the response is lost', () => {
  const added = { ...caddy, colour: null, plate: 'FJ66 OWB' };
  async function addWithLostResponse(before: object, refetched: Parameters<FakeGraph['answer']>[1]) {
    const graph = await open([before]);
    graph.answer('AddVehicle', lost).answer('Vehicles', refetched);
    await openDialog('Add Vehicle');
    type(/^Make/, ' Volkswagen');
    type(/^Model/, 'Caddy ');
    type(/^Year/, '2019');
    type(/^Number plate/, 'fj66owb');
    add();
    return graph;
  }
  const FAILED = 'Failed to save vehicle. Please try again.';

  it('succeeds when the refetched list has it', async () => {
    const graph = await addWithLostResponse(fiesta, list([fiesta, added]));
    expect(await screen.findByText('Your vehicle has been added.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card('Volkswagen Caddy')).toBeTruthy();
    expect(openVehicleDraft(null).get().savedAt).toBeNull();
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'AddVehicle', 'Vehicles']);
  });

  it('fails when the list has a different new vehicle, and can be sent again', async () => {
    const graph = await addWithLostResponse(fiesta, list([fiesta, { ...added, colour: 'Red' }]));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    graph.answer('AddVehicle', response('addVehicle', [fiesta, added]));
    add();
    expect(await screen.findByText('Your vehicle has been added.')).toBeTruthy();
    expect(graph.sentAs('AddVehicle')).toHaveLength(2);
  });

  it('fails when the list had the same vehicle before', async () => {
    await addWithLostResponse(added, list([added]));
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });

  it.each([
    ['connection', lost],
    ['host', { data: { me: null }, errors: [{ message: 'The legacy host is away.', path: ['me'] }] }],
  ])('checks the list before it sends again, when the %s is down for longer', async (_, down) => {
    const graph = await addWithLostResponse(fiesta, down);
    expect(await screen.findByText(FAILED)).toBeTruthy();
    press('Close');
    await openDialog('Add Vehicle');
    add();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).toBeNull());
    graph.answer('Vehicles', list([fiesta, added]));
    add();
    expect(await screen.findByText('Your vehicle has been added.')).toBeTruthy();
    expect(graph.sentAs('AddVehicle')).toHaveLength(1);
  });
});

describe('a draft of a vehicle that changed meanwhile', () => {
  async function reopenAfterChange(edit: () => void, changed: object[]) {
    const graph = await open([fiesta, caddy]);
    await openDialog('Edit Ford Fiesta');
    edit();
    press('Close');
    graph.answer('SetPrimaryVehicle', response('setPrimaryVehicle', changed));
    press('Set as Primary: Volkswagen Caddy');
    await screen.findByText('Volkswagen Caddy is now your primary vehicle.');
    await openDialog('Edit Ford Fiesta');
    return graph;
  }
  const value = (label: RegExp) => field(label).value;
  const save = async (graph: FakeGraph) => {
    graph.answer('UpdateVehicle', response('updateVehicle', [fiesta, caddy]));
    press('Save Changes');
    await screen.findByText('Your changes have been saved.');
    return graph.sentAs('UpdateVehicle')[0]?.variables.input;
  };

  it('keeps the edited fields, and shows the current value of the others', async () => {
    const changed = [
      { ...caddy, isPrimary: true },
      { ...fiesta, year: 2020, colour: 'Green', vin: 'WF0DXXGAKDJA12345', isPrimary: false },
    ];
    const graph = await reopenAfterChange(() => type(/^Colour/, 'Red'), changed);
    expect([value(/^Colour/), value(/^Year/), value(/^VIN/)]).toEqual(['Red', '2020', 'WF0DXXGAKDJA12345']);
    expect(field(/^My primary vehicle/).checked).toBe(false);
    press('Close');
    await openDialog('Edit Ford Fiesta');
    expect([value(/^Colour/), value(/^Year/)]).toEqual(['Red', '2020']);
    expect(await save(graph)).toMatchObject({ colour: 'Red', year: 2020, vin: 'WF0DXXGAKDJA12345', isPrimary: false });
  });

  it('treats a field that was changed back as not edited', async () => {
    const edit = () => {
      type(/^Colour/, 'Red');
      type(/^Colour/, 'Blue');
    };
    await reopenAfterChange(edit, [...caddyFirst.slice(0, 1), { ...fiesta, colour: 'Green', isPrimary: false }]);
    expect(value(/^Colour/)).toBe('Green');
  });
});

it('says that the vehicles couldn’t be loaded, and retries', async () => {
  const graph = new FakeGraph().answer('Vehicles', unreadable(list([]), 'vehicles'));
  renderAt('/', [{ path: '/', Component: VehiclesPanel }], graph);
  expect(await screen.findByText('We couldn’t load your vehicles.')).toBeTruthy();
  graph.answer('Vehicles', list([fiesta]));
  press('Try again');
  expect(await screen.findByRole('heading', { level: 3, name: 'Ford Fiesta' })).toBeTruthy();
});
