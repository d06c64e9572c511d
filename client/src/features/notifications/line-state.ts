/**
 * How the alerts come: over the stream, or by asking now and then until the stream is tried again.
 */
export interface LineState {
  /** `resting`: a stream has ended as it should, and the next is about to be opened. */
  readonly mode: 'stream' | 'resting' | 'polling';
  /** Attempts at a stream that have failed since the last that brought something. */
  readonly failures: number;
  /** Whether the stream has brought anything. */
  readonly isLive: boolean;
}

export type LineEvent =
  | 'told'
  /** The gateway has ended the stream in good order: it is about to be replaced by another. */
  | 'ended'
  /** No stream could be had, or it broke. */
  | 'broken'
  | 'try';

export const FIRST_LINE: LineState = { mode: 'stream', failures: 0, isLive: false };

export function nextLine(line: LineState, event: LineEvent): LineState {
  if (event === 'try') return { mode: 'stream', failures: line.failures, isLive: false };
  // Apollo Client says of a stream that broke that it has ended, too.
  if (line.mode !== 'stream') return line;
  switch (event) {
    case 'told':
      return line.isLive ? line : { mode: 'stream', failures: 0, isLive: true };
    case 'ended':
      return line.isLive ? { mode: 'resting', failures: 0, isLive: false } : nextLine(line, 'broken');
    case 'broken':
      return { mode: 'polling', failures: line.failures + 1, isLive: false };
  }
}

const REST_MS = 2_000;
const SHORTEST_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

/**
 * How long to wait before a stream is tried again. `random` (0 to 1) keeps the pages of a gateway
 * that went away from coming back as one.
 */
export function pauseBefore({ mode, failures }: LineState, random: number): number {
  const pause = mode === 'resting' ? REST_MS : Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(pause * (0.5 + random / 2));
}
