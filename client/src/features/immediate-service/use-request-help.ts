import { useState } from 'react';
import { type Draft, useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { RequestImmediateServiceMutation } from '~/graphql/generated/graphql.ts';
import { useRequestImmediateServiceMutation } from '~/graphql/generated/operations/request-immediate-service.ts';
import { type MutationResult, mutationResult } from '~/graphql/mutation-result.ts';
import type { HelpDraft } from './help-draft.ts';
import { HELP_FORM, type HelpValues, helpSchema } from './help-schema.ts';

type Answer = NonNullable<RequestImmediateServiceMutation['requestImmediateService']>;

/** A request that has arrived, with the telephone number that it was sent with. */
export type ReceivedRequest = NonNullable<Answer['request']> & { phone: string };

/** Why a request was not sent, or not for certain. */
export interface HelpFailure {
  /** Follows 'Error:' (IMM-14, IMM-15). */
  message: string;
  /** When it can be sent again, where the server says so. */
  retryAt: Date | null;
}

/**
 * After that a response is not waited for: sending again is safe, and better at the roadside than a
 * spinner.
 */
const TIMEOUT_MS = 20_000;
const NO_ANSWER = 'No answer has come. Please check your connection and send it again.';

interface RequestHelpOptions {
  draft: Draft<HelpDraft>;
  /** The account's telephone number; empty when there is none. */
  phone?: string;
  /** Whether the customer has agreed before: then the declaration is not asked for (C-23). */
  isDeclared: boolean;
}

/** The form that asks for immediate service (IMM-03..18, DIMM-03..08). */
export function useRequestHelp({ draft, phone = '', isDeclared }: RequestHelpOptions) {
  const { value, pending } = useDraft(draft);
  // As it was when the form opened.
  const [isFound] = useState(() => draft.get().savedAt !== null);
  const [declaration, setDeclaration] = useState(isDeclared);
  const [received, setReceived] = useState<ReceivedRequest | null>(null);
  const [failure, setFailure] = useState<HelpFailure | null>(null);
  const [requestService] = useRequestImmediateServiceMutation();

  const form = useForm({
    id: HELP_FORM,
    values: { ...value, phone: value.phone ?? phone, declaration },
    change({ declaration: ticked, ...change }) {
      if (ticked !== undefined) setDeclaration(ticked);
      else draft.change(change);
    },
    validate: schemaValidator(HELP_FORM, helpSchema),
    send({ declaration: _, ...details }: HelpValues) {
      setFailure(null);
      const input = { idempotencyKey: draft.idempotencyKey(details), ...details };
      const answer = withTimeout(TIMEOUT_MS, requestService({ variables: { input } }));
      return mutationResult(answer, (data) => data.requestImmediateService);
    },
    onResult(result, values) {
      if (result.kind === 'done' && result.payload.request) {
        setReceived({ ...result.payload.request, phone: values.phone });
        draft.clear();
        return;
      }
      setFailure(failureIn(result));
      // Being told to wait is no answer to the request: an earlier attempt whose response was lost
      // may have arrived.
      if (result.kind === 'refused' && !result.userErrors.some(({ code }) => code === 'RATE_LIMITED'))
        draft.clearPending();
    },
    messages: { refused: '', noResponse: '' },
  });
  return {
    /** What concerns no field is the failure, which stands beside the button. */
    form: { ...form, errors: form.errors.filter(({ fieldId }) => fieldId !== undefined) },
    received,
    failure,
    dismissFailure: () => setFailure(null),
    isFound,
    /** An attempt has had no answer. */
    isOutcomeUnknown: pending !== null,
    isDeclared,
  };
}

export type RequestHelp = ReturnType<typeof useRequestHelp>;

const fields: readonly string[] = Object.keys(helpSchema.shape);

/** What is said beside the button; null where every error stands at its field. */
function failureIn(result: MutationResult<Answer>): HelpFailure | null {
  if (result.kind === 'failed') {
    const { message, retryAfterSeconds } = result.failure;
    return {
      message: message || 'An unexpected error occurred. Please try again.',
      retryAt: afterSeconds(retryAfterSeconds),
    };
  }
  const userErrors = result.kind === 'refused' ? result.userErrors : [];
  const general = userErrors.find(({ field }) => !fields.includes(field?.[0] ?? ''));
  if (!general && userErrors.length > 0) return null;
  return {
    message: general?.message ?? 'Failed to submit request',
    retryAt: afterSeconds(general?.retryAfterSeconds ?? null),
  };
}

const afterSeconds = (seconds: number | null) => (seconds === null ? null : new Date(Date.now() + seconds * 1000));

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(NO_ANSWER)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
