import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Form } from './form.tsx';
import styles from './form-dialog.module.css';
import type { FormError } from './validation.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  media?: ReactNode;
  size?: 'lg';
  form: {
    errors: readonly FormError[];
    attempt: number;
    isSending: boolean;
    onSubmit: (event: SyntheticEvent) => void;
  };
  errorTitle: string;
  closeLabel: string;
  /** The button that closes it; by default as Escape does. */
  onCloseButton?: () => void;
  onClose: () => void;
  /** The submit button; null once there is nothing to send. */
  submit: { label: string; busyLabel: string; variant?: 'flare'; missing?: string } | null;
  className?: string | undefined;
  children: ReactNode;
  /** Replaces the form once it is done; the dialog, and where its focus returns to, stay. */
  done?: { title: string; content: ReactNode } | null;
}

/** A form in a dialog, which cannot be closed while it is being sent. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    errorTitle,
    closeLabel,
    onClose,
    onCloseButton = onClose,
    submit,
    className,
    children,
    done = null,
    ...dialog
  } = props;
  const formId = useId();
  if (done) {
    return (
      <Dialog open onClose={onClose} size="sm" title={done.title}>
        {done.content}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      {...dialog}
      onClose={onClose}
      dismissible={!form.isSending}
      footer={
        <>
          <Button variant="outline" onClick={onCloseButton} disabled={form.isSending}>
            {closeLabel}
          </Button>
          {submit && <SubmitButton formId={formId} isSending={form.isSending} {...submit} />}
        </>
      }
    >
      <Form
        form={submit?.missing ? { ...form, onSubmit: preventSubmit } : form}
        errorTitle={errorTitle}
        id={formId}
        className={className}
      >
        {children}
      </Form>
    </Dialog>
  );
}

/** While its button is disabled. */
const preventSubmit = (event: SyntheticEvent) => event.preventDefault();

interface SubmitButtonProps extends NonNullable<FormDialogProps['submit']> {
  formId: string;
  isSending: boolean;
}

/** Disabled while something is `missing`, with the reason beside it (C-88). */
function SubmitButton({ formId, isSending, label, missing, ...button }: SubmitButtonProps) {
  if (missing === undefined) {
    return (
      <Button type="submit" form={formId} busy={isSending} {...button}>
        {label}
      </Button>
    );
  }
  const reasonId = `${formId}-missing`;
  return (
    <>
      <p id={reasonId} role="status" className={styles.missing}>
        {missing}
      </p>
      <Button
        type="submit"
        form={formId}
        disabled={missing !== ''}
        aria-describedby={reasonId}
        busy={isSending}
        {...button}
      >
        {label}
      </Button>
    </>
  );
}
