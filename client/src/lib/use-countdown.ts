import { useEffect, useState } from 'react';

export interface Countdown {
  /** The remaining whole seconds; 0 when the countdown isn't running. */
  remaining: number;
  start(seconds: number): void;
  /** Keeps the remaining seconds, from which `start` can go on. */
  pause(): void;
  stop(): void;
}

/**
 * Counts down seconds by the clock, not by its ticks, so that it is right after a tab was asleep.
 * Starts automatically if `from` is given.
 */
export function useCountdown(from = 0): Countdown {
  const [remaining, setRemaining] = useState(from);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const start = (seconds: number) => {
    setRemaining(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  };
  const pause = () => setEndsAt(null);
  const stop = () => {
    setRemaining(0);
    setEndsAt(null);
  };

  useEffect(() => {
    if (from > 0) setEndsAt(Date.now() + from * 1000);
  }, [from]);

  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setRemaining(seconds);
      if (seconds === 0) setEndsAt(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return { remaining, start, pause, stop };
}
