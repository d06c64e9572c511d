import { useEffect } from 'react';
import { quantityInWords } from '#shared/quantity.ts';
import { CODE_LENGTH, RESEND_SECONDS } from '#shared/terms.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { formatLocalMoment } from '~/lib/format-date.ts';
import { useTitleError } from '~/site/document-title.ts';
import { Button } from '~/ui/button.tsx';
import { CodeField } from '~/ui/code-field.tsx';
import styles from './code-form.module.css';
import { ResendCode } from './resend-code.tsx';
import { useCodeForm } from './use-code-form.ts';

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
  const form = useCodeForm(verify, nested);
  const { code, error, firstBox, submit, onKeyDown } = form;

  useTitleError(error !== undefined);
  useEffect(() => {
    if (takesFocus) firstBox.current?.focus();
  }, [takesFocus, firstBox]);

  const content = (
    <>
      <CodeField
        legend="Verification code"
        hint={hint}
        value={code}
        error={error}
        firstInputRef={firstBox}
        onChange={form.change}
        onBlur={form.onBlur}
      />
      {form.blockEndsAt !== null && (
        <p className={styles.blocked}>You can verify a code again at {formatLocalMoment(form.blockEndsAt)}.</p>
      )}
      {!form.isBlocked && (
        <Button
          type={nested ? 'button' : 'submit'}
          size="lg"
          fullWidth
          // The hint above the boxes says what is missing (REG-18).
          disabled={!form.isComplete}
          busy={form.isVerifying}
          busyLabel="Verifying..."
          {...(nested && { onClick: (event) => void submit(event) })}
        >
          Verify
        </Button>
      )}
      <ResendCode
        resend={resend}
        initialSeconds={secondsUntilResend}
        isBlocked={blocksResend(error)}
        onSent={form.clear}
      />
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
