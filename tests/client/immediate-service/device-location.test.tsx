import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { press } from '../support/form-actions.ts';
import { fill, immediateServices, open, received, send } from './dialog-helpers.tsx';

/** What the browser answers when it is asked for the location. */
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

const at = (latitude: number, longitude: number, accuracy: number) =>
  getCurrentPosition.mockImplementation((onFound) =>
    onFound({ coords: { latitude, longitude, accuracy } } as GeolocationPosition),
  );
const failing = (code: number) =>
  getCurrentPosition.mockImplementation((_onFound, onError) => onError?.({ code } as GeolocationPositionError));

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ ...navigator.geolocation, getCurrentPosition });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearDrafts();
  sessionStorage.clear();
  getCurrentPosition.mockReset();
});

const MAP = 'https://www.google.com/maps/search/?api=1&query=52.63012%2C-1.13480';
const typed = () => screen.getByLabelText<HTMLInputElement>(/^Where are you\?/);
const sentLocations = (graph: FakeGraph) =>
  graph.sentAs('RequestImmediateService').map(({ variables }) => (variables.input as Record<string, string>).location);
const sentKeys = (graph: FakeGraph) =>
  graph
    .sentAs('RequestImmediateService')
    .map(({ variables }) => (variables.input as Record<string, string>).idempotencyKey);
const graphThat = (answer: Parameters<FakeGraph['answer']>[1]) =>
  new FakeGraph().answer('ImmediateServices', immediateServices).answer('RequestImmediateService', answer);

describe('“Use my location”', () => {
  it('asks for permission only when it is pressed', async () => {
    open();
    await fill();
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('sends coordinates with a map’s link, after what was typed', async () => {
    at(52.6301234, -1.1348, 17.2);
    const { graph } = open(graphThat(received('CALL')));
    await fill();
    await press('Use my location');
    expect(screen.getByText('52.63012, -1.13480 (within 20 m)')).toBeTruthy();
    expect(typed().value).toBe('1 High Street, LE1 1AA');
    await send();
    await screen.findByRole('heading', { name: 'Request Received!' });
    expect(sentLocations(graph)).toEqual([`1 High Street, LE1 1AA 52.63012, -1.13480 (within 20 m) ${MAP}`]);
  });

  it('is enough by itself, and can be removed', async () => {
    at(52.63012, -1.1348, 1250);
    const { graph } = open(graphThat(received('CALL')));
    await fill();
    fireEvent.change(typed(), { target: { value: '' } });
    await press('Use my location');
    await press('Remove my location');
    expect(document.activeElement).toBe(typed());
    await send();
    expect(screen.getAllByText('Enter where you are')).not.toHaveLength(0);
    await press('Use my location');
    await send();
    await screen.findByRole('heading', { name: 'Request Received!' });
    expect(sentLocations(graph)).toEqual([`52.63012, -1.13480 (within 1.3 km) ${MAP}`]);
  });

  it('is never stored, also while the outcome of a request is unknown, which is sent again with its key', async () => {
    at(52.63012, -1.1348, 20);
    const { graph } = open(graphThat(new TypeError('Failed to fetch')));
    await fill();
    await press('Use my location');
    await send();
    await screen.findByRole('alert');
    await send();
    expect(new Set(sentKeys(graph)).size).toBe(1);
    await press('Update my location');
    await send();
    expect(new Set(sentKeys(graph)).size).toBe(2);
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join();
    expect(stored).toContain('1 High Street, LE1 1AA');
    expect(stored).not.toMatch(/52\.63|1\.13480|maps/);
  });

  it.each([
    ['denied', 1, /hasn’t shared your location\. Allow it .*, or type where you are\./],
    ['unavailable', 2, /can’t find your location from here\. Try again, or type where you are\./],
    ['timed out', 3, /taking too long\. Try again, or type where you are\./],
  ])('says what to do when it is %s, and keeps what was typed', async (_what, code, message) => {
    failing(code);
    open();
    await fill();
    await press('Use my location');
    expect(screen.getByText(message)).toBeTruthy();
    expect(typed().value).toBe('1 High Street, LE1 1AA');
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeTruthy();
  });

  it('says that the browser can’t without a secure connection', async () => {
    vi.stubGlobal('isSecureContext', false);
    open();
    await fill();
    await press('Use my location');
    expect(screen.getByText('Your browser can’t share your location here. Type where you are instead.')).toBeTruthy();
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });
});
