import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '~/features/session/session.ts';
import { paths } from '~/site/paths.ts';

/**
 * When the server ends the session, sends the customer to the login page and back afterwards
 * (SESS-03). Only once for each ending, so that public pages stay usable.
 */
export function SessionEndWatcher() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasExpired = current === null && session.endReason() === 'expired';
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

/** Whether a page needs a session. */
function isOwnPage(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}
