import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds that are left; 0 when it is not running. */
  left: number;
  start(seconds: number): void;
  stop(): void;
}

/**
 * Counts seconds down, by the clock rather than by its own ticks, so that a tab that was asleep is
 * right at once. Starts by itself with `from`.
 */
export function useCountdown(from = 0): Countdown {
  const [left, setLeft] = useState(from);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const start = (seconds: number) => {
    setLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  };
  const stop = () => {
    setLeft(0);
    setEndsAt(null);
  };

  useEffect(() => {
    if (from > 0) setEndsAt(Date.now() + from * 1000);
  }, [from]);

  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setEndsAt(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return { left, start, stop };
}
