import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
// Opened lazily; loaded here, so that no test waits for that.
import '~/features/vehicles/edit/vehicle-dialog.tsx';
import { openVehicleDraft } from '~/features/vehicles/edit/vehicle-draft.ts';
import { VehiclesPanel } from '~/features/vehicles/vehicles-panel.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

const fiesta = {
  __typename: 'Vehicle',
  id: '1',
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  colour: 'Blue',
  plate: 'FN19 KTR',
  vin: null,
  isPrimary: true,
};
const caddy = { ...fiesta, id: '2', make: 'Volkswagen', model: 'Caddy', plate: 'FJ66 OWB', isPrimary: false };
const customer = (vehicles: object[]) => ({
  __typename: 'Customer',
  id: '7',
  firstName: 'Ada',
  lastName: 'King',
  photoUrl: null,
  vehicles,
});
const answered = (act: string, vehicles: object[] | null, userErrors: object[] = []) => ({
  data: {
    [act]: {
      __typename: `${act.charAt(0).toUpperCase()}${act.slice(1)}Payload`,
      customer: vehicles && { __typename: 'Customer', id: '7', vehicles },
      userErrors,
    },
  },
});
const refusal = (message: string, field: string[] | null = null) => ({
  __typename: 'UserError',
  field,
  message,
  code: 'REFUSED',
  retryAfterSeconds: null,
});

async function open(vehicles: object[], graph = new FakeGraph()) {
  graph.answer('Vehicles', { data: { me: customer(vehicles) } });
  renderAt('/', [{ path: '/', Component: VehiclesPanel }], graph);
  await screen.findByRole('heading', { name: 'My Vehicles' });
  return graph;
}
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  clearDrafts();
});

describe('setting another vehicle as primary', () => {
  it('shows it at once, puts the answer in its place, and asks for nothing else (PROF-28)', async () => {
    let settle: (answer: ReturnType<typeof answered>) => void = () => undefined;
    const graph = await open([fiesta, caddy]);
    graph.answer('SetPrimaryVehicle', new Promise((resolve) => (settle = resolve)));
    press('Set as Primary: Volkswagen Caddy');
    await waitFor(() => expect(card('Volkswagen Caddy').getByText('Primary')).toBeTruthy());
    expect(card('Ford Fiesta').queryByText('Primary')).toBeNull();

    settle(
      answered('setPrimaryVehicle', [
        { ...caddy, isPrimary: true },
        { ...fiesta, isPrimary: false },
      ]),
    );
    expect(await screen.findByText('Volkswagen Caddy is your primary vehicle now.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Volkswagen Caddy');
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'SetPrimaryVehicle']);
  });

  it.each([
    ['refused without words', { data: { setPrimaryVehicle: null } }],
    ['refused', answered('setPrimaryVehicle', null, [refusal('Failed to set primary vehicle')])],
    ['not answered', new Error('gone')],
  ])('takes it back with a word when it is %s (PROF-29)', async (_, answer) => {
    await open([fiesta, caddy], new FakeGraph().answer('SetPrimaryVehicle', answer));
    press('Set as Primary: Volkswagen Caddy');
    expect(await screen.findByText('Failed to set primary vehicle')).toBeTruthy();
    expect(card('Ford Fiesta').getByText('Primary')).toBeTruthy();
  });
});

describe('removing a vehicle', () => {
  it('asks first, then takes it away at once, and asks for nothing else (PROF-28)', async () => {
    const graph = await open([fiesta, caddy]);
    graph.answer('RemoveVehicle', answered('removeVehicle', [{ ...caddy, isPrimary: true }]));
    press('Remove Ford Fiesta');
    press('Keep it');
    expect(graph.sentAs('RemoveVehicle')).toEqual([]);
    press('Remove Ford Fiesta');
    press('Remove');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Ford Fiesta' })).toBeNull());
    await waitFor(() => expect(card('Volkswagen Caddy').getByText('Primary')).toBeTruthy());
    expect(graph.sentAs('RemoveVehicle')[0]?.variables).toEqual({ input: { vehicleId: '1' } });
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'RemoveVehicle']);
  });

  it('brings it back with a word when it is not answered (PROF-29)', async () => {
    await open([fiesta, caddy], new FakeGraph().answer('RemoveVehicle', new Error('gone')));
    press('Remove Volkswagen Caddy');
    press('Remove');
    expect(await screen.findByText('Failed to delete vehicle')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Volkswagen Caddy' })).toBeTruthy();
  });
});

describe('an act that is done although the vehicles could not be read anew (C-78)', () => {
  const unread = (act: string) => ({
    ...answered(act, null),
    errors: [{ message: 'The legacy host is away.', path: [act, 'customer', 'vehicles'] }],
  });

  it('asks for them again and says that one is primary', async () => {
    const graph = await open([fiesta, caddy], new FakeGraph().answer('SetPrimaryVehicle', unread('setPrimaryVehicle')));
    graph.answer('Vehicles', {
      data: {
        me: customer([
          { ...caddy, isPrimary: true },
          { ...fiesta, isPrimary: false },
        ]),
      },
    });
    press('Set as Primary: Volkswagen Caddy');
    expect(await screen.findByText('Volkswagen Caddy is your primary vehicle now.')).toBeTruthy();
    await waitFor(() => expect(card('Volkswagen Caddy').getByText('Primary')).toBeTruthy());
    expect(graph.sentAs('Vehicles')).toHaveLength(2);
  });

  it('asks for them again and says that one is removed', async () => {
    const graph = await open([fiesta, caddy], new FakeGraph().answer('RemoveVehicle', unread('removeVehicle')));
    graph.answer('Vehicles', { data: { me: customer([fiesta]) } });
    press('Remove Volkswagen Caddy');
    press('Remove');
    expect(await screen.findByText('Volkswagen Caddy is removed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Volkswagen Caddy' })).toBeNull());
    expect(graph.sentAs('Vehicles')).toHaveLength(2);
  });

  it('asks for them again and says that the form is saved', async () => {
    const graph = await open([fiesta], new FakeGraph().answer('UpdateVehicle', unread('updateVehicle')));
    graph.answer('Vehicles', { data: { me: customer([{ ...fiesta, colour: 'Red' }]) } });
    press('Edit Ford Fiesta');
    await screen.findByRole('dialog');
    type(/^Colour/, 'Red');
    press('Save Changes');
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
    await waitFor(() => expect(card('Ford Fiesta').getByText(/Red/)).toBeTruthy());
  });
});

describe('the form', () => {
  it('adds a vehicle with what is needed only, whose list the answer replaces (PROF-22, PROF-26, PROF-27)', async () => {
    const graph = await open([]);
    graph.answer('AddVehicle', answered('addVehicle', [fiesta]));
    press('Add Vehicle');
    await screen.findByRole('dialog');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Vehicle' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Make is required.*Model is required/);
    expect(graph.sentAs('AddVehicle')).toEqual([]);
    type(/^Make/, ' Ford ');
    type(/^Model/, 'Fiesta');
    type(/^Year/, '2019');
    type(/^Number plate/, 'fn19ktr');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Vehicle' }));
    expect(await screen.findByText('Your vehicle is added.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(graph.sentAs('AddVehicle')[0]?.variables).toEqual({
      input: {
        make: 'Ford',
        model: 'Fiesta',
        year: 2019,
        colour: null,
        plate: 'FN19 KTR',
        vin: null,
        isPrimary: false,
      },
    });
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'AddVehicle']);
  });

  it('is filled in for an edit, stays open with its values when saving fails, and keeps them when it is closed (PROF-22, PROF-30, C-55)', async () => {
    const graph = await open([fiesta]);
    graph.answer('UpdateVehicle', new Error('gone'));
    press('Edit Ford Fiesta');
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLInputElement>(/^Colour/).value).toBe('Blue');
    expect(screen.getByLabelText<HTMLInputElement>(/^VIN/).maxLength).toBe(17);
    type(/^Colour/, 'Red');
    press('Save Changes');
    expect(await screen.findByText('Failed to save vehicle. Please try again.')).toBeTruthy();
    press('Close');
    press('Edit Ford Fiesta');
    expect(screen.getByLabelText<HTMLInputElement>(/^Colour/).value).toBe('Red');

    graph.answer('UpdateVehicle', answered('updateVehicle', [{ ...fiesta, colour: 'Red' }]));
    press('Save Changes');
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
    expect(card('Ford Fiesta').getByText(/Red/)).toBeTruthy();
    // Once more than at first: after the answer that did not come.
    expect(graph.sentAs('Vehicles')).toHaveLength(2);
  });

  it('puts what the server says at its field', async () => {
    const graph = await open([fiesta]);
    const said = refusal('The model must not be longer than 60 characters.', ['model']);
    graph.answer('UpdateVehicle', answered('updateVehicle', null, [said]));
    press('Edit Ford Fiesta');
    await screen.findByRole('dialog');
    press('Save Changes');
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/^Model/).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('adding a vehicle of which no answer comes', () => {
  const added = { ...caddy, colour: null, plate: 'FJ66 OWB' };
  const add = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Vehicle' }));
  const list = (vehicles: object[]) => ({ data: { me: customer(vehicles) } });
  async function addUnheard(before: object, then: Parameters<FakeGraph['answer']>[1]) {
    const graph = await open([before]);
    graph.answer('AddVehicle', new Error('gone')).answer('Vehicles', then);
    press('Add Vehicle');
    await screen.findByRole('dialog');
    type(/^Make/, ' Volkswagen');
    type(/^Model/, 'Caddy ');
    type(/^Year/, '2019');
    type(/^Number plate/, 'fj66owb');
    add();
    return graph;
  }
  const FAILED = 'Failed to save vehicle. Please try again.';

  it('is done where the list that is asked for anew holds it', async () => {
    const graph = await addUnheard(fiesta, list([fiesta, added]));
    expect(await screen.findByText('Your vehicle is added.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card('Volkswagen Caddy')).toBeTruthy();
    expect(openVehicleDraft(null).get().savedAt).toBeNull();
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['Vehicles', 'AddVehicle', 'Vehicles']);
  });

  it('is not done where another one has come meanwhile, and is sent again', async () => {
    const graph = await addUnheard(fiesta, list([fiesta, { ...added, colour: 'Red' }]));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    graph.answer('AddVehicle', answered('addVehicle', [fiesta, added]));
    add();
    expect(await screen.findByText('Your vehicle is added.')).toBeTruthy();
    expect(graph.sentAs('AddVehicle')).toHaveLength(2);
  });

  it('is not done where there was one like it before', async () => {
    await addUnheard(added, list([added]));
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });

  it.each([
    ['connection', new Error('gone')],
    ['host', { data: { me: null }, errors: [{ message: 'The legacy host is away.', path: ['me'] }] }],
  ])('is looked for before it is sent again, where the %s is away for longer', async (_, away) => {
    const graph = await addUnheard(fiesta, away);
    expect(await screen.findByText(FAILED)).toBeTruthy();
    press('Close');
    press('Add Vehicle');
    await screen.findByRole('dialog');
    add();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).toBeNull());
    graph.answer('Vehicles', list([fiesta, added]));
    add();
    expect(await screen.findByText('Your vehicle is added.')).toBeTruthy();
    expect(graph.sentAs('AddVehicle')).toHaveLength(1);
  });
});

describe('an edit that waited while the vehicle changed', () => {
  async function waited(begin: () => void, now: object[]) {
    const graph = await open([fiesta, caddy]);
    press('Edit Ford Fiesta');
    await screen.findByRole('dialog');
    begin();
    press('Close');
    graph.answer('SetPrimaryVehicle', answered('setPrimaryVehicle', now));
    press('Set as Primary: Volkswagen Caddy');
    await screen.findByText('Volkswagen Caddy is your primary vehicle now.');
    press('Edit Ford Fiesta');
    await screen.findByRole('dialog');
    return graph;
  }
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  const save = async (graph: FakeGraph) => {
    graph.answer('UpdateVehicle', answered('updateVehicle', [fiesta, caddy]));
    press('Save Changes');
    await screen.findByText('Your changes are saved.');
    return graph.sentAs('UpdateVehicle')[0]?.variables.input;
  };

  it('keeps what was typed, and takes the rest as it is now', async () => {
    const now = [
      { ...caddy, isPrimary: true },
      { ...fiesta, year: 2020, colour: 'Green', vin: 'WF0DXXGAKDJA12345', isPrimary: false },
    ];
    const graph = await waited(() => type(/^Colour/, 'Red'), now);
    expect([value(/^Colour/), value(/^Year/), value(/^VIN/)]).toEqual(['Red', '2020', 'WF0DXXGAKDJA12345']);
    expect(screen.getByLabelText<HTMLInputElement>(/^My primary vehicle/).checked).toBe(false);
    press('Close');
    press('Edit Ford Fiesta');
    await screen.findByRole('dialog');
    expect([value(/^Colour/), value(/^Year/)]).toEqual(['Red', '2020']);
    expect(await save(graph)).toMatchObject({ colour: 'Red', year: 2020, vin: 'WF0DXXGAKDJA12345', isPrimary: false });
  });

  it('counts what was typed and taken back as untouched', async () => {
    const begin = () => {
      type(/^Colour/, 'Red');
      type(/^Colour/, 'Blue');
    };
    await waited(begin, [
      { ...caddy, isPrimary: true },
      { ...fiesta, colour: 'Green', isPrimary: false },
    ]);
    expect(value(/^Colour/)).toBe('Green');
  });
});
