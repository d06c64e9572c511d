import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Outcome } from '~/graphql/outcome.ts';
import { emptyCode, isWholeCode } from '~/lib/six-digits.ts';
import { Button } from '~/ui/button.tsx';
import { CodeField } from '~/ui/code-field.tsx';
import styles from './code-form.module.css';
import { codeProblem, INCOMPLETE_CODE } from './code-texts.ts';
import { ResendCode } from './resend-code.tsx';

interface CodeFormProps {
  /** Where the code has gone. */
  email: string;
  /** Tries a whole code. What follows a right one is the caller's, who takes this form away. */
  verify: (code: string) => Promise<Outcome<unknown>>;
  resend: () => Promise<Outcome<unknown>>;
  /** Puts the focus on the first box as soon as the form is there, when the stage before has just ended. */
  takesFocus?: boolean;
}

/** Asks for the six digits that were sent by e-mail; a wrong code says so and stays where it is, to be mended. */
export function CodeForm({ email, verify, resend, takesFocus = true }: CodeFormProps) {
  const [code, setCode] = useState(emptyCode);
  const [problem, setProblem] = useState<string>();
  const [isVerifying, setIsVerifying] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const isWhole = isWholeCode(code);

  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isVerifying) return;
    if (!isWhole) {
      setProblem(INCOMPLETE_CODE);
      return;
    }
    setProblem(undefined);
    setIsVerifying(true);
    const found = codeProblem(await verify(code));
    setIsVerifying(false);
    setProblem(found);
    if (found) first.current?.focus();
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        // A form whose button is disabled does not submit by Enter, and would leave somebody pressing it without a word.
        if (event.key === 'Enter' && !isWhole && event.target instanceof HTMLInputElement) setProblem(INCOMPLETE_CODE);
      }}
    >
      <CodeField
        legend="Verification code"
        hint={`The six digits that we have sent to ${email}`}
        value={code}
        error={problem}
        first={first}
        onChange={(next) => {
          setCode(next);
          setProblem(undefined);
        }}
        onLeave={() => {
          if (code !== emptyCode && !isWhole) setProblem(INCOMPLETE_CODE);
        }}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        // The hint above the boxes says what is missing (REG-18).
        disabled={!isWhole}
        busy={isVerifying}
        busyLabel="Verifying..."
      >
        Verify
      </Button>
      <ResendCode resend={resend} />
    </form>
  );
}
