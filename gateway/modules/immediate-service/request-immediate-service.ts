import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import type { RequestImmediateServiceInput, RequestImmediateServicePayload } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import { type ImmediateRequest, submitImmediateRequest } from '../../legacy/endpoints/immediate-services.ts';
import { LegacyError } from '../../legacy/transport/fault.ts';
import type { Ended } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { idempotencyKey, LONGEST_DESCRIPTION, longWords, words } from '../input/text-fields.ts';
import { once } from '../mutations/idempotency.ts';
import { heard } from '../mutations/outcome-unknown.ts';
import { inputErrors, refusalCode, refusalErrors } from '../mutations/user-errors.ts';

type Refused = Pick<RequestImmediateServicePayload, 'userErrors'>;
type Result = { readonly reference: string | null } | Refused;

const PRESS_AGAIN =
  'We did not hear whether your request has arrived. You can safely send it again: it will not be made twice. If it is urgent, call us.';
const OTHERWISE = 'This request has been sent already with other details. Please send it as a new one.';

/** IMM-06; C-57: this form only asks that a number is there. */
const requested = z.object({
  idempotencyKey: idempotencyKey.nullish().transform((key) => key ?? null),
  serviceType: words('The kind of help is required.', 'The kind of help', 200),
  issueDetails: longWords('What is affected is required.', 'What is affected', LONGEST_DESCRIPTION),
  issueDescription: longWords('The description is required.', 'The description', LONGEST_DESCRIPTION),
  location: words('The location is required.', 'The location', LONGEST_DESCRIPTION),
  phoneNumber: words('The phone number is required.', 'The phone number', LONGEST_DESCRIPTION),
  contactPreference: z.enum(['CALL', 'TEXT']),
});

/** Judges a request for urgent help and passes it on, once for its key however often it is asked for. */
export async function requestHelp(
  asked: RequestImmediateServiceInput,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<RequestImmediateServicePayload> {
  const given = requested.safeParse(asked);
  if (!given.success) return { userErrors: inputErrors(given.error) };
  await enforceRateLimit(info, context);

  const { serviceType, contactPreference } = given.data;
  const request: ImmediateRequest = {
    ...given.data,
    contactPreference: contactPreference === 'CALL' ? 'call' : 'text',
  };
  const result = await sendOnce(request, context);
  if ('userErrors' in result) return result;
  return { request: { reference: result.reference, serviceType, contactPreference }, userErrors: [] };
}

async function sendOnce(request: ImmediateRequest, context: GatewayContext): Promise<Result> {
  const { idempotencyKey: key, ...words } = request;
  // Who gives no key cannot be told that asking again is safe.
  if (key === null) return (await send(request, context)).result;
  return once({ key: `immediate:${key}`, words, files: [], otherwise: OTHERWISE }, context, () =>
    heard(() => send(request, context), PRESS_AGAIN),
  );
}

async function send(request: ImmediateRequest, { legacy }: GatewayContext): Promise<Ended<Result>> {
  const outcome = await legacy.write(submitImmediateRequest, request).catch((error: unknown) => {
    // The host turned the session away, not the request: urgent help is asked for as a visitor instead.
    if (!(error instanceof LegacyError) || error.kind !== 'unauthenticated') throw error;
    return legacy.asVisitor().write(submitImmediateRequest, request);
  });
  if (outcome.accepted) return { ended: 'done', result: { reference: outcome.answer.reference } };
  const { message, error, errors, retryAfterSeconds } = outcome.refusal;
  const code = refusalCode(outcome.refusal);
  const sentences = [message ?? error ?? errors[0] ?? null];
  const userErrors = refusalErrors(code, sentences, 'Failed to submit request', retryAfterSeconds);
  return { ended: 'refused', result: { userErrors } };
}
