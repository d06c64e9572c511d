import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { text } from '~/lib/schema-fields.ts';

export const contactDraft = defineDraft({
  name: 'contact',
  owner: 'device',
  schema: z.object({ name: text(), email: text(), message: text() }),
});
