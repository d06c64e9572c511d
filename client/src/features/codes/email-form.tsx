import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { codeEmail } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { Form } from '~/forms/form.tsx';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './code-form.module.css';

interface EmailFormProps {
  value: string;
  onChange: (email: string) => void;
  /** Sends a code to the address, which is trimmed. */
  send: (email: string) => Promise<MutationResult<unknown>>;
  messages: SubmissionMessages;
  errorTitle: string;
  hint?: ReactNode;
}

const ID = 'code';
const schema = z.object({ email: codeEmail });

/** Asks for an address and sends a code to it (AUTH-14, REG-22). */
export function EmailForm({ value, onChange, send, messages, errorTitle, hint }: EmailFormProps) {
  const form = useForm({
    id: ID,
    values: { email: value },
    change: ({ email = '' }) => onChange(email),
    validate: schemaValidator(ID, schema),
    send: ({ email }) => send(email.trim()),
    messages,
  });
  return (
    <Form form={form} errorTitle={errorTitle} className={styles.form}>
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={TEXT_LIMITS.email}
        hint={hint}
      />
      <Button type="submit" size="lg" fullWidth busy={form.isSending} busyLabel="Sending...">
        Send verification code
      </Button>
    </Form>
  );
}
