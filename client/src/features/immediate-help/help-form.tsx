import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { HelpDraft } from './help-draft.ts';
import { HelpFields } from './help-fields.tsx';
import styles from './help-form.module.css';
import { type HelpValues, helpFieldId, helpFields, helpSchema } from './help-schema.ts';
import { HelpTroubleNotice } from './help-trouble.tsx';
import type { KnownWords } from './known-words.ts';
import { nextUnanswered } from './next-unanswered.ts';
import { useHelpKinds } from './use-help-kinds.ts';
import type { useRequestHelp } from './use-request-help.ts';

interface HelpFormProps {
  help: ReturnType<typeof useRequestHelp>;
  draft: HelpDraft;
  /** What an account knows, to be filled in by one press. With one, no declaration is asked for: it was made for the account (C-23). */
  known?: KnownWords | undefined;
}

export function HelpForm({ help: { request, isSending, trouble, dismissTrouble }, draft, known }: HelpFormProps) {
  const kinds = useHelpKinds();
  const { unheard, owner: _, ...words } = draft.found;
  const isDeclared = known !== undefined;
  const { register, handleSubmit, control, formState, setError, setValue, getValues, subscribe } = useForm<HelpValues>({
    resolver: zodResolver(helpSchema),
    defaultValues: { ...words, declaration: isDeclared },
    shouldFocusError: false,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }),
    [subscribe, draft],
  );

  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) end.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);

  const { errors, submitCount } = formState;
  const invalid = helpFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: helpFieldId(name), message }] : [];
  });
  const submit = handleSubmit(async ({ declaration: _, ...given }) => {
    for (const { field, message } of await request(given)) setError(field, { message });
  });
  /** Enter goes on to what is still unanswered, as the key of a phone's keyboard says, and sends when nothing is. */
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine(event.target)) return;
    const { name } = event.target;
    const from = helpFields.find((field) => field === name);
    const next = from && nextUnanswered(getValues(), from);
    if (!next) return;
    event.preventDefault();
    // At once, not by `setFocus`, which waits: a phone would put its keyboard away meanwhile.
    document.getElementById(helpFieldId(next))?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={goOn}>
      {draft.isFound && (
        <Notice tone="info" title="What you wrote is still here" className={styles.found}>
          {unheard
            ? 'We do not know whether it has reached us. You can safely send it again: it will not be made twice.'
            : 'It has not been sent yet.'}{' '}
          {!isDeclared && 'Tick the box once more and send it.'}
        </Notice>
      )}
      <ErrorSummary title="Before we can send it" errors={invalid} attempt={submitCount} />
      <HelpFields {...{ register, control, errors, kinds, known, setValue }} />
      <div ref={end} className={styles.end}>
        <HelpTroubleNotice trouble={trouble} onDismiss={dismissTrouble} isSending={isSending} />
        <Button type="submit" variant="flare" size="lg" fullWidth busy={isSending} busyLabel="Submitting...">
          {trouble || unheard ? 'Send again' : 'Request help now'}
        </Button>
      </div>
    </form>
  );
}

const isLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'tel');
