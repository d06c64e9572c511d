import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_PHOTOS } from '#shared/limits.ts';
import type { LocationInput, UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import { SLOT_TAKEN } from '../appointment/refusal-reason.ts';
import { toWorkLocation } from '../availability/location-input.ts';
import type { GatewayContext } from '../context.ts';
import { photoErrors } from '../files/file-errors.ts';
import { toFilePart } from '../files/file-part.ts';
import { notSent } from '../mutations/mutation.ts';
import { userError } from '../mutations/user-errors.ts';
import type { ServiceModel } from '../service/service.ts';
import { ALREADY_RECEIVED } from './booking-errors.ts';
import { fillForm, missingFieldErrors } from './form.ts';
import type { BookingInput } from './input.ts';

/** Fields of both inputs that aren't the form's texts. */
export const placeAndPhotos = {
  location: z.custom<LocationInput>().transform(toWorkLocation),
  photos: z.custom<readonly ReceivedFile[]>(),
};

export type CompleteBooking = BookingInput & z.output<z.ZodObject<typeof placeAndPhotos>>;

/** What the mutations of guests and of customers share. */
export const booking = {
  check: ({ photos }: { readonly photos: readonly ReceivedFile[] }) => photoListErrors(photos),
  once: {
    key: ({ idempotencyKey }: BookingInput) => idempotencyKey,
    conflict: ALREADY_RECEIVED,
    ifUnknown: {
      safe: "We're not sure we received your booking. You can safely submit it again: your booking won't be made twice.",
      unsafe:
        "We're not sure we received your booking. Look for our email or call us before you submit it again: it could be made twice.",
    },
  },
};

type Completed<Input> = { readonly input: Input } | { readonly userErrors: UserError[] };

/**
 * The form to send, and the likely reason of a refusal: a time slot that isn't offered. It is sent
 * even then: an earlier attempt with this key may have booked it, which only the host knows.
 */
export async function prepareBooking<Input extends CompleteBooking>(
  entered: Input,
  context: GatewayContext,
  complete: (input: Input, service: ServiceModel) => Promise<Completed<Input>>,
) {
  const service = await context.loaders.service(entered.serviceId);
  if (!service) return notSent(userError('NOT_FOUND', 'This service is no longer offered.', ['serviceId']));
  const completed = await complete(entered, service);
  if ('userErrors' in completed) return notSent(...completed.userErrors);
  const { input } = completed;
  const { location, photos } = input;
  const missing = missingFieldErrors(input, service, location);
  if (missing.length > 0) return notSent(...missing);
  const { form, isTimeSlotOffered } = await fillForm(input, service, location, photos.map(toFilePart), context);
  return { kind: 'ready', input, form, reason: isTimeSlotOffered ? null : SLOT_TAKEN } as const;
}

/** The problems of a booking's photos: their number, and each file by its name (C-14). */
function photoListErrors(files: readonly ReceivedFile[]): UserError[] {
  if (files.length === 0) return [userError('REQUIRED', fieldMessages.photos, ['photos'])];
  if (files.length > MAX_PHOTOS) {
    return [userError('TOO_LARGE', fieldMessages.tooManyPhotos, ['photos'])];
  }
  return files.flatMap((file, index) => photoErrors(file, ['photos', String(index)]));
}
