import type { z } from 'zod';
import type { PlaceInput, UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { WirePlace } from '../../legacy/endpoints/availability.ts';
import type { BookingForm } from '../../legacy/endpoints/booking-form.ts';
import type { Outcome } from '../../legacy/transport/accept.ts';
import type { Ended } from '../../state/idempotency.ts';
import { toWirePlace } from '../availability/location-input.ts';
import type { GatewayContext } from '../context.ts';
import { toFilePart } from '../files/file-errors.ts';
import { once } from '../mutations/idempotency.ts';
import { invalidateAvailability } from '../mutations/invalidation.ts';
import { heard } from '../mutations/outcome-unknown.ts';
import { inputErrors, userError } from '../mutations/user-errors.ts';
import type { ServiceModel } from '../service/service.ts';
import { bookingRefused, WITH_US } from './booking-result.ts';
import { fillForm, missingFields, wrongPlate } from './form.ts';
import type { BookingInput } from './input.ts';
import { pictureErrors } from './photos.ts';

/** What is different between those who book. */
export interface BookingFlow<Given extends BookingInput, Result> {
  readonly input: z.ZodType<Given>;
  /** Begins the names of their keys, so that nobody's key is in another's way. */
  readonly owner: string;
  /** What only they are asked for, or what they have left with us and need not say again. */
  readonly complete: (given: Given, service: ServiceModel, place: WirePlace) => Promise<Completed<Given>>;
  readonly send: (form: BookingForm, given: Given) => Promise<Outcome<Result>>;
}

export type Completed<Given> = { readonly given: Given } | Refused;
type Refused = { readonly userErrors: UserError[] };

const PRESS_AGAIN =
  'We did not hear whether your booking has arrived. You can safely press submit again: it will not be booked twice.';

/** Judges a booking, and makes it once for its key, however often it is asked for. What was given is not remembered, only what came of it. */
export async function bookOnce<Given extends BookingInput, Result>(
  kind: BookingFlow<Given, Result>,
  asked: { readonly place: PlaceInput; readonly images: readonly ReceivedFile[] },
  context: GatewayContext,
): Promise<{ readonly booked: Result; readonly given: Given } | Refused> {
  const given = kind.input.safeParse(asked);
  const flaws = [...(given.success ? [] : inputErrors(given.error)), ...pictureErrors(asked.images)];
  if (!given.success || flaws.length > 0) return { userErrors: flaws };

  const input = given.data;
  const place = toWirePlace(asked.place);
  const key = `${kind.owner}${input.idempotencyKey}`;
  const asOne = { key, words: [input, place], files: asked.images, otherwise: WITH_US };
  const result = await once(asOne, context, () => attempt(kind, input, place, asked.images, context));
  return 'userErrors' in result ? result : { booked: result.booked, given: input };
}

async function attempt<Given extends BookingInput, Result>(
  kind: BookingFlow<Given, Result>,
  input: Given,
  place: WirePlace,
  images: readonly ReceivedFile[],
  context: GatewayContext,
): Promise<Ended<{ readonly booked: Result } | Refused>> {
  const service = (await context.loaders.services()).find(({ id }) => id === input.serviceId);
  if (!service) return refused([userError('INVALID', 'This service is no longer offered.', ['serviceId'])]);
  const wrong = wrongPlate(input, service);
  if (wrong.length > 0) return refused(wrong);
  const completed = await kind.complete(input, service, place);
  if ('userErrors' in completed) return refused(completed.userErrors);
  const { given } = completed;
  const missing = missingFields(given, service, place);
  if (missing.length > 0) return refused(missing);

  const { form, isSlotOffered } = await fillForm(given, service, place, images.map(toFilePart), context);
  // Sent also when the time is not offered: an earlier attempt with this key may be what has it,
  // and the host knows.
  const outcome = await heard(() => kind.send(form, given), PRESS_AGAIN);
  invalidateAvailability(context);
  if (!outcome.accepted) return refused(bookingRefused(outcome.refusal, isSlotOffered));
  return { ended: 'done', result: { booked: outcome.answer } };
}

const refused = (userErrors: UserError[]): Ended<Refused> => ({
  ended: 'refused',
  result: { userErrors },
});
