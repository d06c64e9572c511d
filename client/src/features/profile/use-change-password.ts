import { useState } from 'react';
import { fieldMessages } from '#shared/field-messages.ts';
import { passwordChangeSchema } from '#shared/forms/passwords.ts';
import { changedPasswordProblem } from '#shared/password-rules.ts';
import { session } from '~/features/session/session.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';
import { useChangePasswordMutation } from '~/graphql/generated/operations/change-password.ts';

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

const FORM_ID = 'security';

const emptyPasswordChange: ChangePasswordInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

const passwordChangeErrors = schemaValidator<ChangePasswordInput>(FORM_ID, passwordChangeSchema);

/** The error to show when a field is left (C-88). */
function passwordChangeErrorOnBlur(input: ChangePasswordInput, part: string): string | undefined {
  const { newPassword, confirmPassword } = input;
  if (part === 'confirmPassword')
    return newPassword === confirmPassword ? undefined : fieldMessages.newPasswordMismatch;
  return part === 'newPassword' ? changedPasswordProblem(newPassword, newPassword)?.message : undefined;
}
