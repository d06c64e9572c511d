import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as ImmediateServicePage } from '~/features/immediate-service/immediate-service-page.tsx';
import { session } from '~/features/session/session.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { fillProblem, immediateServices, received, refused, send } from './dialog-helpers.tsx';

const PATH = '/dashboard/immediate-service';

const me = {
  __typename: 'Customer',
  id: 'customer-7',
  firstName: 'Ada',
  lastName: 'King',
  photoUrl: null,
  phone: '7700 900123',
  address: {
    __typename: 'PostalAddress',
    ...{ street: '27 Wheatsheaf Road', street2: null, city: 'Leicester', postcode: 'LE2 3PL' },
  },
  vehicles: [{ __typename: 'Vehicle', id: '1', make: 'Ford', model: 'Fiesta', plate: 'FN19 KTR' }],
};

const graphWith = (reply: Parameters<FakeGraph['answer']>[1]) =>
  new FakeGraph()
    .answer('ImmediateServicePage', { data: { me } })
    .answer('ImmediateServices', immediateServices)
    .answer('RequestImmediateService', reply);

const open = (graph: FakeGraph) => renderAt(PATH, [{ path: PATH, Component: ImmediateServicePage }], graph);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' }));
afterEach(() => {
  cleanup();
  clearDrafts();
});

it('promises a call, and asks for everything but a declaration (DIMM-01..04, C-23)', async () => {
  const { graph } = open(graphWith(received('CALL')));
  await screen.findByRole('option', { name: 'Flat Tire' });
  expect(screen.getByRole('complementary', { name: 'Need help now?' }).textContent).toContain('15-30 minutes');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(field('Phone number').value).toBe('07700 900123');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Call' }).checked).toBe(true);
  fireEvent.change(field('Phone number'), { target: { value: '' } });
  await send();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
  expect(graph.sentAs('RequestImmediateService')).toEqual([]);
});

it('fills in a saved vehicle and the address, and shows the result (DIMM-03, DIMM-06, DIMM-07)', async () => {
  const { graph } = open(graphWith(received('CALL')));
  await fillProblem();
  fireEvent.click(screen.getByRole('button', { name: 'Fill in Ford Fiesta, FN19 KTR' }));
  fireEvent.click(screen.getByRole('button', { name: /^Fill in 27 Wheatsheaf Road/ }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
  expect(screen.getByText('IR-20417')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(graph.sentAs('RequestImmediateService').map(({ variables }) => variables.input)).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      immediateServiceName: 'Flat Tire',
      issueDetails: 'Ford Fiesta, FN19 KTR',
      issueDescription: 'Nail in it',
      location: '27 Wheatsheaf Road, Leicester LE2 3PL',
      phone: '07700 900123',
      contactPreference: 'CALL',
    },
  ]);
});

it('shows an error, keeps what was typed, and can be sent again (DIMM-08, C-21)', async () => {
  const { graph } = open(graphWith(refused('No one is available.')));
  await fillProblem();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Error: No one is available.');
  expect(field('What happened?').value).toBe('Nail in it');
  graph.answer('RequestImmediateService', received('CALL'));
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
  expect(graph.sentAs('RequestImmediateService')).toHaveLength(2);
});

it('works without the account’s data, and offers the built-in services (DIMM-05)', async () => {
  open(graphWith(received('CALL')).fail('ImmediateServicePage').fail('ImmediateServices'));
  expect(await screen.findByRole('option', { name: 'Lockout Service' })).toBeTruthy();
  expect(field('Phone number').value).toBe('');
  expect(screen.queryByRole('button', { name: /^Fill in/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Request help now' })).toBeTruthy();
});
