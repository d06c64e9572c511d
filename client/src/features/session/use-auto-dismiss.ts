import { useEffect, useEffectEvent, useState } from 'react';

/** The bar shrinks by half a percent every 100 ms, about 20 seconds in all (AUTH-10). */
const STEP_PERCENT = 0.5;
const STEP_MS = 100;

/**
 * Counts down from 100 to 0 percent, then calls `onDismiss`. It waits while `isHeld`, or while the
 * user has paused it: everyone must have time to read the message.
 */
export function useAutoDismiss(onDismiss: () => void, isHeld: boolean) {
  const [percent, setPercent] = useState(100);
  const [isPaused, setIsPaused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(() => setPercent((current) => Math.max(0, current - STEP_PERCENT)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld]);

  useEffect(() => {
    if (percent === 0) dismiss();
  }, [percent]);

  return { percent, isPaused, togglePause: () => setIsPaused((paused) => !paused) };
}
