import type { IncomingMessage } from 'node:http';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_PHOTOS } from '#shared/limits.ts';
import type { ReceivedImage } from '../../domain/files/images.ts';
import { type FormRules, receiveParts } from '../files/multipart.ts';

const rules: FormRules = {
  maxFields: 60,
  maxFieldBytes: 64 * 1024,
  files: { images: { max: MAX_PHOTOS, tooMany: fieldMessages.tooManyPhotos } },
  varying: {
    // A customer who has logged in again is the same customer.
    token: true,
    // Names may be gone from the client's lists when a form is sent again: the booking itself has
    // taken its time slot.
    serviceType: { impliedBy: 'serviceId' },
    preferredLocation: { impliedBy: 'preferredLocationId' },
    preferredSpecialist: { impliedBy: 'preferredSpecialistId' },
    preferredTime: { impliedBy: 'preferredTimeSlot' },
  },
};

export interface ReceivedBookingForm {
  fields: ReadonlyMap<string, string>;
  /** In the order of their numbers: `images[0]` first. */
  images: readonly ReceivedImage[];
  /** Equal for a form that is sent again. */
  fingerprint: string;
}

/** Receives a booking. The caller removes the images when done (`removeReceived`). */
export async function receiveBookingForm(request: IncomingMessage, folder: string): Promise<ReceivedBookingForm> {
  const { fields, files, fingerprint } = await receiveParts(request, folder, rules);
  return { fields, images: files.get('images') ?? [], fingerprint };
}
