import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { fill, kinds, onClose, open, received, refusal, refused, send, service } from './help-dialog.tsx';

afterEach(() => {
  cleanup();
  clearDrafts();
  sessionStorage.clear();
  onClose.mockReset();
});

describe('asking for urgent help', () => {
  it('has its controls, and says what it is for (IMM-03, IMM-04, IMM-21)', async () => {
    open();
    expect(service().disabled).toBe(true);
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(service().disabled).toBe(false);
    expect(screen.getByLabelText('Phone number').getAttribute('type')).toBe('tel');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Call' }).checked).toBe(true);
    expect(screen.getByRole('dialog').textContent).toMatch(/won’t start, a flat tyre, a lockout.*5-15 minutes/);
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
    expect(screen.getAllByText('Enter where you are')).not.toHaveLength(0);
    expect(graph.sentAs('RequestImmediateService')).toEqual([]);
  });

  it('says how far over the limit a text is, and keeps all of it', async () => {
    const { graph } = open();
    await fill();
    const what = screen.getByLabelText<HTMLTextAreaElement>('What happened?');
    fireEvent.change(what, { target: { value: 'x'.repeat(10_012) } });
    expect(screen.getByText('12 characters too many')).toBeTruthy();
    await send();
    expect(screen.getAllByText('Use at most 10,000 characters: this is 12 too many')).not.toHaveLength(0);
    expect(what.value).toHaveLength(10_012);
    expect(localStorage.getItem('draft/device/immediate-service')).toContain('x'.repeat(10_012));
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
    for (const text of ['Flat Tire', method, 'IR-20417']) expect(screen.getByText(text)).toBeTruthy();
    expect(used.sentAs('RequestImmediateService')[0]?.variables).toEqual({
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

  it('has the telephone where nothing scrolls, before and after', async () => {
    open(new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', received('CALL')));
    const call = () => screen.getByRole('link', { name: /^Call 0116/ });
    expect(call().getAttribute('href')).toMatch(/^tel:\+44116/);
    expect(call().closest('header')).toBeTruthy();
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Request Received!' });
    expect(call().closest('header')).toBeTruthy();
  });

  it('says when and on which number, and takes the focus there (IMM-13)', async () => {
    open(new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', received('TEXT')));
    await fill();
    await send();
    const lead = await screen.findByText(/^A specialist texts you by/);
    expect(document.activeElement).toBe(lead);
    expect(lead.textContent).toMatch(/by \d\d:\d\d\./);
    expect(screen.getByText('07700 900123')).toBeTruthy();
  });

  it('does without a reference where none was given (C-22)', async () => {
    const answer = received('CALL');
    const request = { ...answer.data.requestImmediateService.request, reference: null };
    const data = { requestImmediateService: { ...answer.data.requestImmediateService, request } };
    open(new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', { data }));
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(screen.queryByText('Reference ID')).toBeNull();
  });

  it('puts what the server finds wrong with an answer at its field, and goes there', async () => {
    const data = {
      requestImmediateService: {
        ...refused().data.requestImmediateService,
        userErrors: [refusal({ field: ['issueDescription'], message: 'Too long.', code: 'TOO_LARGE' })],
      },
    };
    open(new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', { data }));
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
      { data: { requestImmediateService: { ...refused().data.requestImmediateService, userErrors: [slowDown()] } } },
    ],
    ['an error', { data: null, errors: [{ message: 'Slow.', extensions: { code: 'RATE_LIMITED', retryAfter: 90 } }] }],
  ])('says from when it can be sent again after %s, and gives the telephone', async (_what, reply) => {
    open(new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', reply));
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Error: Slow.');
    const wayOn = screen.getByText(/Everything you wrote is still here/);
    expect(wayOn.textContent).toMatch(/Send it again from \d\d:\d\d, or call 0116 /);
    expect(wayOn.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
  });

  it('leads with Enter to what is still unanswered, and sends when nothing is', async () => {
    const graph = new FakeGraph().answer('ImmediateServices', kinds);
    open(graph.answer('RequestImmediateService', received('CALL')));
    await fill();
    const details = screen.getByLabelText('What is affected?');
    const where = screen.getByLabelText('Where are you?');
    fireEvent.change(details, { target: { value: '' } });
    fireEvent.change(where, { target: { value: '' } });
    expect(fireEvent.keyDown(details, { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(where);
    expect(fireEvent.keyDown(where, { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(details);
    for (const field of [details, where]) fireEvent.change(field, { target: { value: 'Known' } });
    expect(fireEvent.keyDown(where, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByLabelText('What happened?'), { key: 'Enter' })).toBe(true);
  });
});

function slowDown() {
  return refusal({ message: 'Slow.', code: 'RATE_LIMITED', retryAfterSeconds: 90 });
}
