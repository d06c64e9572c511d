import { useLogOutMutation } from '~/graphql/generated/operations/log-out.ts';
import { session } from './session.ts';

/**
 * Logs out. The browser forgets the session at once, whatever the server answers and however long
 * it takes (DASH-03, ACCT-17); the request keeps the credentials it must end.
 */
export function useLogOut(): () => void {
  const [logOut] = useLogOutMutation();
  return () => {
    const leaving = session.current();
    if (leaving) logOut({ context: { session: leaving } }).catch(() => undefined);
    session.end('logged-out');
  };
}
