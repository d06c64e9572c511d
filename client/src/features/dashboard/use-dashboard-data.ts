import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '~/features/session/session.ts';
import { failureOf } from '~/graphql/failure.ts';
import { useDashboardSummaryQuery } from '~/graphql/generated/operations/dashboard-summary.ts';
import { paths } from '~/lib/paths.ts';

/** After this long the page opens without its data (C-65, F17). */
const PATIENCE_MS = 3000;

/**
 * The customer's data. A failure other than a lost session (which ends the session, and is dealt with where that is heard) goes to the
 * login page, which keeps the session and says what happened (SESS-04, C-65).
 */
export function useDashboardData() {
  const { data, error, loading, refetch } = useDashboardSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const navigate = useNavigate();
  const [isLate, setIsLate] = useState(false);
  const me = data?.me ?? null;

  useEffect(() => {
    if (me) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [me]);

  useEffect(() => {
    if (!error || me || session.current() === null || failureOf(error).code === 'UNAUTHENTICATED') return;
    void navigate(`${paths.login}?error=1`, { replace: true, state: { from: paths.dashboard } });
  }, [error, me, navigate]);

  return { me, isLate: isLate && !me, isLoading: loading, retry: () => void refetch() };
}
