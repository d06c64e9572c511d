import * as z from 'zod/mini';
import { newId } from '~/lib/new-id.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';
import { HELP_DRAFT_KEY } from './has-help-draft.ts';
import type { HelpWords } from './help-schema.ts';

const keptSchema = z.object({
  serviceType: z.string(),
  issueDetails: z.string(),
  issueDescription: z.string(),
  location: z.string(),
  phoneNumber: z.string(),
  contactPreference: z.enum(['CALL', 'TEXT']),
  /** Whose it is, by the customer's id; null for the form that anybody can send. */
  owner: z.nullable(z.string()),
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
  owner: null,
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

/** Opens the draft of the form that anybody can send. */
export function openHelpDraft(): HelpDraft {
  return openDraft(HELP_DRAFT_KEY, nothing);
}

/** Opens that of a customer, which begins with the number we have. What another customer has left in this tab is not shown. */
export function openCustomerHelpDraft(owner: string, phoneNumber: string): HelpDraft {
  return openDraft('customer-help-draft', { ...nothing, owner, phoneNumber });
}

function openDraft(key: string, begin: Kept): HelpDraft {
  const read = readStored('session', key, keptSchema);
  const isFound = read !== null && read.owner === begin.owner;
  const found = isFound ? read : begin;
  // Held here too, for browsers that keep nothing.
  let kept = found;
  const change = (changes: Partial<Kept>) => {
    kept = { ...kept, ...changes };
    if (JSON.stringify(kept) === JSON.stringify(begin)) removeStored('session', key);
    else writeStored('session', key, kept);
  };
  return {
    found,
    isFound,
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
      kept = begin;
      removeStored('session', key);
    },
  };
}
