import { describe, expect, it } from 'vitest';
import {
  FIRST_LINE,
  type LineEvent,
  type LineState,
  nextLine,
  pauseBefore,
} from '~/features/notifications/line-state.ts';

const lineAfter = (...events: LineEvent[]): LineState => events.reduce(nextLine, FIRST_LINE);

describe('the line', () => {
  it('is a stream at first', () => {
    expect(FIRST_LINE).toEqual({ mode: 'stream', failures: 0, isLive: false });
  });

  it.each<[LineEvent[], Partial<LineState>]>([
    [['broken'], { mode: 'polling', failures: 1 }],
    [['broken', 'try'], { mode: 'stream', failures: 1, isLive: false }],
    [['broken', 'try', 'broken'], { mode: 'polling', failures: 2 }],
    [['broken', 'try', 'told'], { mode: 'stream', failures: 0, isLive: true }],
    [['told', 'ended'], { mode: 'resting', failures: 0 }],
    [['told', 'ended', 'try'], { mode: 'stream', isLive: false }],
    [['ended'], { mode: 'polling', failures: 1 }],
    [['told', 'ended', 'try', 'ended'], { mode: 'polling', failures: 1 }],
    [['told', 'broken'], { mode: 'polling', failures: 1 }],
    [['told', 'broken', 'ended'], { mode: 'polling', failures: 1 }],
    [['broken', 'told'], { mode: 'polling', failures: 1, isLive: false }],
  ])('after %j is %j', (events, expected) => {
    expect(lineAfter(...events)).toMatchObject(expected);
  });

  it('does not change with each word', () => {
    const live = lineAfter('told');
    expect(nextLine(live, 'told')).toBe(live);
  });
});

describe('the pause before the next stream', () => {
  const failed = (failures: number): LineState => ({ mode: 'polling', failures, isLive: false });

  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [7, 300_000],
    [500, 300_000],
  ])('after %i failures is at most %i ms, and at least half of it', (failures, longest) => {
    expect(pauseBefore(failed(failures), 1)).toBe(longest);
    expect(pauseBefore(failed(failures), 0)).toBe(longest / 2);
  });

  it('is short when the gateway has only been replaced', () => {
    expect(pauseBefore(lineAfter('told', 'ended'), 1)).toBe(2_000);
  });
});
