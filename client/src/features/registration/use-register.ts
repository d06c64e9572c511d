import { useState } from 'react';
import { registrationForm } from '#shared/forms/registration.ts';
import { useEmailCode } from '~/features/codes/email-code.ts';
import { emptyPassword, newPasswordSchema, passwordErrorOnBlur } from '~/features/passwords/new-password.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import { FORM_ID, registrationDraft, saveSentCode } from './registration-draft.ts';
import { NOT_REGISTERED, registrationFailureMessage } from './registration-messages.ts';

/** The form of a new customer (REG-05..08). On success the code's step opens. */
export function useRegister() {
  const draft = registrationDraft.open();
  const { firstName, lastName, email, phone } = useDraft(draft).value;
  // Not in the draft, because passwords must not be stored.
  const [passwords, setPasswords] = useState(emptyPassword);
  const registration = useEmailCode('registration');
  return useForm({
    id: FORM_ID,
    values: { firstName, lastName, email, phone, ...passwords },
    change({ password = passwords.password, confirmation = passwords.confirmation, ...person }) {
      if (Object.keys(person).length > 0) draft.change(person);
      else setPasswords({ password, confirmation });
    },
    validate: schemaValidator(FORM_ID, registrationForm.schema, newPasswordSchema),
    validateOnBlur: (values, part) =>
      part === 'password' || part === 'confirmation' ? passwordErrorOnBlur(FORM_ID)(values, part) : undefined,
    send: ({ confirmation: _, ...values }) => registration.send(trimmed(values)),
    onResult(result, values) {
      if (result.kind === 'done') saveSentCode('new', values.email.trim());
    },
    messages: { refused: NOT_REGISTERED, noResponse: registrationFailureMessage },
  });
}

function trimmed<Person extends { firstName: string; lastName: string; email: string }>(person: Person): Person {
  const { firstName, lastName, email } = person;
  return { ...person, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
