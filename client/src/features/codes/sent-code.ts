import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CODE_MINUTES, RESEND_SECONDS } from '#shared/terms.ts';
import { MINUTE_MS } from '#shared/time.ts';
import type { Draft } from '~/forms/draft.ts';
import { boolean, number, object, string, type ValueOf } from '~/lib/shape.ts';

/** A code that was emailed, as drafts store it while someone looks for the email. No secrets. */
export const sentCodeShape = object({
  email: string,
  /** In milliseconds since 1970. */
  sentAt: number,
  /** False after 'Use another email': the code still works, and its step can be opened again. */
  isOpen: boolean,
  /** It was verified. Its token is in memory only, so after a reload another code is needed. */
  isUsed: boolean,
});

export type SentCode = ValueOf<typeof sentCodeShape>;

export function createSentCode(email: string): SentCode {
  return { email, sentAt: Date.now(), isOpen: true, isUsed: false };
}

/** The code, or null if it has expired. */
export function unlessExpired<Code extends SentCode>(code: Code | null): Code | null {
  return code && Date.now() - code.sentAt < CODE_MINUTES * MINUTE_MS ? code : null;
}

export function secondsUntilResend({ sentAt }: Pick<SentCode, 'sentAt'>): number {
  // Not negative, even if the device's clock was set back.
  const elapsed = Math.max(0, Math.floor((Date.now() - sentAt) / 1000));
  return Math.max(0, RESEND_SECONDS - elapsed);
}

/** The draft of a flow that verifies an address by a code. */
export type CodeFlowDraft = Draft<{
  email: string;
  /** The last code of this flow. */
  sentCode: SentCode | null;
  /** The key of the history entry that filled in the draft, which each entry does once. */
  prefilledBy: string | null;
}>;

/** Changes the code of a draft, if there is one. */
export function updateSentCode(draft: CodeFlowDraft, change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>): void {
  const { sentCode } = draft.get().value;
  if (sentCode) draft.change({ sentCode: { ...sentCode, ...change } });
}

/**
 * Fills in the draft from the navigation state, once for each visit so that a reload keeps later
 * changes. Drops a code that has expired.
 */
export function usePrefill(draft: CodeFlowDraft, prefillOf: (state: unknown) => { email: string }): void {
  const { state, key } = useLocation();
  const prefill = useEffectEvent((entryKey: string) => {
    const { sentCode: storedCode, prefilledBy } = draft.get().value;
    const sentCode = unlessExpired(storedCode);
    if (sentCode !== storedCode) draft.change({ sentCode });
    const found = prefillOf(state);
    if (found.email === '' || prefilledBy === entryKey) return;
    draft.change({ ...found, sentCode: sentCode?.email === found.email ? sentCode : null, prefilledBy: entryKey });
  });
  useLayoutEffect(() => prefill(key), [key]);
}
