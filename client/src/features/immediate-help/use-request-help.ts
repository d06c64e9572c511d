import { useRef, useState } from 'react';
import type { RequestImmediateServiceMutation } from '~/graphql/generated/graphql.ts';
import { useRequestImmediateServiceMutation } from '~/graphql/generated/operations/request-immediate-service.ts';
import { type MutationResult, mutationResult, type UserError } from '~/graphql/mutation-result.ts';
import type { HelpDraft } from './help-draft.ts';
import { type HelpField, type HelpWords, helpFields } from './help-schema.ts';

type Answer = NonNullable<RequestImmediateServiceMutation['requestImmediateService']>;

/** A request that has arrived, with the number that was given for it. */
export type ReceivedRequest = NonNullable<Answer['request']> & { phoneNumber: string };

/** Why it was not sent, or not for certain. */
export interface HelpTrouble {
  /** Follows 'Error:' (IMM-14, IMM-15). */
  text: string;
  /** When it can be sent again, where we are told to wait. */
  retryAt: Date | null;
}

/** What is wrong with one answer of the form, in the server's words. */
export interface HelpFlaw {
  field: HelpField;
  message: string;
}

/** After that an answer is not waited for any longer. Asking again is safe, and at the roadside better than watching a spinner. */
const GIVE_UP_MS = 20_000;
const NO_ANSWER = 'No answer has come. Please check your connection and send it again.';

/** Sends the request for help, once however often it is asked for. Never throws: what went wrong is in `trouble`, fit to show, or is answered. */
export function useRequestHelp(draft: HelpDraft) {
  const [send] = useRequestImmediateServiceMutation();
  const [isSending, setIsSending] = useState(false);
  const [received, setReceived] = useState<ReceivedRequest | null>(null);
  const [trouble, setTrouble] = useState<HelpTrouble | null>(null);
  const isUnderWay = useRef(false);

  const finish = (result: MutationResult<Answer>, words: HelpWords): HelpFlaw[] => {
    if (result.kind === 'done' && result.answer.request) {
      draft.drop();
      setReceived({ ...result.answer.request, phoneNumber: words.phoneNumber });
      return [];
    }
    if (result.kind === 'failed') {
      const { text, retryAfterSeconds } = result.failure;
      const shown = text || 'An unexpected error occurred. Please try again.';
      setTrouble({ text: shown, retryAt: afterSeconds(retryAfterSeconds) });
      return [];
    }
    const userErrors = result.kind === 'refused' ? result.userErrors : [];
    // Being told to wait is no answer to the request itself: an earlier try that nobody heard of may have arrived.
    if (!userErrors.some(({ code }) => code === 'RATE_LIMITED')) draft.settle();
    const flaws = userErrors.flatMap(flawOf);
    const [first] = userErrors.filter((refusal) => flawOf(refusal).length === 0);
    if (first || flaws.length === 0) {
      const text = first?.message ?? 'Failed to submit request';
      setTrouble({ text, retryAt: afterSeconds(first?.retryAfterSeconds ?? null) });
    }
    return flaws;
  };

  /** Answers what is to be put right, field by field. */
  const request = async (words: HelpWords): Promise<HelpFlaw[]> => {
    if (isUnderWay.current) return [];
    isUnderWay.current = true;
    setIsSending(true);
    setTrouble(null);
    const input = { idempotencyKey: draft.keyFor(words), ...words };
    const answered = giveUpAfter(GIVE_UP_MS, send({ variables: { input } }));
    const result = await mutationResult(answered, (data) => data.requestImmediateService ?? null);
    isUnderWay.current = false;
    setIsSending(false);
    return finish(result, words);
  };
  return { request, isSending, received, trouble, dismissTrouble: () => setTrouble(null) };
}

function flawOf({ field, message }: UserError): HelpFlaw[] {
  const name = helpFields.find((known) => known === field?.[0]);
  return name ? [{ field: name, message }] : [];
}

const afterSeconds = (seconds: number | null) => (seconds === null ? null : new Date(Date.now() + seconds * 1000));

async function giveUpAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gaveUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(NO_ANSWER)), ms);
  });
  return Promise.race([work, gaveUp]).finally(() => clearTimeout(timer));
}
