import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { createServerClock } from './server-clock.ts';

const clock = createServerClock();

/** The server's time in milliseconds, updated each second while the page is visible. */
export function useServerNow(): number {
  const client = useApolloClient();
  useEffect(() => clock.setClient(client), [client]);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
