import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { OtherTabNotice, type SharedDraft } from './other-tab-notice.tsx';
import type { FormError } from './validation.ts';

export interface FormProps extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'onKeyDown'> {
  /** As returned by `useForm`. */
  form: {
    errors: readonly FormError[];
    currentErrors: readonly FormError[];
    attempt: number;
    /** The errors are the form's own: nothing has been sent. */
    isInvalid?: boolean;
    shared?: SharedDraft | undefined;
    onSubmit: (event: SyntheticEvent) => void;
    onInput: () => void;
  };
  /** The heading of the error summary. */
  errorTitle?: string | undefined;
  /** Replaces the heading when the server refuses what was sent. */
  refusedTitle?: string | undefined;
  children: ReactNode;
}

/**
 * A form with an error summary that takes the focus and links to the fields. It says what another
 * tab has done with its draft.
 */
export function Form(props: FormProps) {
  const { form, errorTitle = 'Please check the following', refusedTitle, children, ...element } = props;
  const { shared } = form;
  const title = (!form.isInvalid && refusedTitle) || errorTitle;
  const content = (
    <InertUntilInteractive loadingText="Loading the form...">
      {/* If submitted without our script, `dialog` keeps the values out of the URL. */}
      <form noValidate method="dialog" {...element} onSubmit={form.onSubmit} onInput={form.onInput}>
        <ErrorSummary title={title} errors={form.errors} current={form.currentErrors} attempt={form.attempt} />
        {children}
      </form>
    </InertUntilInteractive>
  );
  return shared ? <OtherTabNotice {...shared}>{content}</OtherTabNotice> : content;
}
