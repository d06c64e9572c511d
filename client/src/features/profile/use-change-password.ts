import { useState } from 'react';
import { session } from '~/features/session/session.ts';
import { useForm } from '~/forms/use-form.ts';
import { useChangePasswordMutation } from '~/graphql/generated/operations/change-password.ts';
import { type MutationResult, mutationResult } from '~/graphql/mutation-result.ts';
import { changeErrors, emptyChange, errorOnLeave, FORM_ID } from './password-change.ts';

const NOT_CHANGED = 'Failed to change password. Please try again.';

/**
 * The form that changes the password (PROF-15..20). What is typed stays through every failure, and
 * is kept nowhere.
 */
export function useChangePassword() {
  const [values, setValues] = useState(emptyChange);
  const [changePassword] = useChangePasswordMutation();
  return useForm({
    id: FORM_ID,
    values,
    change: (change) => setValues({ ...values, ...change }),
    // Without a session the page says what to do first.
    validate: (value) => (session.current() === null ? [] : changeErrors(value)),
    validateOnBlur: errorOnLeave,
    async send(input) {
      if (session.current() === null) return null;
      return atCurrentPassword(
        await mutationResult(changePassword({ variables: { input } }), (data) => data.changePassword),
      );
    },
    onResult(result) {
      if (result.kind === 'done') setValues(emptyChange);
    },
    messages: { refused: NOT_CHANGED, noResponse: NOT_CHANGED },
  });
}

/** Scripts do not say at which field; the sentence does. */
function atCurrentPassword<Answer>(result: MutationResult<Answer>): MutationResult<Answer> {
  if (result.kind !== 'refused') return result;
  const userErrors = result.userErrors.map((userError) =>
    userError.field === null && /\bcurrent password\b/i.test(userError.message)
      ? { ...userError, field: ['currentPassword'] }
      : userError,
  );
  return { kind: 'refused', userErrors };
}
