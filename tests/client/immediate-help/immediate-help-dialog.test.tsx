import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImmediateHelpDialog } from '~/features/immediate-help/immediate-help-dialog.tsx';
import { PUBLIC_CALLBACK } from '~/lib/callback-promise.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const onClose = vi.fn();
const kinds = { data: { immediateServices: [{ __typename: 'ImmediateService', id: '1', name: 'Flat Tire' }] } };
const received = (contactPreference: string) => ({
  data: {
    requestImmediateService: {
      __typename: 'RequestImmediateServicePayload',
      request: { __typename: 'ImmediateRequest', reference: 'IR-20417', serviceType: 'Flat Tire', contactPreference },
      userErrors: [],
    },
  },
});
const refused = (...messages: string[]) => ({
  data: {
    requestImmediateService: {
      __typename: 'RequestImmediateServicePayload',
      request: null,
      userErrors: messages.map((message) => ({ __typename: 'UserError', message })),
    },
  },
});

const open = (graph = new FakeGraph().answer('ImmediateServices', kinds)) =>
  renderAt('/', [{ path: '/', element: <ImmediateHelpDialog callback={PUBLIC_CALLBACK} onClose={onClose} /> }], graph);

const service = () => screen.getByLabelText<HTMLSelectElement>('What do you need help with?');

async function fill() {
  await screen.findByRole('option', { name: 'Flat Tyre' });
  fireEvent.change(service(), { target: { value: 'Flat Tire' } });
  for (const [label, value] of [
    ['What is affected?', 'Ford Fiesta'],
    ['What happened?', 'Nail in it'],
    ['Where are you?', '1 High Street, LE1 1AA'],
    ['Phone number', '07700 900123'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
}

const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Request help now' })));

describe('asking for urgent help', () => {
  it('has its controls, and says what it is for (IMM-03, IMM-04, IMM-21)', async () => {
    open();
    expect(service().disabled).toBe(true);
    await screen.findByRole('option', { name: 'Flat Tyre' });
    expect(service().disabled).toBe(false);
    expect(screen.getByLabelText('Phone number').getAttribute('type')).toBe('tel');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Call' }).checked).toBe(true);
    expect(screen.getByRole('dialog').textContent).toMatch(/will not start, a flat tyre, a lockout.*5-15 minutes/);
  });

  it('offers the built-in kinds, without a word, when the list does not come (IMM-08, IMM-09)', async () => {
    open(new FakeGraph().answer('ImmediateServices', new TypeError('Failed to fetch')));
    expect(await screen.findByRole('option', { name: 'Lockout Service' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends nothing while something is missing (IMM-05, IMM-06)', async () => {
    const { graph } = open();
    await fill();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: '  ' } });
    await send();
    expect(screen.getAllByText('Please confirm that you agree')).not.toHaveLength(0);
    expect(screen.getAllByText('Please say where you are')).not.toHaveLength(0);
    expect(graph.sentAs('RequestImmediateService')).toEqual([]);
  });

  it.each([
    ['CALL', 'Call', 'Phone Call'],
    ['TEXT', 'Text', 'Text Message'],
  ])('sends what is asked for and shows the answer: %s (IMM-10, IMM-13)', async (preference, choice, method) => {
    const graph = new FakeGraph().answer('ImmediateServices', kinds);
    const { graph: used } = open(graph.answer('RequestImmediateService', received(preference)));
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: choice }));
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    for (const text of ['Flat Tyre', method, 'IR-20417']) expect(screen.getByText(text)).toBeTruthy();
    expect(used.sentAs('RequestImmediateService')[0]?.variables).toEqual({
      input: {
        serviceType: 'Flat Tire',
        issueDetails: 'Ford Fiesta',
        issueDescription: 'Nail in it',
        location: '1 High Street, LE1 1AA',
        phoneNumber: '07700 900123',
        contactPreference: preference,
      },
    });
  });

  it.each([
    ['the server’s message (IMM-14)', refused('No specialist near you.'), 'No specialist near you.'],
    ['the documented text (IMM-14)', refused(), 'Failed to submit request'],
    ['what was thrown (IMM-15)', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['or that something was (IMM-15)', new TypeError(''), 'An unexpected error occurred. Please try again.'],
  ])('shows %s in a banner that can be dismissed, and keeps the form (IMM-16)', async (_what, reply, text) => {
    open(new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', reply));
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(`Error: ${text}`);
    expect(screen.getByLabelText<HTMLInputElement>('What is affected?').value).toBe('Ford Fiesta');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be closed or sent twice while it is being sent (IMM-12, IMM-19)', async () => {
    onClose.mockReset();
    const graph = new FakeGraph().answer('ImmediateServices', kinds);
    open(graph.answer('RequestImmediateService', new Promise<never>(() => undefined)));
    await fill();
    await send();
    const button = await screen.findByRole('button', { name: 'Submitting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await act(async () => fireEvent.click(button));
    expect(graph.sentAs('RequestImmediateService')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});
