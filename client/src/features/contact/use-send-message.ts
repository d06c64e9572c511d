import { useState } from 'react';
import { contact } from '~/content/contact.ts';
import { failureOf } from '~/graphql/failure.ts';
import { useSendContactMessageMutation } from '~/graphql/generated/operations/send-contact-message.ts';
import { failureMessage, userErrorMessage } from '~/graphql/mutation-result.ts';
import type { ContactValues } from './contact-schema.ts';

/** What became of the last attempt. */
export type MutationResult =
  | { kind: 'sent' }
  /** Every sentence that was said, with its field where it has one (INFO-23, INFO-24). */
  | { kind: 'refused'; problems: { message: string; field: keyof ContactValues | null }[] }
  /** It was not answered: whether it arrived is not known (INFO-25). */
  | { kind: 'unanswered' };

const { unexplained } = contact.form;

/** Sends the message. Never throws: what became of it is what it gives. */
export function useSendMessage() {
  const [send, { loading }] = useSendContactMessageMutation();
  const [result, setOutcome] = useState<MutationResult | null>(null);

  const submit = async (input: ContactValues): Promise<MutationResult> => {
    setOutcome(null);
    const next = await attempt(input);
    setOutcome(next);
    return next;
  };

  const attempt = async (input: ContactValues): Promise<MutationResult> => {
    try {
      const { data } = await send({ variables: { input } });
      const answer = data?.sendContactMessage;
      if (!answer) return { kind: 'refused', problems: [{ message: unexplained, field: null }] };
      if (answer.userErrors.length === 0) return { kind: 'sent' };
      const problems = answer.userErrors.map((refusal) => ({
        message: refusal.message ? userErrorMessage(refusal) : unexplained,
        field: fieldAt(refusal.field),
      }));
      return { kind: 'refused', problems };
    } catch (problem) {
      const failure = failureOf(problem);
      return failure.code === 'RATE_LIMITED'
        ? { kind: 'refused', problems: [{ message: failureMessage(failure, unexplained), field: null }] }
        : { kind: 'unanswered' };
    }
  };

  return { submit, isSending: loading, result, forget: () => setOutcome(null) };
}

function fieldAt(path: readonly string[] | null): keyof ContactValues | null {
  const [first] = path ?? [];
  return first === 'name' || first === 'email' || first === 'message' ? first : null;
}
