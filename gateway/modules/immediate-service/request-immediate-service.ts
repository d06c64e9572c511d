import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { submitImmediateRequest } from '../../legacy/endpoints/immediate-services.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { idempotencyKey, requiredAddress, requiredLine, requiredText } from '../input/text-fields.ts';
import { mutation } from '../mutations/mutation.ts';
import { messageAndListed, type RefusalRules, sameNames } from '../mutations/refusal-errors.ts';

const KEY_REUSED = "You've already sent this request with other details. Please send it as a new request.";

const REFUSALS: RefusalRules = {
  fallback: 'Failed to submit request',
  // One message: the first of these that the host sent.
  sentencesOf: (refusal) => messageAndListed(refusal).slice(0, 1),
  meanings: ['keyReused'],
  fields: {
    ...sameNames('issueDetails', 'issueDescription', 'location', 'contactPreference'),
    ...{ serviceType: 'immediateServiceName', phoneNumber: 'phone' },
  },
  messages: { KEY_REUSED },
};

/** IMM-06. The phone number is only required, in any format (C-57). */
const requestInput = z.object({
  idempotencyKey: idempotencyKey.nullish().transform((key) => key ?? null),
  immediateServiceName: requiredLine(fieldMessages.immediateService, 'The immediate service', 200),
  issueDetails: requiredText(fieldMessages.immediateDetails, 'What is affected', TEXT_LIMITS.description),
  issueDescription: requiredText(fieldMessages.immediateDescription, 'The description', TEXT_LIMITS.description),
  location: requiredAddress(fieldMessages.immediateLocation, 'The location', TEXT_LIMITS.description),
  phone: requiredLine(fieldMessages.immediatePhone, 'The phone number', TEXT_LIMITS.description),
  contactPreference: z.enum(['CALL', 'TEXT']),
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
