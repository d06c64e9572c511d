import * as z from 'zod/mini';
import { createSentCode, type SentCode, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, text } from '~/lib/schema-fields.ts';

/** No passwords and no tokens. */
const draftSchema = z.object({
  email: text(),
  sentCode: nullable(sentCodeSchema),
  /** The key of the history entry that filled in the address, which each entry does once. */
  prefilledBy: nullable(z.string()),
});

export const passwordResetDraft = defineDraft({
  name: 'password-reset',
  owner: 'device',
  schema: draftSchema,
});

export function saveSentCode(email: string): void {
  passwordResetDraft.open().change({ email, sentCode: createSentCode(email) });
}

export function updateSentCode(change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>): void {
  const draft = passwordResetDraft.open();
  const { sentCode } = draft.get().value;
  if (sentCode) draft.change({ sentCode: { ...sentCode, ...change } });
}
