import type { z } from 'zod';
import type { LocationInput, UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { WorkLocation } from '../../legacy/endpoints/availability.ts';
import type { BookingForm } from '../../legacy/endpoints/booking-form.ts';
import type { WriteResult } from '../../legacy/transport/parse-response.ts';
import type { Execution } from '../../state/idempotency.ts';
import { toWorkLocation } from '../availability/location-input.ts';
import type { GatewayContext } from '../context.ts';
import { toFilePart } from '../files/file-errors.ts';
import { executeOnce } from '../mutations/idempotency.ts';
import { invalidateAvailability } from '../mutations/invalidation.ts';
import { explainUnknownOutcome } from '../mutations/outcome-unknown.ts';
import { inputErrors, userError } from '../mutations/user-errors.ts';
import type { ServiceModel } from '../service/service.ts';
import { ALREADY_RECEIVED, bookingErrors } from './booking-result.ts';
import { fillForm, missingFields, wrongPlate } from './form.ts';
import type { BookingInput } from './input.ts';
import { photosErrors } from './photos.ts';

/** How guests and customers book. */
export interface BookingFlow<Input extends BookingInput, Result> {
  readonly input: z.ZodType<Input>;
  /** Prefix of their idempotency keys, so that nobody can use up another customer's key. */
  readonly owner: string;
  /** Adds what is known of them, and checks what only they must enter. */
  readonly complete: (input: Input, service: ServiceModel, location: WorkLocation) => Promise<Completed<Input>>;
  readonly send: (form: BookingForm, input: Input) => Promise<WriteResult<Result>>;
}

export type Completed<Input> = { readonly input: Input } | Refused;
type Refused = { readonly userErrors: UserError[] };

const OUTCOME_UNKNOWN =
  'We did not hear whether your booking has arrived. You can safely press submit again: it will not be booked twice.';

/** Checks a booking and sends it once for its key. The store keeps the result, not the input. */
export async function bookOnce<Input extends BookingInput, Result>(
  flow: BookingFlow<Input, Result>,
  args: { readonly location: LocationInput; readonly photos: readonly ReceivedFile[] },
  context: GatewayContext,
): Promise<{ readonly booked: Result; readonly input: Input } | Refused> {
  const parsed = flow.input.safeParse(args);
  const userErrors = [...(parsed.success ? [] : inputErrors(parsed.error)), ...photosErrors(args.photos)];
  if (!parsed.success || userErrors.length > 0) return { userErrors };

  const input = parsed.data;
  const location = toWorkLocation(args.location);
  const key = `${flow.owner}${input.idempotencyKey}`;
  const mutation = { key, input: [input, location], files: args.photos, conflictMessage: ALREADY_RECEIVED };
  const result = await executeOnce(mutation, context, () => attempt(flow, input, location, args.photos, context));
  return 'userErrors' in result ? result : { booked: result.booked, input };
}

async function attempt<Input extends BookingInput, Result>(
  flow: BookingFlow<Input, Result>,
  entered: Input,
  location: WorkLocation,
  photos: readonly ReceivedFile[],
  context: GatewayContext,
): Promise<Execution<{ readonly booked: Result } | Refused>> {
  const service = (await context.loaders.services()).find(({ id }) => id === entered.serviceId);
  if (!service) return refused([userError('INVALID', 'This service is no longer offered.', ['serviceId'])]);
  const wrong = wrongPlate(entered, service);
  if (wrong.length > 0) return refused(wrong);
  const completed = await flow.complete(entered, service, location);
  if ('userErrors' in completed) return refused(completed.userErrors);
  const { input } = completed;
  const missing = missingFields(input, service, location);
  if (missing.length > 0) return refused(missing);

  const { form, isSlotOffered } = await fillForm(input, service, location, photos.map(toFilePart), context);
  // Sent also when the time slot is not offered: an earlier attempt with this key may have taken
  // it, and the host knows.
  const outcome = await explainUnknownOutcome(() => flow.send(form, input), OUTCOME_UNKNOWN);
  invalidateAvailability(context);
  if (outcome.kind === 'refused') return refused(bookingErrors(outcome.refusal, isSlotOffered));
  return { kind: 'done', result: { booked: outcome.answer } };
}

const refused = (userErrors: UserError[]): Execution<Refused> => ({
  kind: 'refused',
  result: { userErrors },
});
