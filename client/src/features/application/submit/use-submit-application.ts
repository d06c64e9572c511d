import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStore } from '~/features/application/application-store.ts';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import { failureMessage, isDuplicateRequest, mutationResult, type UserError } from '~/graphql/mutation-result.ts';
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
    const refuse = (userErrors: readonly ApplicationRefusal[]) =>
      submission.set({ kind: 'refused', refusals: withAnswers(userErrors, get()), ...ended() });
    const refuseAsSaid = (said: readonly UserError[]) => {
      const userErrors = said.map((one) => refusalOf(one, get()));
      // The proof of the address has run out: its code is asked for anew.
      if (userErrors.some(({ part }) => part === 'verifiedEmail')) change({ verifiedEmail: null });
      refuse(userErrors.length > 0 ? userErrors : [{ message: REFUSED_TEXT, step: null, part: null }]);
    };
    const fail = (failure: Failure) => {
      const text = failureMessage(failure, NO_ANSWER);
      submission.set({ kind: 'failed', text, isKnown: text !== NO_ANSWER, ...ended() });
    };

    const problems = await fileProblems(draft);
    if (problems.length > 0) return refuse(problems);
    // Kept until a definite answer, so that trying again can never apply twice.
    const key = draft.attemptKey ?? newId();
    const input = applicationInput(draft, key);
    if (!input) return refuseAsSaid([]);
    change({ attemptKey: key });
    const onUploadProgress = (progress: number) => submission.set({ kind: 'sending', progress });
    const result = await mutationResult(
      apply({ variables: { input }, context: { onUploadProgress } }),
      (data) => data.applyAsSpecialist,
    );
    if (result.kind === 'failed') return fail(result.failure);
    // The key stays, so that nothing that is pressed later can apply a second time.
    if (result.kind === 'refused' && result.userErrors.some(isDuplicateRequest)) {
      return submission.set({ kind: 'with-us', ...ended() });
    }
    const received = result.kind === 'done' && result.answer.isReceived ? result.answer : null;
    // Another tab may have cleared it meanwhile.
    const isThere = get().draftId === draft.draftId;
    if (received) {
      if (isThere) clear();
      submission.set({ kind: 'received', receipt: receiptOf(draft, received.message) });
      return;
    }
    const said = result.kind === 'refused' ? result.userErrors : [];
    // An answer without any word says nothing of what became of it.
    if (isThere && said.length > 0) change({ attemptKey: null });
    refuseAsSaid(said);
  };

  return async () => {
    const draft = get();
    const before = submission.get();
    if (before.kind === 'sending' || before.kind === 'with-us' || !isEmailVerified(draft)) return;
    const attempt = 'attempt' in before ? before.attempt + 1 : 1;
    if (consentProblems(draft).length > 0) {
      submission.set({ kind: 'unconsented', attempt });
      return;
    }
    submission.set({ kind: 'sending', progress: 0 });
    await send(draft, attempt);
  };
}
