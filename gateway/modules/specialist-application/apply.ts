import type { GraphQLResolveInfo } from 'graphql';
import type { ApplyAsSpecialistPayload, UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { ApplicationForm } from '../../legacy/endpoints/application-form.ts';
import { submitApplication } from '../../legacy/endpoints/specialist-applications.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { Ended } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { certificateFlaws, pictureFlaws, toFilePart } from '../files/file-errors.ts';
import { once } from '../mutations/idempotency.ts';
import { heard } from '../mutations/outcome-unknown.ts';
import { inputErrors, refusedAct, saysKeyReused, saysUnverified, userError } from '../mutations/user-errors.ts';
import { toForm } from './form.ts';
import { type AskedApplication, applicationInput } from './input.ts';
import { offerErrors } from './offer.ts';

type Result = Pick<ApplyAsSpecialistPayload, 'message' | 'isReceived' | 'userErrors'>;

const MAX_CERTIFICATES = 9;
/** The key was used with other details: an earlier press arrived after all. */
const WITH_US = 'Your application is already with us. Please call us if something in it has to change.';
const PRESS_AGAIN =
  'We did not hear whether your application has arrived. You can safely press submit again: it will not be sent twice.';

/** Judges an application, and sends it once for its key, however often it is asked for. */
export async function applyAsSpecialist(
  asked: AskedApplication,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<Result> {
  const given = applicationInput.safeParse(asked);
  const flaws = [...(given.success ? [] : inputErrors(given.error)), ...offerErrors(asked), ...fileErrors(asked)];
  if (!given.success || flaws.length > 0) return refused(flaws);
  await enforceRateLimit(info, context);

  const { profilePicture, certificates } = asked;
  const form = toForm(given.data, toFilePart(profilePicture), certificates.map(toFilePart));
  const key = `application:${given.data.idempotencyKey}`;
  const asOne = { key, words: given.data, files: [profilePicture, ...certificates], otherwise: WITH_US };
  return { isReceived: false, ...(await once(asOne, context, () => submit(form, context))) };
}

async function submit(form: ApplicationForm, { legacy }: GatewayContext): Promise<Ended<Result>> {
  const outcome = await heard(() => legacy.write(submitApplication, form), PRESS_AGAIN);
  if (!outcome.accepted) return { ended: 'refused', result: refused(applicationRefused(outcome.refusal)) };
  return { ended: 'done', result: { isReceived: true, message: outcome.answer.message, userErrors: [] } };
}

const refused = (userErrors: UserError[]): Result => ({ isReceived: false, userErrors });

/** JOIN-42: this script's `error` goes before its `message`. */
function applicationRefused(refusal: Refusal): UserError[] {
  const said = { ...refusal, message: refusal.error ?? refusal.message };
  return refusedAct(said, 'Failed to submit form. Please try again.', { 409: 'TAKEN' })
    .map(saysKeyReused(WITH_US))
    .map(saysUnverified);
}

function fileErrors({ profilePicture, certificates }: AskedApplication): UserError[] {
  const tooMany = `Please send at most ${MAX_CERTIFICATES} certificates.`;
  return [
    ...pictureFlaws(profilePicture, ['profilePicture']),
    ...(certificates.length > MAX_CERTIFICATES ? [userError('TOO_LARGE', tooMany, ['certificates'])] : []),
    ...certificates.flatMap((file, index) => certificateFlaws(file, ['certificates', String(index)])),
  ];
}
