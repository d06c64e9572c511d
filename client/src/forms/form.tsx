import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from 'react';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { type SubmissionOptions, useSubmission } from './submission.ts';
import { type SubmissionMessages, submissionErrors } from './submission-errors.ts';
import { type FormError, fieldIdOf, messageAt } from './validation.ts';

/** The names of the parts that hold a `Type`. */
type PartsOf<Values, Type> = {
  [Part in keyof Values & string]: Values[Part] extends Type ? Part : never;
}[keyof Values & string];

interface FormOptions<Values extends object, Answer> extends SubmissionOptions<Values, Answer> {
  /** The id of a part's control is this, a hyphen and the part's name. */
  id: string;
  values: Values;
  change: (change: Partial<Values>) => void;
  /** The errors of the values, in page order. */
  validate: (values: Values) => readonly FormError[];
  messages: SubmissionMessages;
  /** The error of a part that was filled in and left, before anything is sent (C-88). */
  validateOnLeave?: (values: Values, part: keyof Values & string) => string | undefined;
}

/** The last attempt to submit, its values, and the errors that kept it from being sent. */
interface Attempt<Values> {
  count: number;
  values: Values | null;
  invalid: readonly FormError[];
}

/** Validates and sends a form, and shows its errors. The values stay through every failure. */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { id, values, change, validate, messages, validateOnLeave } = options;
  const { submission, submit, reset } = useSubmission(options);
  const [attempt, setAttempt] = useState<Attempt<Values>>({ count: 0, values: null, invalid: [] });
  const [leftParts, setLeftParts] = useState<readonly string[]>([]);
  const isSending = submission.kind === 'sending';
  const serverErrors = submissionErrors(submission, messages, (field) =>
    field in values ? fieldIdOf(id, field) : undefined,
  );

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    const invalid = validate(values);
    setAttempt({ count: attempt.count + 1, values, invalid });
    setLeftParts([]);
    if (invalid.length === 0) void submit(values);
    else reset();
  };

  /** A part's current error: it goes once it is corrected, the server's when the value changes. */
  const errorOf = (part: keyof Values & string): string | undefined => {
    const fieldId = fieldIdOf(id, part);
    if (attempt.invalid.length > 0) return messageAt(validate(values), fieldId);
    const isUnchanged = values[part] === attempt.values?.[part];
    const error = isUnchanged ? messageAt(serverErrors, fieldId) : undefined;
    return error ?? (leftParts.includes(part) && values[part] ? validateOnLeave?.(values, part) : undefined);
  };
  const control = (part: keyof Values & string) => ({ id: fieldIdOf(id, part), name: part, error: errorOf(part) });

  return {
    values,
    change,
    submission,
    isSending,
    /** Those of the last attempt: a list that shrinks while someone types would take the focus. */
    errors: attempt.invalid.length > 0 ? attempt.invalid : serverErrors,
    isInvalid: attempt.invalid.length > 0,
    attempt: attempt.count,
    onSubmit,
    errorOf,
    /** The props of a text control. */
    text: (part: PartsOf<Values, string>) => ({
      ...control(part),
      value: values[part] as string,
      readOnly: isSending,
      onBlur: () => setLeftParts([...leftParts, part]),
      onChange: ({ target }: { target: { value: string } }) => change(changeOf(part, target.value)),
    }),
    /** The props of a checkbox. */
    checkbox: (part: PartsOf<Values, boolean>) => ({
      ...control(part),
      checked: values[part] as boolean,
      disabled: isSending,
      onChange: ({ target }: { target: { checked: boolean } }) => change(changeOf(part, target.checked)),
    }),
  };
}

const changeOf = <Values,>(part: keyof Values, value: unknown) => ({ [part]: value }) as Partial<Values>;

interface FormProps extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'onKeyDown'> {
  form: {
    errors: readonly FormError[];
    attempt: number;
    onSubmit: (event: SyntheticEvent) => void;
  };
  /** Above the list of errors. */
  errorTitle: string;
  children: ReactNode;
}

/** A form with its error summary, which takes the focus and links to the fields. */
export function Form({ form, errorTitle, children, ...props }: FormProps) {
  return (
    <InertUntilInteractive loadingText="Loading the form...">
      {/* Submitted without our script it does nothing: `dialog` puts no values into the address. */}
      <form noValidate method="dialog" {...props} onSubmit={form.onSubmit}>
        <ErrorSummary title={errorTitle} errors={form.errors} attempt={form.attempt} />
        {children}
      </form>
    </InertUntilInteractive>
  );
}
