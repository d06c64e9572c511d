import { useEffect, useState } from 'react';
import { session } from '~/features/session/session.ts';
import { draftOwner } from '~/forms/draft-storage.ts';

/**
 * Returns a hook for what a page's dialog is open for; null while it is closed. When the session
 * expires meanwhile, the dialog is open again once the same customer is back on the page. Its draft
 * keeps what was typed.
 */
export function resumableDialog<Subject>() {
  let interrupted: { subject: Subject; customer: string | null } | null = null;

  return function useResumableDialog() {
    const state = useState(() => (interrupted?.customer === draftOwner.get() ? interrupted.subject : null));
    const [subject] = state;
    useEffect(() => {
      interrupted = null;
    }, []);
    useEffect(() => {
      if (subject === null) return;
      return session.subscribe(() => {
        const hasExpired = session.current() === null && session.endReason() !== 'LOGGED_OUT';
        interrupted = hasExpired ? { subject, customer: draftOwner.get() } : null;
      });
    }, [subject]);
    return state;
  };
}
