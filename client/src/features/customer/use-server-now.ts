import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { createServerClock } from './server-clock.ts';

const clock = createServerClock();

/**
 * The moment now in milliseconds, by the server's clock, again each second while the page can be
 * seen.
 */
export function useServerNow(): number {
  const client = useApolloClient();
  useEffect(() => clock.setBy(client), [client]);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
