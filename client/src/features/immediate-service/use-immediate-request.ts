import { useState } from 'react';
import { type Draft, useDraft } from '~/forms/draft.ts';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import { failureOf } from '~/graphql/failure.ts';
import type { RequestImmediateServiceMutation } from '~/graphql/generated/graphql.ts';
import { useRequestImmediateServiceMutation } from '~/graphql/generated/operations/request-immediate-service.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { locationToSend, useDeviceLocation } from './device-location.ts';
import {
  IMMEDIATE_REQUEST_FORM,
  type ImmediateRequestDraft,
  type ImmediateRequestValues,
} from './immediate-request-draft.ts';

type Payload = NonNullable<RequestImmediateServiceMutation['requestImmediateService']>;

/** A request that we received, with the phone number it was sent with. */
export type ReceivedRequest = NonNullable<Payload['request']> & { phone: string };

/** Why a request failed, or why its outcome is unknown. */
export interface ImmediateRequestFailure {
  /** Shown after 'Error:' (IMM-14, IMM-15). */
  message: string;
  /** When the rate limit allows another attempt; null if the server doesn't say. */
  retryAt: Date | null;
}

/** The request is idempotent, so at the roadside a retry is better than a spinner. */
const TIMEOUT_MS = 20_000;
const TIMEOUT_MESSAGE = 'We didn’t get a response. Check your connection and send it again.';

const validate = lazyCheck(async () => {
  const { immediateRequestSchema } = await import('#shared/forms/immediate-service.ts');
  return schemaValidator<ImmediateRequestValues>(IMMEDIATE_REQUEST_FORM, immediateRequestSchema);
});

interface ImmediateRequestOptions {
  draft: Draft<ImmediateRequestDraft>;
  /** The account's phone number; empty if there is none. */
  phone?: string;
  /** True for customers who agreed when they registered: they need no declaration (C-23). */
  isDeclared: boolean;
}

/** The state of the immediate request form (IMM-03..18, DIMM-03..08). */
export function useImmediateRequest({ draft, phone = '', isDeclared }: ImmediateRequestOptions) {
  const { value, pending, otherTab } = useDraft(draft);
  // Whether there was a draft when the form opened.
  const [isRestored] = useState(() => draft.get().savedAt !== null);
  const [declaration, setDeclaration] = useState(isDeclared);
  const [received, setReceived] = useState<ReceivedRequest | null>(null);
  const [failure, setFailure] = useState<ImmediateRequestFailure | null>(null);
  const device = useDeviceLocation();
  const requestImmediateService = useRequestImmediateServiceMutation();

  const form = useForm({
    id: IMMEDIATE_REQUEST_FORM,
    shared: { draft, otherTab, copy: { noun: 'request' } },
    values: {
      ...value,
      location: locationToSend(value.location, device.location),
      phone: value.phone ?? phone,
      declaration,
    },
    change({ declaration: isTicked, ...change }) {
      if (isTicked !== undefined) setDeclaration(isTicked);
      else draft.change(change);
    },
    validate,
    async send({ declaration: _, ...details }: ImmediateRequestValues) {
      setFailure(null);
      // The browser stores what the key belongs to, so it isn't told where the device is.
      const stored = device.location && { location: value.location, deviceLocationId: device.location.id };
      const idempotencyKey = draft.idempotencyKey({ ...details, ...stored });
      return withTimeout(requestImmediateService({ idempotencyKey, ...details }));
    },
    onResult(result, values) {
      if (result.kind === 'done' && result.payload.request) {
        setReceived({ ...result.payload.request, phone: values.phone });
        device.clear();
        draft.clear({ reference: result.payload.request.reference });
        return;
      }
      setFailure(requestFailure(result, values));
      // A rate limit says nothing about an earlier attempt whose response was lost, so the
      // idempotency key stays.
      if (result.kind === 'refused' && !result.userErrors.some(({ code }) => code === 'RATE_LIMITED'))
        draft.clearPending();
    },
    messages: { refused: '', noResponse: '' },
  });
  return {
    /** The server's errors without a field are shown as the failure, next to the button. */
    form: { ...form, errors: form.errors.filter(({ fieldId }) => form.isInvalid || fieldId !== undefined) },
    /** Without the device's. */
    typedLocation: value.location,
    device,
    received,
    failure,
    dismissFailure: () => setFailure(null),
    isRestored,
    /** Whether the response to an earlier attempt was lost. */
    isOutcomeUnknown: pending !== null,
    isDeclared,
  };
}

export type ImmediateRequestState = ReturnType<typeof useImmediateRequest>;

/** The failure shown next to the button; null if every error belongs to a field. */
function requestFailure(result: MutationResult<Payload>, values: object): ImmediateRequestFailure | null {
  if (result.kind === 'failed') {
    const { message, retryAfterSeconds } = result.failure;
    return {
      message: message || 'An unexpected error occurred. Please try again.',
      retryAt: afterSeconds(retryAfterSeconds),
    };
  }
  const userErrors = result.kind === 'refused' ? result.userErrors : [];
  const general = userErrors.find(({ field }) => !((field?.[0] ?? '') in values));
  if (!general && userErrors.length > 0) return null;
  return {
    message: general?.message ?? 'Failed to submit request',
    retryAt: afterSeconds(general?.retryAfterSeconds ?? null),
  };
}

const afterSeconds = (seconds: number | null) => (seconds === null ? null : new Date(Date.now() + seconds * 1000));

async function withTimeout<Sent>(sent: Promise<MutationResult<Sent>>): Promise<MutationResult<Sent>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<MutationResult<Sent>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'failed', failure: failureOf(new Error(TIMEOUT_MESSAGE)) }), TIMEOUT_MS);
  });
  return Promise.race([sent, timeout]).finally(() => clearTimeout(timer));
}
