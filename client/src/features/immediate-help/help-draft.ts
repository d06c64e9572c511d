import * as z from 'zod/mini';
import { newId } from '~/lib/new-id.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';
import { HELP_DRAFT_KEY as KEY } from './has-help-draft.ts';
import type { HelpWords } from './help-schema.ts';

const keptSchema = z.object({
  serviceType: z.string(),
  issueDetails: z.string(),
  issueDescription: z.string(),
  location: z.string(),
  phoneNumber: z.string(),
  contactPreference: z.enum(['CALL', 'TEXT']),
  /** What was sent and has had no definite answer yet: its idempotency key, and its words as JSON. */
  unheard: z.nullable(z.object({ key: z.string(), words: z.string() })),
});

type Kept = z.infer<typeof keptSchema>;

const nothing: Kept = {
  serviceType: '',
  issueDetails: '',
  issueDescription: '',
  location: '',
  phoneNumber: '',
  contactPreference: 'CALL',
  unheard: null,
};

/**
 * What somebody has written in the form for urgent help. It outlives a reload, a crash and a phone that throws the page away, in this tab
 * only, until it has been received or is closed by hand (IMM-18). Consent is never kept.
 */
export interface HelpDraft {
  /** As it was when the dialog opened. */
  readonly found: Kept;
  /** Whether an earlier page left something. */
  readonly isFound: boolean;
  write(words: HelpWords): void;
  /** The key to send these words with: the same for the same words until there is a definite answer, so that nothing is sent twice. */
  keyFor(words: HelpWords): string;
  /** There was a definite answer: what is sent next is another request. */
  settle(): void;
  drop(): void;
}

const readKept = () => readStored('session', KEY, keptSchema);

export function openHelpDraft(): HelpDraft {
  const found = readKept() ?? nothing;
  // Held here too, for browsers that keep nothing.
  let kept = found;
  const change = (changes: Partial<Kept>) => {
    kept = { ...kept, ...changes };
    if (JSON.stringify(kept) === JSON.stringify(nothing)) removeStored('session', KEY);
    else writeStored('session', KEY, kept);
  };
  return {
    found,
    isFound: found !== nothing,
    write: ({ serviceType, issueDetails, issueDescription, location, phoneNumber, contactPreference }) =>
      change({ serviceType, issueDetails, issueDescription, location, phoneNumber, contactPreference }),
    keyFor(words) {
      const text = JSON.stringify(words);
      const unheard = kept.unheard?.words === text ? kept.unheard : { key: newId(), words: text };
      change({ unheard });
      return unheard.key;
    },
    settle: () => change({ unheard: null }),
    drop() {
      kept = nothing;
      removeStored('session', KEY);
    },
  };
}
