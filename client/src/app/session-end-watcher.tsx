import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '~/features/session/session.ts';
import { paths } from '~/site/paths.ts';

/**
 * Redirects to the login page when the server ends the session; the login returns the customer to
 * this page (SESS-03). It redirects from a public page only once, so that those stay usable.
 */
export function SessionEndWatcher() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasExpired = current === null && session.endReason() === 'expired';
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!hasExpired) {
      hasRedirected.current = false;
      return;
    }
    const canStay = pathname === paths.login || (hasRedirected.current && !isDashboardPage(pathname));
    hasRedirected.current = true;
    if (canStay) return;
    void navigate(`${paths.login}?session_expired=1`, { replace: true, state: { from: pathname + search + hash } });
  }, [hasExpired, navigate, pathname, search, hash]);
  return null;
}

function isDashboardPage(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}
