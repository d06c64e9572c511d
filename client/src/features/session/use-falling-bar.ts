import { useEffect, useEffectEvent, useState } from 'react';

/**
 * How the bar falls (AUTH-10): half a percent every tenth of a second, so that it is empty after
 * about twenty seconds.
 */
const STEP_PERCENT = 0.5;
const STEP_MS = 100;

/**
 * A bar that falls from 100 to 0 and then calls back; it can be stopped and started again (nothing
 * timed without a way to pause it), and waits by itself while it is held.
 */
export function useFallingBar(onEmpty: () => void, isHeld: boolean) {
  const [percent, setPercent] = useState(100);
  const [isPaused, setIsPaused] = useState(false);
  const finish = useEffectEvent(onEmpty);

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(() => setPercent((before) => Math.max(0, before - STEP_PERCENT)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld]);

  useEffect(() => {
    if (percent === 0) finish();
  }, [percent]);

  return { percent, isPaused, togglePause: () => setIsPaused((paused) => !paused) };
}
