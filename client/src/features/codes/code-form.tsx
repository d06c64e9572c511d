import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { CODE_INCOMPLETE } from '#shared/one-time-code.ts';
import { quantityInWords } from '#shared/quantity.ts';
import { CODE_LENGTH, RESEND_SECONDS } from '#shared/terms.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { formatLocalMoment } from '~/lib/format-date.ts';
import { emptyCode, isCompleteCode } from '~/lib/one-time-code.ts';
import { useCountdown } from '~/lib/use-countdown.ts';
import { useTitleError } from '~/site/document-title.ts';
import { Button } from '~/ui/button.tsx';
import { CodeField } from '~/ui/code-field.tsx';
import { type CodeBlock, codeBlock, codeError } from './code-results.ts';
import styles from './codes.module.css';
import { ResendCode } from './resend-code.tsx';

interface CodeFormProps {
  /** The address that the code was sent to. */
  email: string;
  hint?: string;
  /** Verifies a complete code. If it is right, the caller replaces this form. */
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
  /** Focuses the first box when the form opens. */
  takesFocus?: boolean;
  /** It is inside another form, which it must not submit: HTML allows no nested forms. */
  nested?: boolean;
  /** Seconds until another code can be requested. */
  secondsUntilResend?: number;
  /** Whether an error means that another code would not help (JOIN-40). */
  blocksResend?: (error: string | undefined) => boolean;
}

/** Asks for the code that was emailed. A wrong code stays in the boxes to be corrected. */
export function CodeForm(props: CodeFormProps) {
  const { email, hint = `The ${quantityInWords(CODE_LENGTH, 'digit')} we sent to ${email}`, verify, resend } = props;
  const { takesFocus = true, nested = false } = props;
  const { secondsUntilResend = RESEND_SECONDS, blocksResend = () => false } = props;
  const [code, setCode] = useState(emptyCode);
  const [error, setError] = useState<string>();
  const [isVerifying, setIsVerifying] = useState(false);
  const [block, setBlock] = useState<CodeBlock | null>(null);
  const wait = useCountdown();
  const isBlocked = block?.kind === 'until-resent' || wait.remaining > 0;
  const firstBox = useRef<HTMLInputElement>(null);
  const isComplete = isCompleteCode(code);

  useTitleError(error !== undefined);
  useEffect(() => {
    if (takesFocus) firstBox.current?.focus();
  }, [takesFocus]);

  const change = (next: string) => {
    setCode(next);
    setError(undefined);
  };
  const clear = () => {
    setBlock(null);
    change(emptyCode);
    firstBox.current?.focus();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isVerifying || isBlocked) return;
    if (!isComplete) {
      setError(CODE_INCOMPLETE);
      return;
    }
    setError(undefined);
    setIsVerifying(true);
    const result = await verify(code);
    const found = codeError(result);
    const nextBlock = codeBlock(result);
    setBlock(nextBlock);
    if (nextBlock?.kind === 'until') wait.start(Math.ceil((nextBlock.endsAt - Date.now()) / 1000));
    setIsVerifying(false);
    setError(found);
    if (found) firstBox.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (nested) void submit(event);
    // Enter doesn't submit a form whose button is disabled, so the error is shown here.
    else if (!isComplete) setError(CODE_INCOMPLETE);
  };

  const content = (
    <>
      <CodeField
        legend="Verification code"
        hint={hint}
        value={code}
        error={error}
        firstInputRef={firstBox}
        onChange={change}
        onBlur={() => code !== emptyCode && !isComplete && setError(CODE_INCOMPLETE)}
      />
      {isBlocked && block?.kind === 'until' && (
        <p className={styles.blocked}>You can verify a code again at {formatLocalMoment(block.endsAt)}.</p>
      )}
      {!isBlocked && (
        <Button
          type={nested ? 'button' : 'submit'}
          size="lg"
          fullWidth
          // The hint above the boxes says what is missing (REG-18).
          disabled={!isComplete}
          busy={isVerifying}
          busyLabel="Verifying..."
          {...(nested && { onClick: (event) => void submit(event) })}
        >
          Verify
        </Button>
      )}
      <ResendCode resend={resend} initialSeconds={secondsUntilResend} isBlocked={blocksResend(error)} onSent={clear} />
    </>
  );

  return nested ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Enter in its boxes.
    <div className={styles.form} onKeyDown={onKeyDown}>
      {content}
    </div>
  ) : (
    <form
      noValidate
      method="dialog"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
    >
      {content}
    </form>
  );
}
