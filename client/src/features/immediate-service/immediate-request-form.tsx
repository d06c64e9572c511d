import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Form } from '~/forms/form.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { useImmediateServicesQuery } from '~/graphql/generated/operations/immediate-services.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import {
  IMMEDIATE_REQUEST_FORM,
  type ImmediateRequestValues,
  type RequiredField,
  requiredFields,
} from './immediate-request-draft.ts';
import { ImmediateRequestFailureNotice } from './immediate-request-failure-notice.tsx';
import { ImmediateRequestFields, type SavedDetails } from './immediate-request-fields.tsx';
import styles from './immediate-request-form.module.css';
import type { ImmediateRequestState } from './use-immediate-request.ts';

interface ImmediateRequestFormProps {
  request: ImmediateRequestState;
  /** Details from the customer's account, offered as suggestions. */
  savedDetails?: SavedDetails | undefined;
}

export function ImmediateRequestForm({ request, savedDetails }: ImmediateRequestFormProps) {
  const { form, failure, dismissFailure, isOutcomeUnknown } = request;
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
      <ImmediateRequestFields request={request} serviceNames={serviceNames} savedDetails={savedDetails} />
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

/** The next empty field after `current`, or else the first empty one before it; null if none is. */
export function nextEmptyField(values: ImmediateRequestValues, current: RequiredField): RequiredField | null {
  const index = requiredFields.indexOf(current);
  const others = [...requiredFields.slice(index + 1), ...requiredFields.slice(0, index)];
  return others.find((name) => isEmpty(values[name])) ?? null;
}

const isEmpty = (value: string | boolean) => (typeof value === 'string' ? value.trim() === '' : !value);

/** Someone at the roadside shouldn't wait for a list that has a built-in fallback. */
const LOADING_TIMEOUT_MS = 6_000;

/**
 * The names of the immediate services; null while they load (IMM-02). If the list fails or takes
 * too long, the built-in one is used (IMM-08, IMM-09).
 */
function useImmediateServiceNames(): string[] | null {
  const { data, loading } = useImmediateServicesQuery();
  const hasTimedOut = useHasTimedOut(loading, LOADING_TIMEOUT_MS);
  return loading && !hasTimedOut ? null : immediateServiceNames(data?.immediateServices);
}

/** Offered if the list can't be loaded (IMM-08). */
const BUILT_IN = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];

/**
 * The names of the immediate services. The gateway also falls back to the built-in ones if /php
 * fails; these are for when the gateway itself can't be reached (IMM-09).
 */
export function immediateServiceNames(loaded: readonly { name: string }[] | null | undefined): string[] {
  return loaded && loaded.length > 0 ? loaded.map(({ name }) => name) : BUILT_IN;
}
