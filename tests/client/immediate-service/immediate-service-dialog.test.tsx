import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import {
  fill,
  immediateServices,
  onClose,
  open,
  received,
  refused,
  send,
  serviceField,
  userError,
} from './dialog-helpers.tsx';

afterEach(() => {
  cleanup();
  clearDrafts();
  sessionStorage.clear();
  onClose.mockReset();
});

describe('the immediate-service dialog', () => {
  it('has its fields, and says what it is for (IMM-03, IMM-04, IMM-21)', async () => {
    open();
    expect(serviceField().disabled).toBe(true);
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(serviceField().disabled).toBe(false);
    expect(screen.getByLabelText('Phone number').getAttribute('type')).toBe('tel');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Call' }).checked).toBe(true);
    expect(screen.getByRole('dialog').textContent).toMatch(/won’t start, a flat tyre, a lockout.*5-15 minutes/);
  });

  it('offers the built-in services, without an error, if the list fails (IMM-08, IMM-09)', async () => {
    open(new FakeGraph().answer('ImmediateServices', new TypeError('Failed to fetch')));
    expect(await screen.findByRole('option', { name: 'Lockout Service' })).toBeTruthy();
    expect(screen.getAllByRole('option')).toHaveLength(7);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends nothing while a field is empty (IMM-05, IMM-06)', async () => {
    const { graph } = open();
    await fill();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: '  ' } });
    await send();
    expect(screen.getAllByText('Please confirm that you agree')).not.toHaveLength(0);
    expect(screen.getAllByText('Enter where you are')).not.toHaveLength(0);
    expect(graph.sentAs('RequestImmediateService')).toEqual([]);
  });

  it('says how far a text exceeds the limit, and does not cut it (IMM-06, C-105)', async () => {
    const { graph } = open();
    await fill();
    const description = screen.getByLabelText<HTMLTextAreaElement>('What happened?');
    fireEvent.change(description, { target: { value: 'x'.repeat(10_012) } });
    expect(screen.getByText('12 characters too many')).toBeTruthy();
    await send();
    expect(screen.getAllByText('Use at most 10,000 characters: this is 12 too many')).not.toHaveLength(0);
    expect(description.value).toHaveLength(10_012);
    expect(localStorage.getItem('draft/device/immediate-service')).toContain('x'.repeat(10_012));
    expect(graph.sentAs('RequestImmediateService')).toEqual([]);
  });

  it.each([
    ['CALL', 'Call', 'Phone Call'],
    ['TEXT', 'Text', 'Text Message'],
  ])('sends the request and shows the result: %s (IMM-10, IMM-13)', async (preference, choice, method) => {
    const graph = new FakeGraph().answer('ImmediateServices', immediateServices);
    const { graph: sent } = open(graph.answer('RequestImmediateService', received(preference)));
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: choice }));
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    for (const text of ['Flat Tire', method, 'IR-20417']) expect(screen.getByText(text)).toBeTruthy();
    expect(sent.sentAs('RequestImmediateService')[0]?.variables).toEqual({
      input: {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        immediateServiceName: 'Flat Tire',
        issueDetails: 'Ford Fiesta',
        issueDescription: 'Nail in it',
        location: '1 High Street, LE1 1AA',
        phone: '07700 900123',
        contactPreference: preference,
      },
    });
  });

  it.each([
    ['the server’s message (IMM-14)', refused('No specialist near you.'), 'No specialist near you.'],
    ['the documented text (IMM-14)', refused(), 'Failed to submit request'],
    ['the network’s message (IMM-15)', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['a fallback (IMM-15)', new TypeError(''), 'An unexpected error occurred. Please try again.'],
  ])('shows %s in a banner that can be dismissed, and keeps the form (IMM-16)', async (_what, reply, text) => {
    open(new FakeGraph().answer('ImmediateServices', immediateServices).answer('RequestImmediateService', reply));
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(`Error: ${text}`);
    expect(screen.getByLabelText<HTMLInputElement>('What is affected?').value).toBe('Ford Fiesta');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be closed or sent twice while sending (IMM-12, IMM-19)', async () => {
    const graph = new FakeGraph().answer('ImmediateServices', immediateServices);
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

  it('has a phone number in the header, before and after sending', async () => {
    open(
      new FakeGraph()
        .answer('ImmediateServices', immediateServices)
        .answer('RequestImmediateService', received('CALL')),
    );
    const callLink = () => screen.getByRole('link', { name: /^Call 0116/ });
    expect(callLink().getAttribute('href')).toMatch(/^tel:\+44116/);
    expect(callLink().closest('header')).toBeTruthy();
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Request Received!' });
    expect(callLink().closest('header')).toBeTruthy();
  });

  it('shows the deadline and the number, and focuses the result (IMM-13)', async () => {
    open(
      new FakeGraph()
        .answer('ImmediateServices', immediateServices)
        .answer('RequestImmediateService', received('TEXT')),
    );
    await fill();
    await send();
    const lead = await screen.findByText(/^A specialist will text you by/);
    expect(document.activeElement).toBe(lead);
    expect(lead.textContent).toMatch(/by \d\d:\d\d\./);
    expect(screen.getByText('07700 900123')).toBeTruthy();
  });

  it('leaves out a missing reference (C-22)', async () => {
    const response = received('CALL');
    const request = { ...response.data.requestImmediateService.request, reference: null };
    const data = { requestImmediateService: { ...response.data.requestImmediateService, request } };
    open(new FakeGraph().answer('ImmediateServices', immediateServices).answer('RequestImmediateService', { data }));
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(screen.queryByText('Reference ID')).toBeNull();
  });

  it('shows a server error at its field, and links to it', async () => {
    const data = {
      requestImmediateService: {
        ...refused().data.requestImmediateService,
        userErrors: [userError({ field: ['issueDescription'], message: 'Too long.', code: 'TOO_LARGE' })],
      },
    };
    open(new FakeGraph().answer('ImmediateServices', immediateServices).answer('RequestImmediateService', { data }));
    await fill();
    await send();
    const field = screen.getByLabelText('What happened?');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).not.toContain('Error:');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'Too long.' }));
    expect(document.activeElement).toBe(field);
  });

  it.each([
    [
      'a refusal',
      { data: { requestImmediateService: { ...refused().data.requestImmediateService, userErrors: [rateLimited()] } } },
    ],
    ['an error', { data: null, errors: [{ message: 'Slow.', extensions: { code: 'RATE_LIMITED', retryAfter: 90 } }] }],
  ])('says when the request can be sent again after %s, with a phone number', async (_what, reply) => {
    open(new FakeGraph().answer('ImmediateServices', immediateServices).answer('RequestImmediateService', reply));
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Error: Slow.');
    const nextStep = screen.getByText(/We’ve kept everything you entered/);
    expect(nextStep.textContent).toMatch(/You can send it again from \d\d:\d\d, or call 0116 /);
    expect(nextStep.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
  });

  it('moves to the next empty field with Enter, and submits if there is none', async () => {
    const graph = new FakeGraph().answer('ImmediateServices', immediateServices);
    open(graph.answer('RequestImmediateService', received('CALL')));
    await fill();
    const details = screen.getByLabelText('What is affected?');
    const location = screen.getByLabelText('Where are you?');
    fireEvent.change(details, { target: { value: '' } });
    fireEvent.change(location, { target: { value: '' } });
    expect(fireEvent.keyDown(details, { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(location);
    expect(fireEvent.keyDown(location, { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(details);
    for (const field of [details, location]) fireEvent.change(field, { target: { value: 'Filled in' } });
    expect(fireEvent.keyDown(location, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByLabelText('What happened?'), { key: 'Enter' })).toBe(true);
  });
});

function rateLimited() {
  return userError({ message: 'Slow.', code: 'RATE_LIMITED', retryAfterSeconds: 90 });
}
