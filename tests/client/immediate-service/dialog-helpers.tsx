import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';
import { ImmediateServiceDialog } from '~/features/immediate-service/immediate-service-dialog.tsx';
import { FakeGraph } from '../support/fake-graph.ts';
import { press } from '../support/form-actions.ts';
import { renderAt } from '../support/render-at.tsx';

export const onClose = vi.fn();
export const immediateServices = {
  data: { immediateServices: [{ __typename: 'ImmediateService', id: '1', name: 'Flat Tire' }] },
};
export const received = (contactPreference: string) => ({
  data: {
    requestImmediateService: {
      __typename: 'RequestImmediateServicePayload',
      request: {
        __typename: 'ImmediateRequest',
        reference: 'IR-20417',
        immediateServiceName: 'Flat Tire',
        contactPreference,
      },
      userErrors: [],
    },
  },
});
export const userError = (fields: object) => ({
  ...{ __typename: 'UserError', field: null, code: 'REFUSED', retryAfterSeconds: null },
  ...fields,
});
export const refusedWith = (...userErrors: object[]) => ({
  data: {
    requestImmediateService: { __typename: 'RequestImmediateServicePayload', request: null, userErrors },
  },
});
export const refused = (...messages: string[]) => refusedWith(...messages.map((message) => userError({ message })));

export const open = (graph = new FakeGraph().answer('ImmediateServices', immediateServices)) =>
  renderAt(
    '/',
    [{ path: '/', element: <ImmediateServiceDialog callback={PUBLIC_CALLBACK_MINUTES} onClose={onClose} /> }],
    graph,
  );

export const serviceField = () => screen.getByLabelText<HTMLSelectElement>('What do you need help with?');

/** Fills in what the page and the dialog both ask for. */
export async function fillProblem() {
  await screen.findByRole('option', { name: 'Flat Tire' });
  fireEvent.change(serviceField(), { target: { value: 'Flat Tire' } });
  for (const [label, value] of [
    ['What is affected?', 'Ford Fiesta'],
    ['What happened?', 'Nail in it'],
    ['Where are you?', '1 High Street, LE1 1AA'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

export async function fill() {
  await fillProblem();
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '07700 900123' } });
  fireEvent.click(screen.getByRole('checkbox'));
}

/** Clicks the submit button, by either of its labels. */
export const send = () => press(/^(Request help now|Send again)$/);
