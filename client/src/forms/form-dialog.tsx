import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Form, type FormProps } from './form.tsx';
import styles from './form-dialog.module.css';

interface FormDialogProps extends Pick<FormProps, 'errorTitle' | 'refusedTitle'> {
  title: string;
  description?: string;
  media?: ReactNode;
  size?: 'lg';
  /** As returned by `useForm`. */
  form: FormProps['form'] & { isSending: boolean };
  closeLabel: string;
  /** Called by the close button; by default `onClose`, as for Escape. */
  onCloseButton?: () => void;
  onClose: () => void;
  /** The submit button; null if there is nothing to submit. */
  submit: {
    label: string;
    busyLabel: string;
    variant?: 'flare';
    /** Why the button is disabled; '' if it isn't. */
    missing?: string;
  } | null;
  className?: string | undefined;
  children: ReactNode;
  /**
   * Replaces the form after a success. The dialog stays mounted, so the focus returns correctly.
   */
  done?: { title: string; content: ReactNode } | null;
}

/** A form in a dialog. The dialog can't be closed while the form is being sent. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    errorTitle,
    refusedTitle,
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
  const isSentElsewhere = form.shared?.otherTab?.kind === 'sent';
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
            {isSentElsewhere ? 'Close' : closeLabel}
          </Button>
          {submit && !isSentElsewhere && <SubmitButton formId={formId} isSending={form.isSending} {...submit} />}
        </>
      }
    >
      <Form
        form={submit?.missing ? { ...form, onSubmit: preventSubmit } : form}
        errorTitle={errorTitle}
        refusedTitle={refusedTitle}
        id={formId}
        className={className}
      >
        {children}
      </Form>
    </Dialog>
  );
}

/** Enter would submit the form even though its button is disabled. */
const preventSubmit = (event: SyntheticEvent) => event.preventDefault();

interface SubmitButtonProps extends NonNullable<FormDialogProps['submit']> {
  formId: string;
  isSending: boolean;
}

/** The submit button, disabled while something is `missing`, with the reason beside it (C-88). */
function SubmitButton({ formId, isSending, label, missing, ...button }: SubmitButtonProps) {
  const reasonId = `${formId}-missing`;
  return (
    <>
      {missing !== undefined && (
        <p id={reasonId} role="status" className={styles.missing}>
          {missing}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        disabled={Boolean(missing)}
        aria-describedby={missing === undefined ? undefined : reasonId}
        busy={isSending}
        {...button}
      >
        {label}
      </Button>
    </>
  );
}
