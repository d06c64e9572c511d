import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { text } from '~/lib/schema-fields.ts';

/** The new address of a booking. Opened with the booking's reference. */
export const newEmailDraft = defineDraft({
  name: 'new-booking-email',
  owner: 'device',
  schema: z.object({ newEmail: text() }),
});
