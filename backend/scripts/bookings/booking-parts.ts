import type { IncomingMessage } from 'node:http';
import { MAX_PHOTOS } from '#shared/photos.ts';
import type { ReceivedImage } from '../../domain/files/images.ts';
import { type FormRules, receiveParts } from '../files/multipart.ts';

const rules: FormRules = {
  mostFields: 60,
  longestField: 64 * 1024,
  files: { images: { most: MAX_PHOTOS, tooMany: `Please choose at most ${MAX_PHOTOS} images.` } },
  tooHeavy: 'The images are larger than 100 MB together.',
  varying: {
    // A customer who has logged in again is the same customer.
    token: true,
    // A name may not be known any more when a form is sent again: the booking itself has taken its
    // time off the list.
    serviceType: { saidBy: 'serviceId' },
    preferredLocation: { saidBy: 'preferredLocationId' },
    preferredSpecialist: { saidBy: 'preferredSpecialistId' },
    preferredTime: { saidBy: 'preferredTimeSlot' },
  },
};

export interface ReceivedForm {
  fields: ReadonlyMap<string, string>;
  /** In the order of their numbers: `images[0]` first. */
  images: readonly ReceivedImage[];
  /** The same for the same form sent again. */
  fingerprint: string;
}

/** Receives a booking. The caller removes the images when done (`removeReceived`). */
export async function receiveForm(request: IncomingMessage, folder: string): Promise<ReceivedForm> {
  const { fields, files, fingerprint } = await receiveParts(request, folder, rules);
  return { fields, images: files.get('images') ?? [], fingerprint };
}
