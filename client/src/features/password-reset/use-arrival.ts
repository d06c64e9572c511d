import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stillGood } from '~/features/codes/sent-code.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { resetDraft } from './reset-draft.ts';

/**
 * Takes over the address that was typed at the log-in. Once for each arrival: what is typed here is
 * not overruled by a reload. A code that is too old by then is asked for anew.
 */
export function useArrival(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const email = readEmailState(state);
    const draft = resetDraft.open();
    const { sent: before, arrivedBy } = draft.get().value;
    const sent = stillGood(before);
    if (sent !== before) draft.change({ sent });
    if (email === '' || arrivedBy === key) return;
    draft.change({ email, sent: sent?.email === email ? sent : null, arrivedBy: key });
  }, [state, key]);
}
