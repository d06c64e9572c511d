import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Form } from '~/forms/form.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ImmediateRequestFailureNotice } from './immediate-request-failure-notice.tsx';
import { ImmediateRequestFields } from './immediate-request-fields.tsx';
import styles from './immediate-request-form.module.css';
import { IMMEDIATE_REQUEST_FORM, requiredFields } from './immediate-request-validation.ts';
import { nextEmptyField } from './next-empty-field.ts';
import type { SavedDetails } from './saved-details.ts';
import type { ImmediateRequestState } from './use-immediate-request.ts';
import { useImmediateServiceNames } from './use-immediate-service-names.ts';

interface ImmediateRequestFormProps {
  request: ImmediateRequestState;
  /** Details from the customer's account, offered as suggestions. */
  savedDetails?: SavedDetails | undefined;
}

export function ImmediateRequestForm({ request, savedDetails }: ImmediateRequestFormProps) {
  const { form, failure, dismissFailure, isOutcomeUnknown, isDeclared } = request;
  const serviceNames = useImmediateServiceNames();
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) footer.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  /** Enter moves to the next empty field, as the phone's keyboard promises, or submits the form. */
  const focusNextField = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isSingleLine(event.target)) return;
    const { name } = event.target;
    const current = requiredFields.find((field) => field === name);
    const next = current && nextEmptyField(form.values, current);
    if (!next) return;
    event.preventDefault();
    document.getElementById(fieldIdOf(IMMEDIATE_REQUEST_FORM, next))?.focus();
  };
  return (
    <Form
      form={form}
      errorTitle="There’s a problem with your request"
      className={styles.form}
      onKeyDown={focusNextField}
    >
      <RestoredNotice request={request} />
      <ImmediateRequestFields
        form={form}
        serviceNames={serviceNames}
        savedDetails={savedDetails}
        isDeclared={isDeclared}
      />
      <div ref={footer} className={styles.footer}>
        <ImmediateRequestFailureNotice failure={failure} onDismiss={dismissFailure} isSending={form.isSending} />
        <Button type="submit" variant="flare" size="lg" fullWidth busy={form.isSending} busyLabel="Submitting...">
          {failure || isOutcomeUnknown ? 'Send again' : 'Request help now'}
        </Button>
      </div>
    </Form>
  );
}

/** Shown when the form opens with a draft: the page was reloaded before a request was received. */
function RestoredNotice({ request }: { request: ImmediateRequestState }) {
  const { isRestored, isOutcomeUnknown, isDeclared } = request;
  if (!isRestored) return null;
  return (
    <Notice tone="info" title="We’ve kept what you entered" className={styles.restored}>
      {isOutcomeUnknown
        ? 'We don’t know whether we received it. If you send it again, we could receive it twice.'
        : 'We haven’t received it yet.'}{' '}
      {!isDeclared && 'Tick the box before you send it.'}
    </Notice>
  );
}

const isSingleLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'tel');
