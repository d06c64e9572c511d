import { afterTimeout } from '#shared/server/timeout.ts';

/** Timers and randomness, which tests replace by their own. */
export interface Clock {
  /** Calls back once after `milliseconds`; returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** At least 0 and less than 1. */
  random(): number;
}

export const realClock: Clock = {
  after: afterTimeout,
  random: Math.random,
};
