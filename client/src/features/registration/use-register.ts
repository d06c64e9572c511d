import { useRegisterMutation } from '~/graphql/generated/operations/register.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { type ActProblem, problemsOf } from '~/graphql/problems.ts';
import { controls } from './new-customer-problems.ts';
import { noteCodeSent, registrationStore } from './registration-draft.ts';
import { NOT_REGISTERED, registrationFailure } from './registration-texts.ts';

/** Sends the form. What went wrong; nothing when a code is on its way, which opens the stage that asks for it. */
export function useRegister(): (password: string) => Promise<readonly ActProblem[]> {
  const [register] = useRegisterMutation();
  return async (password) => {
    const { firstName, lastName, email, phone } = registrationStore.get();
    const given = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
    const sent = register({ variables: { input: { ...given, phone, password } } });
    const result = await mutationResult(sent, (data) => data.register);
    if (result.kind === 'done') noteCodeSent('new', given.email);
    return problemsOf(result, { refused: NOT_REGISTERED, failed: registrationFailure }, controls);
  };
}
