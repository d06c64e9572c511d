import { z } from 'zod';
import { graphNames } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import { submitImmediateRequest } from '../../legacy/endpoints/immediate-services.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { idempotencyKey } from '../input/text-fields.ts';
import { mutation } from '../mutations/mutation.ts';
import { messageAndListed, type RefusalRules } from '../mutations/refusal-errors.ts';

const KEY_REUSED = "You've already sent this request with other details. Please send it as a new request.";

const REFUSALS: RefusalRules = {
  fallback: 'Failed to submit request',
  // One message: the first of these that the host sent.
  sentencesOf: (refusal) => messageAndListed(refusal).slice(0, 1),
  meanings: ['keyReused'],
  fields: graphNames(immediateRequestForm),
  messages: { KEY_REUSED },
};

const requestInput = z.object({
  idempotencyKey: idempotencyKey.nullish().transform((key) => key ?? null),
  ...immediateRequestForm.schema.shape,
});

/** Checks an immediate request and sends it, once for its key. */
export const requestImmediateService = mutation({
  input: requestInput,
  once: {
    key: ({ idempotencyKey: key }) => key,
    conflict: KEY_REUSED,
    ifUnknown: {
      safe: "We're not sure we received your request. You can safely send it again: it won't be made twice. If it's urgent, call us.",
      unsafe:
        "We're not sure we received your request. If you send it again, we could receive it twice. If it's urgent, call us.",
    },
  },
  async send({ contactPreference, ...rest }, { legacy }, write) {
    const form = { ...rest, contactPreference: contactPreference === 'CALL' ? ('call' as const) : ('text' as const) };
    return write(submitImmediateRequest, form).catch((error: unknown) => {
      // The host refused the session, not the request: retried without the session.
      if (!(error instanceof LegacyError) || error.kind !== 'unauthenticated') throw error;
      return write(submitImmediateRequest, form, legacy.as(null));
    });
  },
  refusals: REFUSALS,
  payload: ({ reference }, { immediateServiceName, contactPreference }) => ({
    request: { reference, immediateServiceName, contactPreference },
  }),
});
