import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';
import type { ContactValues } from './contact-schema.ts';

const KEY = 'contact-draft';

const draftSchema = z.object({ name: z.string(), email: z.string(), message: z.string() });

/**
 * Keeps what is typed while the tab is open, so that a reload or a look at another page costs nothing. Read after rendering, since the
 * page is also made where there is no browser; an emptied form leaves nothing behind.
 */
export function useContactDraft({ reset, subscribe }: UseFormReturn<ContactValues>): void {
  useEffect(() => {
    const kept = readStored('session', KEY, draftSchema);
    if (kept) reset(kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (Object.values(values).some((typed) => typed !== '')) writeStored('session', KEY, values);
        else removeStored('session', KEY);
      },
    });
  }, [reset, subscribe]);
}
