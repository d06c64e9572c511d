import type { GraphQLResolveInfo } from 'graphql';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CERTIFICATES } from '#shared/file-limits.ts';
import type { ApplyAsSpecialistPayload, UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { ApplicationForm } from '../../legacy/endpoints/application-form.ts';
import { submitApplication } from '../../legacy/endpoints/specialist-applications.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { Execution } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { certificateErrors, photoErrors, toFilePart } from '../files/file-errors.ts';
import { executeOnce } from '../mutations/idempotency.ts';
import { explainUnknownOutcome } from '../mutations/outcome-unknown.ts';
import { inputErrors, userError, userErrorsOf, withKeyReused, withUnverifiedEmail } from '../mutations/user-errors.ts';
import { toForm } from './form.ts';
import { type ApplicationArgs, applicationInput } from './input.ts';
import { offerErrors } from './offer.ts';

type Result = Pick<ApplyAsSpecialistPayload, 'message' | 'isReceived' | 'userErrors'>;

/** The key was used with other details: an earlier press arrived after all. */
const ALREADY_RECEIVED = 'Your application is already with us. Please call us if something in it has to change.';
const OUTCOME_UNKNOWN =
  'We did not hear whether your application has arrived. You can safely press submit again: it will not be sent twice.';

/** Checks an application and sends it once for its key. */
export async function applyAsSpecialist(
  args: ApplicationArgs,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<Result> {
  const parsed = applicationInput.safeParse(args);
  const userErrors = [...(parsed.success ? [] : inputErrors(parsed.error)), ...offerErrors(args), ...fileErrors(args)];
  if (!parsed.success || userErrors.length > 0) return refused(userErrors);
  await enforceRateLimit(info, context);

  const { photo, certificates } = args;
  const form = toForm(parsed.data, toFilePart(photo), certificates.map(toFilePart));
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
  const outcome = await explainUnknownOutcome(() => legacy.write(submitApplication, form), OUTCOME_UNKNOWN);
  if (outcome.kind === 'refused') return { kind: 'refused', result: refused(applicationRefused(outcome.refusal)) };
  return { kind: 'done', result: { isReceived: true, message: outcome.answer.message, userErrors: [] } };
}

const refused = (userErrors: UserError[]): Result => ({ isReceived: false, userErrors });

/** JOIN-42: this script's `error` goes before its `message`. */
function applicationRefused(refusal: Refusal): UserError[] {
  const documented = { ...refusal, message: refusal.error ?? refusal.message };
  return userErrorsOf(documented, 'Failed to submit form. Please try again.', { 409: 'TAKEN' })
    .map(withKeyReused(refusal, ALREADY_RECEIVED))
    .map(withUnverifiedEmail(refusal));
}

function fileErrors({ photo, certificates }: ApplicationArgs): UserError[] {
  return [
    ...photoErrors(photo, ['photo']),
    ...(certificates.length > MAX_CERTIFICATES
      ? [userError('TOO_LARGE', fieldMessages.tooManyCertificates, ['certificates'])]
      : []),
    ...certificates.flatMap((file, index) => certificateErrors(file, ['certificates', String(index)])),
  ];
}
