import { type FormEvent, useState } from 'react';
import { emptyPassword, PASSWORD_ID } from '~/features/passwords/new-password.ts';
import { NewPasswordFields } from '~/features/passwords/new-password-fields.tsx';
import { type ActProblem, messageAt } from '~/graphql/problems.ts';
import { useKept } from '~/lib/kept-store.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { PersonFields } from '~/ui/person-fields.tsx';
import styles from './new-customer-form.module.css';
import { type Details, detailId, newCustomerProblems } from './new-customer-problems.ts';
import { registrationStore } from './registration-draft.ts';
import { ERRORS_TITLE } from './registration-texts.ts';
import { useRegister } from './use-register.ts';

/** Everything that a new customer is asked (REG-05..08). What was typed stays through every failure; a password only as long as the page. */
export function NewCustomerForm() {
  const draft = useKept(registrationStore);
  const register = useRegister();
  const [password, setPassword] = useState(emptyPassword);
  const [isTried, setIsTried] = useState(false);
  const [problems, setProblems] = useState<readonly ActProblem[]>([]);
  const [tried, setTried] = useState<Details & { password: string }>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = newCustomerProblems(draft, password);
    setIsTried(true);
    setTried({ ...draft, password: password.password });
    setAttempt(attempt + 1);
    setProblems(found);
    if (found.length > 0) return;
    setIsSending(true);
    setProblems(await register(password.password));
    setIsSending(false);
  };

  // What was said of an answer no longer stands at its field once that is another one; the list above stays as it was read.
  const errorOf = (field: keyof Details) =>
    tried?.[field] === draft[field] ? messageAt(problems, detailId[field]) : undefined;

  return (
    <form noValidate method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={ERRORS_TITLE} errors={problems} attempt={attempt} />
      <PersonFields
        person={draft}
        idOf={(field) => detailId[field]}
        errorOf={errorOf}
        onChange={(change) => registrationStore.change(change)}
        emailIs="username"
      />
      <NewPasswordFields
        value={password}
        isTried={isTried}
        refusal={tried?.password === password.password ? messageAt(problems, PASSWORD_ID) : undefined}
        labels={{ password: 'Password', confirmation: 'Confirm password' }}
        onChange={setPassword}
      />
      <Button type="submit" size="lg" fullWidth busy={isSending} busyLabel="Creating your account...">
        Create account
      </Button>
    </form>
  );
}
