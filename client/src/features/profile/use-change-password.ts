import { useState } from 'react';
import { session } from '~/features/session/session.ts';
import { useForm } from '~/forms/use-form.ts';
import { useChangePasswordMutation } from '~/graphql/generated/operations/change-password.ts';
import { emptyPasswordChange, FORM_ID, passwordChangeErrorOnBlur, passwordChangeErrors } from './password-change.ts';

const NOT_CHANGED = 'Failed to change password. Please try again.';

/** The form that changes the password (PROF-15..20). Passwords are in memory only. */
export function useChangePassword() {
  const [values, setValues] = useState(emptyPasswordChange);
  const changePassword = useChangePasswordMutation();
  return useForm({
    id: FORM_ID,
    values,
    change: (change) => setValues({ ...values, ...change }),
    // Without a session the page asks for a login instead.
    validate: (value) => (session.current() === null ? [] : passwordChangeErrors(value)),
    validateOnBlur: passwordChangeErrorOnBlur,
    async send(input) {
      if (session.current() === null) return null;
      return changePassword(input);
    },
    onResult(result) {
      if (result.kind === 'done') setValues(emptyPasswordChange);
    },
    messages: { refused: NOT_CHANGED, noResponse: NOT_CHANGED },
  });
}
