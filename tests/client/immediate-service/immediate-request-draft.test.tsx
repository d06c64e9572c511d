import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import {
  fill,
  immediateServices,
  onClose,
  open,
  received,
  refused,
  refusedWith,
  send,
  userError,
} from './dialog-helpers.tsx';

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
  new FakeGraph().answer('ImmediateServices', immediateServices).answer('RequestImmediateService', reply);
const keysOf = (graph: FakeGraph) =>
  graph
    .sentAs('RequestImmediateService')
    .map(({ variables }) => (variables.input as Record<string, string>).idempotencyKey);

/** Reloads the page with the dialog open. */
function reload(graph?: FakeGraph) {
  cleanup();
  return open(graph);
}

describe('the draft', () => {
  it('is restored after a reload, without the declaration, and can be sent', async () => {
    open();
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Text' }));
    const { graph } = reload(graphWith(received('TEXT')));
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.getByText('We’ve kept what you entered')).toBeTruthy();
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

  it('keeps the selected service if it is no longer in the list', async () => {
    open();
    await fill();
    reload(new FakeGraph().answer('ImmediateServices', new TypeError('Failed to fetch')));
    expect(await screen.findByRole('option', { name: 'Lockout Service' })).toBeTruthy();
    expect(field('What do you need help with?').value).toBe('Flat Tire');
  });

  it('is deleted when the visitor closes the dialog (IMM-18)', async () => {
    open();
    await fill();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
    reload();
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.queryByText('We’ve kept what you entered')).toBeNull();
    expect(field('What is affected?').value).toBe('');
  });

  it('is deleted when the request is received (C-24)', async () => {
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

  it('says that it was sent in another tab, and isn’t sent again', async () => {
    const { graph } = open(graphWith(received('CALL')));
    await fill();
    const key = 'draft/device/immediate-service';
    const { id } = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ sent: [{ id, at: Date.now(), reference: 'IR-9' }], expiresAt: 9e15 }));
    await send();
    expect(await screen.findByText(/^Sent: you sent this request in another tab at/)).toBeTruthy();
    expect(screen.getByText('IR-9')).toBeTruthy();
    expect(graph.sentAs('RequestImmediateService')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Start another request' }));
    expect(field('What is affected?').value).toBe('');
  });

  it('is kept in memory if the browser refuses to store it', async () => {
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

describe('a request with an unknown outcome', () => {
  it('is retried with one click and the same key, also after a reload', async () => {
    const lost = graphWith(new TypeError('Failed to fetch'));
    open(lost);
    await fill();
    await send();
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(lost.sentAs('RequestImmediateService')).toHaveLength(2));
    const { graph } = reload(graphWith(received('CALL')));
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.getByText(/If you send it again, we could receive it twice/)).toBeTruthy();
    tick();
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(new Set([...keysOf(lost), ...keysOf(graph)]).size).toBe(1);
  });

  it('is sent again with the same key after a reload in the middle of it', async () => {
    const sending = graphWith(new Promise<never>(() => undefined));
    open(sending);
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    const { graph } = reload(graphWith(received('CALL')));
    await screen.findByRole('option', { name: 'Flat Tire' });
    expect(screen.getByText(/If you send it again, we could receive it twice/)).toBeTruthy();
    tick();
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(keysOf(graph)).toEqual(keysOf(sending));
  });

  it('gets a new key if it changes, and keeps it if it does not', async () => {
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

  it('gets a new key after a refusal', async () => {
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
    ['the host', refusedWith(userError({ message: 'Slow.', code: 'RATE_LIMITED', retryAfterSeconds: 9 }))],
  ])('keeps its key if %s limits the rate, which leaves the outcome unknown', async (_who, rateLimit) => {
    const replies = [new TypeError('Failed to fetch'), rateLimit, received('CALL')];
    const { graph } = open(graphWith(() => replies.shift() ?? new Error('no more')));
    await fill();
    for (let attempt = 0; attempt < 3; attempt += 1) await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
    expect(keysOf(graph)).toHaveLength(3);
    expect(new Set(keysOf(graph)).size).toBe(1);
  });

  it('times out', async () => {
    open(graphWith(new Promise<never>(() => undefined)));
    await fill();
    vi.useFakeTimers();
    await send();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('alert').textContent).toMatch(/^Error: We didn’t get a response\./);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });
});

describe('the connection', () => {
  const setConnection = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };

  it('is shown as offline, with a phone number, and as back online', async () => {
    open(graphWith(received('CALL')));
    await fill();
    setConnection('offline');
    const notice = screen.getByText(/You’re offline\. What you enter is saved/);
    expect(notice.closest('[role=status]')).toBeTruthy();
    expect(notice.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
    setConnection('online');
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    expect(screen.getByText('You’re back online. You can send it now.')).toBeTruthy();
    await send();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeTruthy();
  });

  it('is shown as back online after an attempt to send offline', async () => {
    open(graphWith(new TypeError('Failed to fetch')));
    await fill();
    setConnection('offline');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Error: Failed to fetch');
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    setConnection('online');
    expect(screen.getByText('You’re back online. You can send it now.')).toBeTruthy();
    expect(screen.getByText(/We’ve kept everything you entered/)).toBeTruthy();
  });
});

it('offers the built-in services if the list takes too long (IMM-02, IMM-08)', async () => {
  vi.useFakeTimers();
  open(new FakeGraph().answer('ImmediateServices', new Promise<never>(() => undefined)));
  expect(screen.queryByRole('option', { name: 'Lockout Service' })).toBeNull();
  expect(field('What do you need help with?').disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('option', { name: 'Lockout Service' })).toBeTruthy();
  expect(field('What do you need help with?').disabled).toBe(false);
});
