import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { stepPath } from '~/features/application/application-steps.ts';
import type { ApplicationStore } from '~/features/application/application-store.ts';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import { outcomeOf, type Refusal as ServerRefusal } from '~/graphql/outcome.ts';
import { withAnswers } from '~/lib/flow/refusal.ts';
import { newId } from '~/lib/new-id.ts';
import { applicationInput } from './application-input.ts';
import { type ApplicationRefusal, refusalOf, type StandingRefusal } from './application-refusal.ts';
import { consentProblems } from './consent-problems.ts';
import { fileProblems } from './file-problems.ts';
import { type Receipt, receiptOf } from './receipt.ts';

export type Submission =
  | { is: 'idle' }
  /** A consent is missing; nothing was sent. */
  | { is: 'unconsented'; attempt: number }
  /** `progress` is how much of the files has left the browser, from 0 to 1. */
  | { is: 'sending'; progress: number }
  | { is: 'refused'; refusals: readonly StandingRefusal[]; attempt: number }
  /** Nobody knows whether it arrived; pressing again is safe. `isKnown` when somebody has said why. */
  | { is: 'failed'; text: string; isKnown: boolean; attempt: number }
  | { is: 'received'; receipt: Receipt };

const REFUSED_TEXT = 'Failed to submit form. Please try again.';
const NO_ANSWER = 'An error occurred. Please try again later.';

/** Sends the application, once however often it is pressed; when it is taken the wizard is empty and at its first step (JOIN-31, JOIN-41..43). */
export function useSubmitApplication({ get, change, clear }: ApplicationStore) {
  const navigate = useNavigate();
  const [apply] = useApplyAsSpecialistMutation();
  const [submission, setSubmission] = useState<Submission>({ is: 'idle' });
  const isSending = useRef(false);
  const attempts = useRef(0);

  const refuse = (refusals: readonly ApplicationRefusal[]) =>
    setSubmission({ is: 'refused', refusals: withAnswers(refusals, get()), attempt: attempts.current });

  const refuseAsSaid = (said: readonly ServerRefusal[]) => {
    const refusals = said.map((one) => refusalOf(one, get()));
    // The proof of the address has run out: its code is asked for anew.
    if (refusals.some(({ part }) => part === 'verifiedEmail')) change({ verifiedEmail: null });
    refuse(refusals.length > 0 ? refusals : [{ message: REFUSED_TEXT, step: null, part: null }]);
  };

  const fail = ({ code, text }: Failure) => {
    const isKnown = code === 'RATE_LIMITED';
    setSubmission({ is: 'failed', text: isKnown ? text : NO_ANSWER, isKnown, attempt: attempts.current });
  };

  const receive = (draft: ApplicationDraft, message: string | null) => {
    setSubmission({ is: 'received', receipt: receiptOf(draft, message) });
    void navigate(stepPath('basics'), { replace: true });
    clear();
  };

  const send = async (draft: ApplicationDraft) => {
    const problems = await fileProblems(draft);
    if (problems.length > 0) return refuse(problems);
    // Kept until a definite answer, so that trying again can never apply twice.
    const key = draft.attemptKey ?? newId();
    const input = applicationInput(draft, key);
    if (!input) return refuseAsSaid([]);
    change({ attemptKey: key });
    const onUploadProgress = (progress: number) => setSubmission({ is: 'sending', progress });
    const outcome = await outcomeOf(
      apply({ variables: { input }, context: { onUploadProgress } }),
      (data) => data.applyAsSpecialist,
    );
    if (outcome.is === 'failed') return fail(outcome.failure);
    change({ attemptKey: null });
    if (outcome.is === 'refused') refuseAsSaid(outcome.refusals);
    else if (outcome.answer.isReceived) receive(draft, outcome.answer.message);
    else refuseAsSaid([]);
  };

  const submit = async () => {
    const draft = get();
    if (isSending.current || !isEmailVerified(draft)) return;
    attempts.current += 1;
    if (consentProblems(draft).length > 0) {
      setSubmission({ is: 'unconsented', attempt: attempts.current });
      return;
    }
    isSending.current = true;
    setSubmission({ is: 'sending', progress: 0 });
    await send(draft);
    isSending.current = false;
  };

  return { submission, submit };
}
