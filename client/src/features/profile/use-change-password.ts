import { CONFIRMATION_ID, PASSWORD_ID } from '~/features/passwords/new-password.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';
import { useChangePasswordMutation } from '~/graphql/generated/operations/change-password.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { type ActProblem, problemsOf } from '~/graphql/problems.ts';
import { CURRENT_ID } from './password-change.ts';

export const CHANGED = 'Password changed successfully!';
const NOT_CHANGED = 'Failed to change password. Please try again.';

const controls = { currentPassword: CURRENT_ID, newPassword: PASSWORD_ID, confirmPassword: CONFIRMATION_ID };

/** Changes the password (PROF-20). What went wrong; nothing when the new one holds. */
export function useChangePassword() {
  const [send] = useChangePasswordMutation();
  return async (input: ChangePasswordInput): Promise<readonly ActProblem[]> => {
    const result = await mutationResult(send({ variables: { input } }), (data) => data.changePassword);
    const problems = problemsOf(result, { refused: NOT_CHANGED, failed: NOT_CHANGED }, controls);
    // Scripts do not say at which field; the sentence does.
    return problems.map((problem) =>
      problem.fieldId === undefined && /\bcurrent password\b/i.test(problem.message)
        ? { ...problem, fieldId: CURRENT_ID }
        : problem,
    );
  };
}
