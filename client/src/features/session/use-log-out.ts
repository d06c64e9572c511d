import { useLogOutMutation } from '~/graphql/generated/operations/log-out.ts';
import { session } from './session.ts';

/**
 * Logs out. The browser's session ends immediately, even if the request fails (DASH-03, ACCT-17).
 * The request still carries its credentials.
 */
export function useLogOut(): () => void {
  const logOut = useLogOutMutation();
  return () => {
    const ended = session.current();
    if (ended) void logOut({}, { context: { session: ended } });
    session.end('LOGGED_OUT');
  };
}
