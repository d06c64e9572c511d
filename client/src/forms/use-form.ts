import { type SyntheticEvent, useState } from 'react';
import { useLazyCheck } from './lazy-check.ts';
import type { SharedDraft } from './other-tab-notice.tsx';
import { type SubmissionMessages, submissionErrors } from './submission-errors.ts';
import { type Submission, type SubmissionOptions, useSubmission } from './use-submission.ts';
import { type FormError, fieldIdOf, type LazyCode, messageAt, type Validator } from './validation.ts';

/** The names of the parts that hold a `Type`. */
type PartsOf<Values, Type> = {
  [Part in keyof Values & string]: Values[Part] extends Type ? Part : never;
}[keyof Values & string];

interface ValidationOptions<Values extends object> {
  /** The id of a part's control is this id, a hyphen and the part's name. */
  id: string;
  values: Values;
  validate: Validator<NoInfer<Values>>;
  /** If `validate` runs code that is loaded later; by default its own. */
  code?: LazyCode;
  /** Returns the error of a part when its control loses the focus with a value (C-88). */
  validateOnBlur?: (values: Values, part: keyof Values & string) => string | undefined;
  messages: SubmissionMessages;
}

interface FormOptions<Values extends object, Payload>
  extends ValidationOptions<Values>,
    SubmissionOptions<Values, Payload> {
  change: (change: Partial<Values>) => void;
  /** The draft with the values: a form that another tab has changed is shown before it is sent. */
  shared?: SharedDraft;
}

/** The last attempt to submit: its values, and the errors that prevented it. */
interface Attempt<Values> {
  count: number;
  values: Values | null;
  invalid: readonly FormError[];
}

/**
 * Validates and submits a form, and shows its errors. It sends the values as its validator cleans
 * them; what was typed stays after every failure.
 */
export function useForm<Values extends object, Payload>(options: FormOptions<Values, Payload>) {
  const { id, values, change, validate, code = validate.code, shared } = options;
  const { submission, submit, reset } = useSubmission(options);
  const { startAttempt, touch, ...errors } = useFormErrors(options, submission);
  const check = useLazyCheck(code, () => {
    if (submission.kind === 'sending' || shared?.draft.refresh() === false) return;
    if (startAttempt()) void submit(validate.clean?.(values) ?? values);
    else reset();
  });
  const isSending = submission.kind === 'sending' || check.isWaiting;
  const control = (part: keyof Values & string) => ({
    id: fieldIdOf(id, part),
    name: part,
    error: errors.errorOf(part),
  });

  return {
    ...errors,
    values,
    change,
    submission,
    isSending,
    shared,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isSending) check.submit();
    },
    onInput: check.onInput,
    /** The props of a text control. */
    text: (part: PartsOf<Values, string>) => ({
      ...control(part),
      value: values[part] as string,
      readOnly: isSending,
      onBlur: () => touch(part),
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

const changeOf = <Values>(part: keyof Values, value: unknown) => ({ [part]: value }) as Partial<Values>;

/** The errors of a form: from its own validation, or from the server. */
function useFormErrors<Values extends object>(options: ValidationOptions<Values>, submission: Submission<unknown>) {
  const { id, values, validate, validateOnBlur, messages } = options;
  const [attempt, setAttempt] = useState<Attempt<Values>>({ count: 0, values: null, invalid: [] });
  const [touched, setTouched] = useState<readonly string[]>([]);
  const serverErrors = submissionErrors(submission, messages, (field) =>
    field in values ? fieldIdOf(id, field) : undefined,
  );
  const isInvalid = attempt.invalid.length > 0;
  const isUnchanged = (part: keyof Values) => values[part] === attempt.values?.[part];
  const changedIds = Object.keys(values)
    .filter((part) => !isUnchanged(part as keyof Values))
    .map((part) => fieldIdOf(id, part));

  return {
    attempt: attempt.count,
    isInvalid,
    /** The errors of the last attempt. */
    errors: isInvalid ? attempt.invalid : serverErrors,
    /** The errors of the values as they are now. */
    currentErrors: isInvalid
      ? validate(values)
      : serverErrors.filter(({ fieldId }) => fieldId === undefined || !changedIds.includes(fieldId)),
    /** The current error of a part. A server error goes when the value changes. */
    errorOf(part: keyof Values & string): string | undefined {
      const fieldId = fieldIdOf(id, part);
      if (isInvalid) return messageAt(validate(values), fieldId);
      const error = isUnchanged(part) ? messageAt(serverErrors, fieldId) : undefined;
      return error ?? (touched.includes(part) && values[part] ? validateOnBlur?.(values, part) : undefined);
    },
    touch: (part: string) => setTouched([...touched, part]),
    /** Returns whether the values are valid. */
    startAttempt(): boolean {
      const invalid = validate(values);
      setAttempt({ count: attempt.count + 1, values, invalid });
      setTouched([]);
      return invalid.length === 0;
    },
  };
}
