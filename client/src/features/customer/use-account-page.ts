import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '~/features/session/session.ts';
import { failureOf } from '~/graphql/failure.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { paths } from '~/site/paths.ts';

/** After this long the page opens without its data (DASH-17, C-65, FAULT-17). */
const PATIENCE_MS = 3000;

/** What a page's query hook gives, as far as this needs it. */
interface Asked<Me> {
  data: { me: Me | null } | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** How one of the customer's own pages stands to its data. */
export interface AccountPageState<Me> {
  /** Null until it has come. */
  me: Me | null;
  /** It has taken so long that the page opens without it. */
  isLate: boolean;
  isLoading: boolean;
  /** It was asked for again by hand, and has not come yet. */
  isRetrying: boolean;
  /** What is shown is from before: refetching has failed. */
  isOld: boolean;
  retry: () => void;
}

/**
 * Watches the query of one of the customer's own pages. A failure other than a lost session (which
 * ends the session, and is dealt with where that is heard) goes to the log-in page, which keeps the
 * session and says what happened (SESS-04, C-65), unless there is something to show already.
 */
export function useAccountPage<Me>({ data, error, loading, refetch }: Asked<Me>): AccountPageState<Me> {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [retries, setRetries] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  // What came last stays when refetching brings an error in its place.
  const [last, setLast] = useState<Me | null>(null);
  const come = data?.me ?? null;
  if (come !== null && come !== last) setLast(come);
  const me = come ?? last;
  const hasMe = me !== null;

  const isLate = useHasTimedOut(!hasMe, PATIENCE_MS);

  // The patience with another try is the same as with the first.
  useEffect(() => {
    if (retries === 0) return;
    const timer = setTimeout(() => setIsRetrying(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [retries]);

  useEffect(() => {
    if (!error || hasMe || session.current() === null || failureOf(error).code === 'UNAUTHENTICATED') return;
    void navigate(`${paths.login}?error=1`, { replace: true, state: { from: pathname + search + hash } });
  }, [error, hasMe, navigate, pathname, search, hash]);

  return {
    me,
    isLate,
    isLoading: loading,
    isRetrying: isRetrying && loading,
    isOld: hasMe && ((Boolean(error) && !loading) || (isRetrying && loading)),
    retry: () => {
      setIsRetrying(true);
      setRetries((count) => count + 1);
      // What comes of it is told by the query itself.
      refetch().catch(() => undefined);
    },
  };
}
