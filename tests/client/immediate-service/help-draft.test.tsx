import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { fill, kinds, onClose, open, received, refusal, refused, refusedWith, send } from './help-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearDrafts();
  sessionStorage.clear();
  onClose.mockReset();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const tick = () => fireEvent.click(screen.getByRole('checkbox'));
const graphWith = (reply: Parameters<FakeGraph['answer']>[1]) =>
  new FakeGraph().answer('ImmediateServices', kinds).answer('RequestImmediateService', reply);
const keysOf = (graph: FakeGraph) =>
  graph
    .sentAs('RequestImmediateService')
    .map(({ variables }) => (variables.input as Record<string, string>).idempotencyKey);

/** The page goes away by itself, with the dialog open, and comes back. */
function reload(graph?: FakeGraph) {
  cleanup();
  return open(graph);
}

describe('what was written', () => {
  it('is found again after a reload, but not the consent, and can be sent', async () => {
    open();
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Text' }));
    const { graph } = reload(graphWith(received('TEXT')));
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.getByText('What you wrote is still here')).toBeTruthy();
    expect(screen.getByText(/We haven’t received it yet/)).toBeTruthy();
    expect(field('What do you need help with?').value).toBe('Flat Tire');
    expect(field('Where are you?').value).toBe('1 High Street, LE1 1AA');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Text' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    tick();
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(graph.sentAs('RequestImmediateService')[0]?.variables.input).toMatchObject({
      immediateServiceName: 'Flat Tire',
    });
  });

  it('keeps the kind that was chosen when the list has changed meanwhile', async () => {
    open();
    await fill();
    reload(new FakeGraph().answer('ImmediateServices', new TypeError('Failed to fetch')));
    expect(await screen.findByRole('option', { name: 'Lockout Service' })).toBeTruthy();
    expect(field('What do you need help with?').value).toBe('Flat Tire');
  });

  it('is thrown away when the dialog is closed by hand (IMM-18)', async () => {
    open();
    await fill();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
    reload();
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.queryByText('What you wrote is still here')).toBeNull();
    expect(field('What is affected?').value).toBe('');
  });

  it('is thrown away when it has been received (C-24)', async () => {
    open(graphWith(received('CALL')));
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Request Received!' });
    expect(sessionStorage.length).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalled();
    reload();
    expect(field('What is affected?').value).toBe('');
  });

  it('is held where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { graph } = open(graphWith(new TypeError('Failed to fetch')));
    await fill();
    await send();
    await send();
    const [first, second] = keysOf(graph);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});

describe('a request that nobody heard the answer of', () => {
  it('is sent again with one press and the same key, after a reload too', async () => {
    const lost = graphWith(new TypeError('Failed to fetch'));
    open(lost);
    await fill();
    await send();
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await vi.waitFor(() => expect(lost.sentAs('RequestImmediateService')).toHaveLength(2));
    const { graph } = reload(graphWith(received('CALL')));
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.getByText(/You can safely send it again/)).toBeTruthy();
    tick();
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(new Set([...keysOf(lost), ...keysOf(graph)]).size).toBe(1);
  });

  it('has another key when it says something else, and its own when it says the same again', async () => {
    const { graph } = open(graphWith(new TypeError('Failed to fetch')));
    await fill();
    await send();
    fireEvent.change(field('Where are you?'), { target: { value: '2 High Street, LE1 1AA' } });
    await send();
    await send();
    const [first, second, third] = keysOf(graph);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('is another request once it was refused', async () => {
    const { graph } = open(graphWith(refused('No specialist near you.')));
    await fill();
    await send();
    await send();
    const [first, second] = keysOf(graph);
    expect(second).not.toBe(first);
  });

  it.each([
    [
      'the gateway',
      { data: null, errors: [{ message: 'Slow.', extensions: { code: 'RATE_LIMITED', retryAfter: 9 } }] },
    ],
    ['the host', refusedWith(refusal({ message: 'Slow.', code: 'RATE_LIMITED', retryAfterSeconds: 9 }))],
  ])('keeps its key when %s says to wait, which is no answer to it', async (_who, wait) => {
    const replies = [new TypeError('Failed to fetch'), wait, received('CALL')];
    const { graph } = open(graphWith(() => replies.shift() ?? new Error('no more')));
    await fill();
    for (let attempt = 0; attempt < 3; attempt += 1) await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(keysOf(graph)).toHaveLength(3);
    expect(new Set(keysOf(graph)).size).toBe(1);
  });

  it('is given up after a while, so that nobody watches it for ever', async () => {
    open(graphWith(new Promise<never>(() => undefined)));
    await fill();
    vi.useFakeTimers();
    await send();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('alert').textContent).toMatch(/^Error: No answer has come\./);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });
});

describe('the connection', () => {
  const go = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };

  it('is said to be gone, with the telephone, and to be back', async () => {
    open(graphWith(received('CALL')));
    await fill();
    go('offline');
    const gone = screen.getByText(/You are offline\. What you write is kept/);
    expect(gone.closest('[role=status]')).toBeTruthy();
    expect(gone.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
    go('online');
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(screen.getByText('You are online again. You can send it now.')).toBeTruthy();
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
  });

  it('is said to be back after sending without one, too', async () => {
    open(graphWith(new TypeError('Failed to fetch')));
    await fill();
    go('offline');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Error: Failed to fetch');
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    go('online');
    expect(screen.getByText('You are online again. You can send it now.')).toBeTruthy();
    expect(screen.getByText(/Everything you wrote is still here/)).toBeTruthy();
  });
});

it('offers the built-in kinds when the list is too slow for somebody at the roadside (IMM-02, IMM-08)', async () => {
  vi.useFakeTimers();
  open(new FakeGraph().answer('ImmediateServices', new Promise<never>(() => undefined)));
  expect(screen.queryByRole('option', { name: 'Lockout Service' })).toBeNull();
  expect(field('What do you need help with?').disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('option', { name: 'Lockout Service' })).toBeTruthy();
  expect(field('What do you need help with?').disabled).toBe(false);
});
