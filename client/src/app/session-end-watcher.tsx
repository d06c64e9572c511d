import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '~/features/session/session.ts';
import { paths } from '~/lib/paths.ts';

/**
 * When the server no longer knows the session, the customer logs in again and comes back to where it happened (SESS-03). Once for each
 * ending: whoever then goes to a page that is open to all stays there.
 */
export function SessionEndWatcher() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasExpired = current === null && session.ending() === 'expired';
  const wasLed = useRef(false);
  useEffect(() => {
    if (!hasExpired) {
      wasLed.current = false;
      return;
    }
    const mayStay = pathname === paths.login || (wasLed.current && !isOwnPage(pathname));
    wasLed.current = true;
    if (mayStay) return;
    void navigate(`${paths.login}?session_expired=1`, { replace: true, state: { from: pathname + search + hash } });
  }, [hasExpired, navigate, pathname, search, hash]);
  return null;
}

/** Whether a page shows nothing without a session. */
function isOwnPage(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}
