import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '~/features/session/session.ts';
import { paths } from '~/lib/paths.ts';

/** When the server no longer knows the session, the customer logs in again and comes back to where it happened (SESS-03). */
export function SessionEndWatcher() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasExpired = current === null && session.ending() === 'expired';
  useEffect(() => {
    if (!hasExpired || pathname === paths.login) return;
    void navigate(`${paths.login}?session_expired=1`, { replace: true, state: { from: pathname + search + hash } });
  }, [hasExpired, navigate, pathname, search, hash]);
  return null;
}
