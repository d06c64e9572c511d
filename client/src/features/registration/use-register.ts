import { useState } from 'react';
import { emptyPassword, passwordErrorOnLeave } from '~/features/passwords/new-password.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { useRegisterMutation } from '~/graphql/generated/operations/register.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { FORM_ID, newCustomerErrors } from './new-customer-errors.ts';
import { noteCodeSent, registrationDraft } from './registration-draft.ts';
import { NOT_REGISTERED, registrationFailure } from './registration-texts.ts';

/**
 * The form of a new customer (REG-05..08). When it is done a code is on its way, which opens the
 * stage that asks for it.
 */
export function useRegister() {
  const draft = registrationDraft.open();
  const { firstName, lastName, email, phone } = useDraft(draft).value;
  // Kept only as long as the page.
  const [secrets, setSecrets] = useState(emptyPassword);
  const [register] = useRegisterMutation();
  return useForm({
    id: FORM_ID,
    values: { firstName, lastName, email, phone, ...secrets },
    change({ password, confirmation, ...person }) {
      if (Object.keys(person).length > 0) draft.change(person);
      else setSecrets({ password: password ?? secrets.password, confirmation: confirmation ?? secrets.confirmation });
    },
    validate: newCustomerErrors,
    validateOnBlur: (values, part) =>
      part === 'password' || part === 'confirmation' ? passwordErrorOnLeave(FORM_ID)(values, part) : undefined,
    send: ({ confirmation: _, ...values }) =>
      mutationResult(register({ variables: { input: trimmed(values) } }), (data) => data.register),
    onResult(result, values) {
      if (result.kind === 'done') noteCodeSent('new', values.email.trim());
    },
    messages: { refused: NOT_REGISTERED, noResponse: registrationFailure },
  });
}

function trimmed<Person extends { firstName: string; lastName: string; email: string }>(person: Person): Person {
  const { firstName, lastName, email } = person;
  return { ...person, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
