import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';

/** The new address of a booking. Opened with the booking's reference. */
export const newEmailDraft = defineDraft<{ newEmail: string }>({
  name: 'new-booking-email',
  owner: 'device',
  maxAgeMs: DAY_MS,
  schema: z.object({ newEmail: z.string() }),
  empty: { newEmail: '' },
});
