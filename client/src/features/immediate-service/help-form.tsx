import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Form } from '~/forms/form.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { HelpFailureNotice } from './help-failure.tsx';
import { HelpFields } from './help-fields.tsx';
import styles from './help-form.module.css';
import { HELP_FORM, helpFields } from './help-schema.ts';
import type { KnownDetails } from './known-details.ts';
import { nextUnanswered } from './next-unanswered.ts';
import { useHelpKinds } from './use-help-kinds.ts';
import type { RequestHelp } from './use-request-help.ts';

interface HelpFormProps {
  help: RequestHelp;
  /** What an account knows, to be filled in by one press. */
  known?: KnownDetails | undefined;
}

export function HelpForm({ help, known }: HelpFormProps) {
  const { form, failure, dismissFailure, isFound, isOutcomeUnknown, isDeclared } = help;
  const kinds = useHelpKinds();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) end.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  /**
   * Enter goes to the next unanswered question, as the key of a phone's keyboard says, and sends
   * when there is none.
   */
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine(event.target)) return;
    const { name } = event.target;
    const from = helpFields.find((field) => field === name);
    const next = from && nextUnanswered(form.values, from);
    if (!next) return;
    event.preventDefault();
    document.getElementById(fieldIdOf(HELP_FORM, next))?.focus();
  };
  return (
    <Form form={form} errorTitle="Before we can send it" className={styles.form} onKeyDown={goOn}>
      {isFound && (
        <Notice tone="info" title="What you wrote is still here" className={styles.found}>
          {isOutcomeUnknown
            ? 'We don’t know whether we received it. You can safely send it again.'
            : 'We haven’t received it yet.'}{' '}
          {!isDeclared && 'Tick the box and send it again.'}
        </Notice>
      )}
      <HelpFields form={form} kinds={kinds} known={known} isDeclared={isDeclared} />
      <div ref={end} className={styles.end}>
        <HelpFailureNotice failure={failure} onDismiss={dismissFailure} isSending={form.isSending} />
        <Button type="submit" variant="flare" size="lg" fullWidth busy={form.isSending} busyLabel="Submitting...">
          {failure || isOutcomeUnknown ? 'Send again' : 'Request help now'}
        </Button>
      </div>
    </Form>
  );
}

const isLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'tel');
