import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { emptyCode, isCompleteCode } from '~/lib/one-time-code.ts';
import { Button } from '~/ui/button.tsx';
import { CodeField } from '~/ui/code-field.tsx';
import styles from './code-form.module.css';
import { codeProblem, INCOMPLETE_CODE, RESEND_AFTER_SECONDS } from './code-texts.ts';
import { ResendCode } from './resend-code.tsx';

interface CodeFormProps {
  /** Where the code has gone. */
  email: string;
  /** Where the six digits are to be found; in an email to that address when left out. */
  hint?: string;
  /** Tries a whole code. What follows a right one is the caller's, who takes this form away. */
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
  /**
   * Puts the focus on the first box as soon as the form is there, when the stage before has just
   * ended.
   */
  takesFocus?: boolean;
  /**
   * Stands in a form of something else, which it must not submit; a form within a form is no HTML.
   */
  nested?: boolean;
  /**
   * Seconds until another code can be asked for, at the start; 60 when a code has just been sent.
   */
  resendIn?: number;
  /** Whether another code would be of no use after what is said of this one (JOIN-40). */
  blocksResend?: (problem: string | undefined) => boolean;
}

/** Asks for the six digits that were sent by email; a wrong code stays in place to be corrected. */
export function CodeForm(props: CodeFormProps) {
  const { email, hint = `The six digits that we have sent to ${email}`, verify, resend } = props;
  const { takesFocus = true, nested = false } = props;
  const { resendIn = RESEND_AFTER_SECONDS, blocksResend = () => false } = props;
  const [code, setCode] = useState(emptyCode);
  const [problem, setProblem] = useState<string>();
  const [isVerifying, setIsVerifying] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const isWhole = isCompleteCode(code);

  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const submit = async (event: SyntheticEvent) => {
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

  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (nested) void submit(event);
    // A form whose button is disabled does not submit by Enter, and would leave somebody pressing
    // it without a word.
    else if (!isWhole) setProblem(INCOMPLETE_CODE);
  };

  const content = (
    <>
      <CodeField
        legend="Verification code"
        hint={hint}
        value={code}
        error={problem}
        firstInputRef={first}
        onChange={(next) => {
          setCode(next);
          setProblem(undefined);
        }}
        onBlur={() => {
          if (code !== emptyCode && !isWhole) setProblem(INCOMPLETE_CODE);
        }}
      />
      <Button
        type={nested ? 'button' : 'submit'}
        size="lg"
        fullWidth
        // The hint above the boxes says what is missing (REG-18).
        disabled={!isWhole}
        busy={isVerifying}
        busyLabel="Verifying..."
        {...(nested && { onClick: (event) => void submit(event) })}
      >
        Verify
      </Button>
      <ResendCode
        resend={resend}
        startsIn={resendIn}
        isBlocked={blocksResend(problem)}
        // The code before it is void, so its digits are in the way.
        onSent={() => {
          setCode(emptyCode);
          setProblem(undefined);
          first.current?.focus();
        }}
      />
    </>
  );

  return nested ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Enter of the boxes within.
    <div className={styles.form} onKeyDown={submitByEnter}>
      {content}
    </div>
  ) : (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={submitByEnter}>
      {content}
    </form>
  );
}
