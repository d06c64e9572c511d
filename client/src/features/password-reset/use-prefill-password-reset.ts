import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { unlessExpired } from '~/features/codes/sent-code.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { passwordResetDraft } from './password-reset-draft.ts';

/**
 * Fills in the address that was typed on the login page, once for each visit so that a reload keeps
 * later changes, and drops a code that has expired.
 */
export function usePrefillPasswordReset(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const email = readEmailState(state);
    const draft = passwordResetDraft.open();
    const { sentCode: storedCode, prefilledBy } = draft.get().value;
    const sentCode = unlessExpired(storedCode);
    if (sentCode !== storedCode) draft.change({ sentCode });
    if (email === '' || prefilledBy === key) return;
    draft.change({ email, sentCode: sentCode?.email === email ? sentCode : null, prefilledBy: key });
  }, [state, key]);
}
