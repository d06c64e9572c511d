import { describe, expect, it } from 'vitest';
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  INITIAL_CONNECTION,
  reconnectDelay,
} from '~/features/notifications/use-live-notifications.ts';

const stateAfter = (...events: ConnectionEvent[]): ConnectionState =>
  events.reduce(connectionReducer, INITIAL_CONNECTION);

describe('the connection state', () => {
  it('starts with a stream', () => {
    expect(INITIAL_CONNECTION).toEqual({ mode: 'stream', failures: 0, isLive: false });
  });

  it.each<[ConnectionEvent[], Partial<ConnectionState>]>([
    [['failed'], { mode: 'polling', failures: 1 }],
    [['failed', 'retry'], { mode: 'stream', failures: 1, isLive: false }],
    [['failed', 'retry', 'failed'], { mode: 'polling', failures: 2 }],
    [['failed', 'retry', 'data'], { mode: 'stream', failures: 0, isLive: true }],
    [['data', 'completed'], { mode: 'reconnecting', failures: 0 }],
    [['data', 'completed', 'retry'], { mode: 'stream', isLive: false }],
    [['completed'], { mode: 'polling', failures: 1 }],
    [['data', 'completed', 'retry', 'completed'], { mode: 'polling', failures: 1 }],
    [['data', 'failed'], { mode: 'polling', failures: 1 }],
    [['data', 'failed', 'completed'], { mode: 'polling', failures: 1 }],
    [['failed', 'data'], { mode: 'polling', failures: 1, isLive: false }],
  ])('after %j is %j', (events, expected) => {
    expect(stateAfter(...events)).toMatchObject(expected);
  });

  it('stays the same object for further data', () => {
    const live = stateAfter('data');
    expect(connectionReducer(live, 'data')).toBe(live);
  });
});

describe('the delay before the next stream', () => {
  const failed = (failures: number): ConnectionState => ({ mode: 'polling', failures, isLive: false });

  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [7, 300_000],
    [500, 300_000],
  ])('after %i failures is at most %i ms, and at least half of that', (failures, longest) => {
    expect(reconnectDelay(failed(failures), 1)).toBe(longest);
    expect(reconnectDelay(failed(failures), 0)).toBe(longest / 2);
  });

  it('is short after the gateway closed the stream normally', () => {
    expect(reconnectDelay(stateAfter('data', 'completed'), 1)).toBe(2_000);
  });
});
