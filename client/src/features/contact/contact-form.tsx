import { contact } from '~/content/contact.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import { useSendContactMessageMutation } from '~/graphql/generated/operations/send-contact-message.ts';
import { object, text } from '~/lib/shape.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './contact-page.module.css';

export const contactDraft = defineDraft({
  name: 'contact',
  owner: 'device',
  shape: object({ name: text, email: text, message: text }),
});

const validate = lazyCheck(async () =>
  schemaValidator<object>('contact', (await import('#shared/forms/contact.ts')).contactForm.schema),
);

const copy = contact.form;

export function ContactForm() {
  const draft = contactDraft.open();
  const { value, otherTab } = useDraft(draft);
  const sendMessage = useSendContactMessageMutation();
  const form = useForm({
    id: 'contact',
    values: value,
    shared: { draft, otherTab, copy: { noun: 'message' } },
    change: draft.change,
    validate,
    send: (input) => sendMessage(input),
    onResult: (result) => result.kind === 'done' && draft.clear({ reference: null }),
    // The notice below covers a lost response (INFO-25).
    messages: { refused: copy.unexplained, noResponse: '' },
  });
  const { submission } = form;

  return (
    <Form form={form} errorTitle={copy.invalid} refusedTitle={copy.refused} className={styles.fields}>
      <div className={styles.sender}>
        <TextField {...form.text('name')} label="First name" placeholder="First Name" autoComplete="given-name" />
        <TextField
          {...form.text('email')}
          label="Email"
          placeholder="E-mail Address"
          type="email"
          autoComplete="email"
        />
      </div>
      <TextArea {...form.text('message')} label="Message" placeholder="Message" rows={6} />
      {submission.kind === 'done' && <Notice tone="success" title={copy.sent} />}
      {submission.kind === 'failed' && form.errors.length === 0 && (
        <Notice tone="error" title={copy.unreachable}>
          {copy.draftKept}
        </Notice>
      )}
      <Button type="submit" size="lg" busy={form.isSending} busyLabel={copy.sending} className={styles.send}>
        {copy.submit}
      </Button>
    </Form>
  );
}
