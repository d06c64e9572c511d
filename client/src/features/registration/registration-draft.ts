import * as z from 'zod/mini';
import { codeSentTo, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';

/** Who registers: a new customer, or a guest of an earlier booking (REG-02). */
export type Registrant = 'new' | 'returning';

const registrant = z.enum(['new', 'returning']);

/** What is kept of a registration. Passwords and proofs are not in it. */
const draftSchema = z.object({
  who: registrant,
  firstName: z.string(),
  lastName: z.string(),
  /** One for both ways, so that changing between them does not lose it. */
  email: z.string(),
  phone: z.string(),
  sent: z.nullable(z.extend(sentCodeSchema, { who: registrant })),
  /** What a booking has to say first (BOOK-42). */
  greeting: z.nullable(z.string()),
  /** The history entry that has filled this in, which does so once. */
  arrivedBy: z.nullable(z.string()),
});

export type RegistrationDraft = z.infer<typeof draftSchema>;

const emptyDraft: RegistrationDraft = {
  who: 'new',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  sent: null,
  greeting: null,
  arrivedBy: null,
};

export const registrationDraft = defineDraft<RegistrationDraft>({
  name: 'registration',
  owner: 'device',
  maxAgeMs: DAY_MS,
  schema: draftSchema,
  empty: emptyDraft,
});

/**
 * A code has gone out to the address. Its stage opens, unless somebody has gone over to the other
 * way while it was being sent.
 */
export function noteCodeSent(who: Registrant, email: string): void {
  const sent = { ...codeSentTo(email), who };
  const draft = registrationDraft.open();
  if (draft.get().value.who === who) draft.change({ email, greeting: null, sent });
  else draft.change({ sent: { ...sent, isOpen: false } });
}

/** Changes what is known of the code that was sent. */
export function noteOfCode(change: { isOpen?: boolean; isUsed?: boolean }): void {
  const draft = registrationDraft.open();
  const { sent } = draft.get().value;
  if (sent) draft.change({ sent: { ...sent, ...change } });
}
