import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStore } from '~/features/application/application-store.ts';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import { failureText, outcomeOf, type Refusal as ServerRefusal, saysWithUs } from '~/graphql/outcome.ts';
import { withAnswers } from '~/lib/flow/refusal.ts';
import { newId } from '~/lib/new-id.ts';
import { applicationInput } from './application-input.ts';
import { type ApplicationRefusal, refusalOf } from './application-refusal.ts';
import { consentProblems } from './consent-problems.ts';
import { fileProblems } from './file-problems.ts';
import { receiptOf } from './receipt.ts';

const REFUSED_TEXT = 'Failed to submit form. Please try again.';
const NO_ANSWER = 'An error occurred. Please try again later.';

/**
 * Sends the application, once however often it is pressed; when it is taken the wizard is empty and at its first step (JOIN-31, JOIN-41..43).
 * Whoever has left the page meanwhile is not pulled back, and is told when they come back.
 */
export function useSubmitApplication({ get, change, clear, submission }: ApplicationStore): () => Promise<void> {
  const [apply] = useApplyAsSpecialistMutation();

  const send = async (draft: ApplicationDraft, attempt: number) => {
    const ended = () => ({ attempt, wasAway: !submission.isWatched() });
    const refuse = (refusals: readonly ApplicationRefusal[]) =>
      submission.set({ is: 'refused', refusals: withAnswers(refusals, get()), ...ended() });
    const refuseAsSaid = (said: readonly ServerRefusal[]) => {
      const refusals = said.map((one) => refusalOf(one, get()));
      // The proof of the address has run out: its code is asked for anew.
      if (refusals.some(({ part }) => part === 'verifiedEmail')) change({ verifiedEmail: null });
      refuse(refusals.length > 0 ? refusals : [{ message: REFUSED_TEXT, step: null, part: null }]);
    };
    const fail = (failure: Failure) => {
      const text = failureText(failure, NO_ANSWER);
      submission.set({ is: 'failed', text, isKnown: text !== NO_ANSWER, ...ended() });
    };

    const problems = await fileProblems(draft);
    if (problems.length > 0) return refuse(problems);
    // Kept until a definite answer, so that trying again can never apply twice.
    const key = draft.attemptKey ?? newId();
    const input = applicationInput(draft, key);
    if (!input) return refuseAsSaid([]);
    change({ attemptKey: key });
    const onUploadProgress = (progress: number) => submission.set({ is: 'sending', progress });
    const outcome = await outcomeOf(
      apply({ variables: { input }, context: { onUploadProgress } }),
      (data) => data.applyAsSpecialist,
    );
    if (outcome.is === 'failed') return fail(outcome.failure);
    // The key stays, so that nothing that is pressed later can apply a second time.
    if (outcome.is === 'refused' && outcome.refusals.some(saysWithUs)) {
      return submission.set({ is: 'with-us', ...ended() });
    }
    const received = outcome.is === 'done' && outcome.answer.isReceived ? outcome.answer : null;
    // Another tab may have cleared it meanwhile.
    const isThere = get().draftId === draft.draftId;
    if (received) {
      if (isThere) clear();
      submission.set({ is: 'received', receipt: receiptOf(draft, received.message) });
      return;
    }
    const said = outcome.is === 'refused' ? outcome.refusals : [];
    // An answer without any word says nothing of what became of it.
    if (isThere && said.length > 0) change({ attemptKey: null });
    refuseAsSaid(said);
  };

  return async () => {
    const draft = get();
    const before = submission.get();
    if (before.is === 'sending' || before.is === 'with-us' || !isEmailVerified(draft)) return;
    const attempt = 'attempt' in before ? before.attempt + 1 : 1;
    if (consentProblems(draft).length > 0) {
      submission.set({ is: 'unconsented', attempt });
      return;
    }
    submission.set({ is: 'sending', progress: 0 });
    await send(draft, attempt);
  };
}
