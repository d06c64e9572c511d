import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { contact } from '~/content/contact.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './contact-form.module.css';
import { type ContactValues, contactSchema, emptyContact } from './contact-schema.ts';
import { useContactDraft } from './use-contact-draft.ts';
import { useSendMessage } from './use-send-message.ts';

const texts = contact.form;
const order = ['name', 'email', 'message'] as const;
const idOf = (field: keyof ContactValues) => `contact-${field}`;

export function ContactForm() {
  const form = useForm({ resolver: zodResolver(contactSchema), defaultValues: emptyContact, shouldFocusError: false });
  const { register, handleSubmit, reset, setError, formState } = form;
  const { errors, submitCount } = formState;
  const { submit, isSending, result, forget } = useSendMessage();
  useContactDraft(form);

  const send = async (values: ContactValues) => {
    const result = await submit(values);
    if (result.kind === 'sent') reset(emptyContact);
    if (result.kind !== 'refused') return;
    for (const { field, message } of result.problems) if (field) setError(field, { message });
  };

  const field = (name: keyof ContactValues) => ({
    ...register(name),
    id: idOf(name),
    error: errors[name]?.message,
    // A message that has been sent leaves the form empty: nothing that is typed meanwhile may go with it.
    readOnly: isSending,
  });
  const invalid = order.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  const refused =
    result?.kind === 'refused'
      ? result.problems.map((problem) => ({
          message: problem.message,
          fieldId: problem.field ? idOf(problem.field) : undefined,
        }))
      : null;

  return (
    <form
      noValidate
      method="dialog"
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send, forget)(event)}
    >
      <ErrorSummary title={refused ? texts.refused : texts.invalid} errors={refused ?? invalid} attempt={submitCount} />
      <div className={styles.who}>
        <TextField {...field('name')} label="First name" placeholder="First Name" autoComplete="given-name" />
        <TextField
          {...field('email')}
          label="E-mail address"
          placeholder="E-mail Address"
          type="email"
          autoComplete="email"
        />
      </div>
      <TextArea {...field('message')} label="Message" placeholder="Message" rows={6} />
      {result?.kind === 'sent' && <Notice tone="success" title={texts.sent} />}
      {result?.kind === 'unanswered' && (
        <Notice tone="error" title={texts.unreachable}>
          {texts.kept}
        </Notice>
      )}
      <Button type="submit" size="lg" busy={isSending} busyLabel={texts.sending} className={styles.send}>
        {texts.submit}
      </Button>
    </form>
  );
}
