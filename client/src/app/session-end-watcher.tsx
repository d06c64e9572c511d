import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session, useSession } from '~/features/session/session.ts';
import { paths } from '~/site/paths.ts';

/**
 * Redirects to the login page when the server ends the session or asks for one; the login returns
 * the customer to this page (SESS-03). It redirects from a public page only once, so that those
 * stay usable.
 */
export function SessionEndWatcher() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const reason = current === null ? session.endReason() : null;
  const isLoginNeeded = reason === 'SESSION_EXPIRED' || reason === 'NOT_LOGGED_IN';
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isLoginNeeded) {
      hasRedirected.current = false;
      return;
    }
    const canStay = pathname === paths.login || (hasRedirected.current && !isDashboardPage(pathname));
    hasRedirected.current = true;
    if (canStay) return;
    const login = reason === 'SESSION_EXPIRED' ? `${paths.login}?session_expired=1` : paths.login;
    void navigate(login, { replace: true, state: { from: pathname + search + hash } });
  }, [isLoginNeeded, reason, navigate, pathname, search, hash]);
  return null;
}

function isDashboardPage(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}
