import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '~/features/session/session.ts';
import { failureOf } from '~/graphql/failure.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { paths } from '~/site/paths.ts';

/** After this long the page opens without its data (DASH-17, C-65, FAULT-17). */
export const LOADING_TIMEOUT_MS = 3000;

/** The parts of a page's query result that `useAccountPage` needs. */
interface PageQueryResult<Me> {
  data: { me: Me | null } | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** The loading state of a page of the dashboard. */
export interface AccountPageState<Me> {
  /** Null until it is loaded. */
  me: Me | null;
  /** Loading takes so long that the page opens without its data. */
  hasTimedOut: boolean;
  isLoading: boolean;
  /** The customer pressed "Try again", and the response hasn't arrived. */
  isRetrying: boolean;
  /** The data on the screen is from before a failed refetch. */
  isStale: boolean;
  /** Parts of the response couldn't be loaded, and are null. */
  isPartial: boolean;
  retry: () => void;
}

/**
 * Tracks the query of a page of the dashboard. If it fails and there is nothing to show, it goes to
 * the login page, which keeps the session and explains the failure (SESS-04, C-65). A lost session
 * is handled where the session ends.
 */
export function useAccountPage<Me>({ data, error, loading, refetch }: PageQueryResult<Me>): AccountPageState<Me> {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [retries, setRetries] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const me = useLastLoaded(data?.me ?? null);
  const hasMe = me !== null;

  const hasTimedOut = useHasTimedOut(!hasMe, LOADING_TIMEOUT_MS);

  // A retry has the same timeout as the first request.
  useEffect(() => {
    if (retries === 0) return;
    const timer = setTimeout(() => setIsRetrying(false), LOADING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [retries]);

  useEffect(() => {
    if (!error || hasMe || session.current() === null || failureOf(error).code === 'UNAUTHENTICATED') return;
    void navigate(`${paths.login}?error=1`, { replace: true, state: { from: pathname + search + hash } });
  }, [error, hasMe, navigate, pathname, search, hash]);

  const isPartial = Boolean(error && data?.me) && failureOf(error).kind === 'graph';

  return {
    me,
    hasTimedOut,
    isLoading: loading,
    isRetrying: isRetrying && loading,
    isStale: hasMe && ((Boolean(error) && !loading) || (isRetrying && loading)),
    isPartial,
    retry: () => {
      setIsRetrying(true);
      setRetries((count) => count + 1);
      // The query itself reports the error.
      refetch().catch(() => undefined);
    },
  };
}
