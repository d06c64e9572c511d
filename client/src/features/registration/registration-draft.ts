import * as z from 'zod/mini';
import { codeSentTo, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { createKeptStore } from '~/lib/kept-store.ts';

/** Who registers: somebody whom no booking has made known yet, or a guest of an earlier booking (REG-02). */
export type Registrant = 'new' | 'returning';

const registrant = z.enum(['new', 'returning']);

/** What stays of a registration while the tab is open. Passwords and proofs are not in it. */
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

export const registrationStore = createKeptStore('registration', draftSchema, emptyDraft);

/** A code has gone out to the address. Its stage opens, unless somebody has gone over to the other way while it was being sent. */
export function noteCodeSent(who: Registrant, email: string): void {
  const sent = { ...codeSentTo(email), who };
  if (registrationStore.get().who === who) registrationStore.change({ email, greeting: null, sent });
  else registrationStore.change({ sent: { ...sent, isOpen: false } });
}

/** Changes what is known of the code that was sent. */
export function noteOfCode(change: { isOpen?: boolean; isUsed?: boolean }): void {
  const { sent } = registrationStore.get();
  if (sent) registrationStore.change({ sent: { ...sent, ...change } });
}
