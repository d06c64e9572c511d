import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPageNotice } from '~/site/navigation/page-notice.ts';

/**
 * The notice that the previous page passed on, shown once: it is removed from the history entry, so
 * that a reload or Back doesn't repeat it.
 */
export function usePageNotice() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const incoming = readPageNotice(state);
  const [notice, setNotice] = useState(incoming);
  if (incoming !== null && incoming !== notice) setNotice(incoming);

  const clearHistoryState = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (incoming !== null) clearHistoryState();
  }, [incoming]);

  return { notice, dismiss: () => setNotice(null) };
}
