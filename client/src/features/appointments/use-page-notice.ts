import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPageNotice } from '~/site/navigation/page-notice.ts';

/**
 * What anyone who led here wants said, once: it is taken out of the history entry, so that neither
 * a reload nor Back says it again.
 */
export function usePageNotice() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = readPageNotice(state);
  const [notice, setNotice] = useState(arrived);
  if (arrived !== null && arrived !== notice) setNotice(arrived);

  const forget = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (arrived !== null) forget();
  }, [arrived]);

  return { notice, dismiss: () => setNotice(null) };
}
