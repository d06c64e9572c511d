import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import type { RequestImmediateServiceInput, RequestImmediateServicePayload } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import { type ImmediateRequest, submitImmediateRequest } from '../../legacy/endpoints/immediate-services.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { Execution } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { idempotencyKey, requiredAddress, requiredLine, requiredText } from '../input/text-fields.ts';
import { executeOnce } from '../mutations/execute-once.ts';
import { explainUnknownRepeat } from '../mutations/explain-unknown-outcome.ts';
import { messageAndListed, type RefusalRules, sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { inputErrors } from '../mutations/user-errors.ts';

type Refused = Pick<RequestImmediateServicePayload, 'userErrors'>;
type Result = { readonly reference: string | null } | Refused;

const OUTCOME_UNKNOWN = {
  safe: "We're not sure we received your request. You can safely send it again: it won't be made twice. If it's urgent, call us.",
  unsafe:
    "We're not sure we received your request. If you send it again, we could receive it twice. If it's urgent, call us.",
};
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
export async function requestImmediateService(
  args: RequestImmediateServiceInput,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<RequestImmediateServicePayload> {
  const parsed = requestInput.safeParse(args);
  if (!parsed.success) return { userErrors: inputErrors(parsed.error) };
  await enforceRateLimit(info, context);

  const { immediateServiceName, contactPreference } = parsed.data;
  const request: ImmediateRequest = {
    ...parsed.data,
    contactPreference: contactPreference === 'CALL' ? 'call' : 'text',
  };
  const result = await sendOnce(request, context);
  if ('userErrors' in result) return result;
  return { request: { reference: result.reference, immediateServiceName, contactPreference }, userErrors: [] };
}

async function sendOnce(request: ImmediateRequest, context: GatewayContext): Promise<Result> {
  const { idempotencyKey: key, ...input } = request;
  // Without a key a retry isn't safe, so the message must not say that it is.
  if (key === null) return (await send(request, context)).result;
  return executeOnce({ key: `immediate:${key}`, input, files: [], conflictMessage: KEY_REUSED }, context, () =>
    explainUnknownRepeat(() => send(request, context), OUTCOME_UNKNOWN, context.legacy),
  );
}

async function send(request: ImmediateRequest, { legacy }: GatewayContext): Promise<Execution<Result>> {
  const outcome = await legacy.write(submitImmediateRequest, request).catch((error: unknown) => {
    // The host refused the session, not the request: retried without the session.
    if (!(error instanceof LegacyError) || error.kind !== 'unauthenticated') throw error;
    return legacy.as(null).write(submitImmediateRequest, request);
  });
  if (outcome.kind === 'accepted') return { kind: 'done', result: { reference: outcome.response.reference } };
  return { kind: 'refused', result: { userErrors: userErrorsOf(outcome.refusal, REFUSALS) } };
}
