import * as z from 'zod/mini';
import { defineDraft } from '~/forms/draft.ts';
import { DAY_MS } from '~/forms/draft-definition.ts';

/** The new address of a booking. Opened with the booking's reference. */
export const newEmailDraft = defineDraft<{ newEmail: string }>({
  name: 'new-booking-email',
  owner: 'device',
  keptMs: DAY_MS,
  schema: z.object({ newEmail: z.string() }),
  empty: { newEmail: '' },
});
