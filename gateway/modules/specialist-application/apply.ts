import type { GraphQLResolveInfo } from 'graphql';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CERTIFICATES } from '#shared/limits.ts';
import type { ApplyAsSpecialistPayload, UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { ApplicationForm } from '../../legacy/endpoints/application-form.ts';
import { submitApplication } from '../../legacy/endpoints/specialist-applications.ts';
import type { Execution } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { certificateErrors, photoErrors } from '../files/file-errors.ts';
import { toFilePart } from '../files/file-part.ts';
import { executeOnce } from '../mutations/execute-once.ts';
import { explainUnknownRepeat } from '../mutations/explain-unknown-outcome.ts';
import { listedOrError, type RefusalRules, userErrorsOf } from '../mutations/refusal-errors.ts';
import { inputErrors, userError } from '../mutations/user-errors.ts';
import { applicationErrors } from './application-errors.ts';
import { APPLICATION_FIELDS, toApplicationForm } from './form.ts';
import { type ApplicationArgs, applicationInput } from './input.ts';

type Result = Pick<ApplyAsSpecialistPayload, 'message' | 'isReceived' | 'userErrors'>;

/** The key was used with other details: an earlier attempt did arrive. */
const ALREADY_RECEIVED = "We've already received your application. To change it, please call us.";
const OUTCOME_UNKNOWN = {
  safe: "We're not sure we received your application. You can safely submit it again: we won't receive it twice.",
  unsafe:
    "We're not sure we received your application. Look for our email or call us before you submit it again: we could receive it twice.",
};

/** Checks an application and sends it once for its key. */
export async function applyAsSpecialist(
  args: ApplicationArgs,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<Result> {
  const parsed = applicationInput.safeParse(args);
  const userErrors = [
    ...(parsed.success ? [] : inputErrors(parsed.error)),
    ...applicationErrors(args),
    ...fileErrors(args),
  ];
  if (!parsed.success || userErrors.length > 0) return refused(userErrors);
  await enforceRateLimit(info, context);

  const { photo, certificates } = args;
  const form = toApplicationForm(parsed.data, toFilePart(photo), certificates.map(toFilePart));
  const key = `application:${parsed.data.idempotencyKey}`;
  const mutation = {
    key,
    input: parsed.data,
    files: [photo, ...certificates],
    conflictMessage: ALREADY_RECEIVED,
  };
  return { isReceived: false, ...(await executeOnce(mutation, context, () => submit(form, context))) };
}

async function submit(form: ApplicationForm, { legacy }: GatewayContext): Promise<Execution<Result>> {
  const outcome = await explainUnknownRepeat(() => legacy.write(submitApplication, form), OUTCOME_UNKNOWN, legacy);
  if (outcome.kind === 'refused') return { kind: 'refused', result: refused(userErrorsOf(outcome.refusal, REFUSALS)) };
  return { kind: 'done', result: { isReceived: true, message: outcome.response.message, userErrors: [] } };
}

const refused = (userErrors: UserError[]): Result => ({ isReceived: false, userErrors });

/** JOIN-42: this script's `error` takes precedence over its `message`. */
const REFUSALS: RefusalRules = {
  fallback: 'Failed to submit form. Please try again.',
  sentencesOf: listedOrError,
  statuses: { 409: 'TAKEN' },
  meanings: ['keyReused', 'unverifiedEmail'],
  fields: APPLICATION_FIELDS,
  messages: { KEY_REUSED: ALREADY_RECEIVED },
};

function fileErrors({ photo, certificates }: ApplicationArgs): UserError[] {
  return [
    ...photoErrors(photo, ['photo']),
    ...(certificates.length > MAX_CERTIFICATES
      ? [userError('TOO_LARGE', fieldMessages.tooManyCertificates, ['certificates'])]
      : []),
    ...certificates.flatMap((file, index) => certificateErrors(file, ['certificates', String(index)])),
  ];
}
