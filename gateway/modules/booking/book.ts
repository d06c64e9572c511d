import type { z } from 'zod';
import type { LocationInput, UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { WorkLocation } from '../../legacy/endpoints/availability.ts';
import type { BookingForm } from '../../legacy/endpoints/booking-form.ts';
import type { WriteResult } from '../../legacy/transport/parse-response.ts';
import type { Execution } from '../../state/idempotency.ts';
import { toWorkLocation } from '../availability/location-input.ts';
import type { GatewayContext } from '../context.ts';
import { toFilePart } from '../files/file-part.ts';
import { executeOnce } from '../mutations/execute-once.ts';
import { explainUnknownRepeat } from '../mutations/explain-unknown-outcome.ts';
import { invalidateAvailability } from '../mutations/invalidation.ts';
import { inputErrors, userError } from '../mutations/user-errors.ts';
import type { ServiceModel } from '../service/service.ts';
import { ALREADY_RECEIVED, bookingErrors } from './booking-errors.ts';
import { fillForm, missingFieldErrors, plateErrors } from './form.ts';
import type { BookingInput } from './input.ts';
import { photoListErrors } from './photo-list-errors.ts';

/** What differs between bookings by guests and by customers. */
export interface BookingFlow<Input extends BookingInput, Result> {
  readonly input: z.ZodType<Input>;
  /** Starts the idempotency keys, so that no one can use up another customer's key. */
  readonly keyPrefix: string;
  /** Adds data of the account, and checks the fields that only this flow has. */
  readonly complete: (input: Input, service: ServiceModel, location: WorkLocation) => Promise<Completed<Input>>;
  readonly send: (form: BookingForm, input: Input) => Promise<WriteResult<Result>>;
}

export type Completed<Input> = { readonly input: Input } | Refused;
type Refused = { readonly userErrors: UserError[] };

const OUTCOME_UNKNOWN = {
  safe: "We're not sure we received your booking. You can safely submit it again: your booking won't be made twice.",
  unsafe:
    "We're not sure we received your booking. Look for our email or call us before you submit it again: it could be made twice.",
};

/** Checks a booking and sends it once for its key. The store holds the result, not the input. */
export async function bookOnce<Input extends BookingInput, Result>(
  flow: BookingFlow<Input, Result>,
  args: { readonly location: LocationInput; readonly photos: readonly ReceivedFile[] },
  context: GatewayContext,
): Promise<{ readonly booked: Result; readonly input: Input } | Refused> {
  const parsed = flow.input.safeParse(args);
  const userErrors = [...(parsed.success ? [] : inputErrors(parsed.error)), ...photoListErrors(args.photos)];
  if (!parsed.success || userErrors.length > 0) return { userErrors };

  const input = parsed.data;
  const location = toWorkLocation(args.location);
  const key = `${flow.keyPrefix}${input.idempotencyKey}`;
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
  if (!service) return refused([userError('NOT_FOUND', 'This service is no longer offered.', ['serviceId'])]);
  const invalid = plateErrors(entered, service);
  if (invalid.length > 0) return refused(invalid);
  const completed = await flow.complete(entered, service, location);
  if ('userErrors' in completed) return refused(completed.userErrors);
  const { input } = completed;
  const missing = missingFieldErrors(input, service, location);
  if (missing.length > 0) return refused(missing);

  const { form, isTimeSlotOffered } = await fillForm(input, service, location, photos.map(toFilePart), context);
  // Sent even if the time slot isn't offered: an earlier attempt with this key may have booked it,
  // which only the host knows.
  const outcome = await explainUnknownRepeat(() => flow.send(form, input), OUTCOME_UNKNOWN, context.legacy);
  invalidateAvailability(context);
  if (outcome.kind === 'refused') return refused(bookingErrors(outcome.refusal, isTimeSlotOffered));
  return { kind: 'done', result: { booked: outcome.response } };
}

const refused = (userErrors: UserError[]): Execution<Refused> => ({
  kind: 'refused',
  result: { userErrors },
});
