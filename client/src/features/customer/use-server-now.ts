import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { createServerClock } from './server-clock.ts';

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

/** The server's time in milliseconds, updated each second while the page is visible. */
export function useServerNow(): number {
  const client = useApolloClient();
  useEffect(() => clock.setClient(client), [client]);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
