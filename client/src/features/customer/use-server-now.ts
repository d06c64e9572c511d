import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { londonDay } from '#shared/london/clock.ts';
import { ServerTimeDocument } from '~/graphql/generated/operations/server-time.ts';

/** A bigger jump of the device's clock means that it was set, or that the device slept. */
const CLOCK_JUMP_MS = 2000;
const TICK_MS = 1000;
/**
 * Slower responses are measured again: the device may have slept, and the offset can be wrong by
 * half the round trip.
 */
const MAX_ROUND_TRIP_MS = 2 * CLOCK_JUMP_MS;
const ATTEMPTS = 3;

/**
 * The server's time, as far as the device can tell. The time left to pay must not depend on a phone
 * with the wrong time. The offset is measured when the first component uses the clock, and again
 * when the device's clock jumps. Until then, or if the gateway fails, it is the device's time.
 */
function createServerClock() {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    offset.remeasureAfterJump();
    now = Date.now() + offset.get();
    for (const listener of listeners) listener();
  };
  const offset = createClockOffset(tick);

  const startOrStopTicking = () => {
    clearInterval(timer);
    if (listeners.size === 0 || document.visibilityState === 'hidden') return;
    tick();
    timer = setInterval(tick, TICK_MS);
  };

  return {
    now: () => {
      const current = Date.now() + offset.get();
      // Without subscribers the clock doesn't tick, so `now` may be out of date.
      if (listeners.size === 0 && Math.abs(current - now) > TICK_MS) now = current;
      return now;
    },
    /** Sets the client that asks for the server's time, and measures the offset if needed. */
    setClient: offset.setClient,
    /** Calls the listener each second while the page is visible. Returns the unsubscriber. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', startOrStopTicking);
        now = Date.now() + offset.get();
        startOrStopTicking();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', startOrStopTicking);
        clearInterval(timer);
      };
    },
  };
}

/** How far the server's clock is ahead of the device's, in milliseconds; 0 until measured. */
function createClockOffset(onChange: () => void) {
  let client: ApolloClient | undefined;
  let offsetMs = 0;
  /** The device's time origin at the last measurement; null until one succeeds. */
  let measuredAtOrigin: number | null = null;
  let isMeasuring = false;
  const hasJumped = () => measuredAtOrigin !== null && Math.abs(timeOrigin() - measuredAtOrigin) > CLOCK_JUMP_MS;

  const measure = async () => {
    if (isMeasuring) return;
    isMeasuring = true;
    let shortestMs = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && shortestMs > MAX_ROUND_TRIP_MS; attempt += 1) {
      measuredAtOrigin = timeOrigin();
      const measurement = await measureOffset(client);
      if (!measurement) break;
      if (hasJumped() || measurement.roundTripMs >= shortestMs) continue;
      shortestMs = measurement.roundTripMs;
      offsetMs = measurement.offsetMs;
      onChange();
    }
    isMeasuring = false;
    // Nothing was measured: the next component that uses the clock retries.
    if (shortestMs === Number.POSITIVE_INFINITY) measuredAtOrigin = null;
  };

  return {
    get: () => offsetMs,
    setClient(newClient: ApolloClient) {
      client = newClient;
      if (measuredAtOrigin === null) void measure();
    },
    remeasureAfterJump() {
      if (hasJumped()) void measure();
    },
  };
}

async function measureOffset(client: ApolloClient | undefined) {
  const sentAt = Date.now();
  const response = await client?.query({ query: ServerTimeDocument, fetchPolicy: 'no-cache' }).catch(() => null);
  const serverTime = response?.data?.serverTime;
  if (!serverTime) return null;
  // Assumes symmetric latency.
  return { offsetMs: Date.parse(serverTime) - (sentAt + Date.now()) / 2, roundTripMs: Date.now() - sentAt };
}

/** The wall-clock time at which the monotonic clock was 0; changes when the wall clock jumps. */
const timeOrigin = () => Date.now() - performance.now();

const clock = createServerClock();

const neverTicks = () => () => undefined;

/**
 * Whether an instant is over, by the server's clock. Unlike `useServerNow`, it renders again only
 * when that changes. Null is never over.
 */
export function useHasPassed(instant: string | null): boolean {
  const client = useApolloClient();
  useEffect(() => {
    if (instant !== null) clock.setClient(client);
  }, [client, instant]);
  const hasPassed = () => instant !== null && Date.parse(instant) <= clock.now();
  return useSyncExternalStore(instant === null ? neverTicks : clock.subscribe, hasPassed, hasPassed);
}

/**
 * London's day (YYYY-MM-DD) by the server's clock; null unless it is needed. It renders again only
 * with the next day.
 */
export function useServerDay(isNeeded: boolean): string | null {
  const client = useApolloClient();
  useEffect(() => {
    if (isNeeded) clock.setClient(client);
  }, [client, isNeeded]);
  const today = () => (isNeeded ? londonDay(new Date(clock.now())) : null);
  return useSyncExternalStore(isNeeded ? clock.subscribe : neverTicks, today, today);
}

/** The server's time in milliseconds, updated each second while the page is visible. */
export function useServerNow(): number {
  const client = useApolloClient();
  useEffect(() => clock.setClient(client), [client]);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
