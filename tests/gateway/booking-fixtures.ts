import { guestBooking } from '../examples/bookings.ts';
import type { Script } from '../support/fake-php.ts';
import { type GraphAnswer, post, readAnswer, type TestGateway } from './harness.ts';
import { type FileToSend, multipart, photo } from './photo-fixtures.ts';

export const BOOK = `mutation Book($input: BookAppointmentAsGuestInput!) { bookAppointmentAsGuest(input: $input) {
  booking { customerKind reference appointmentId customerId message nextPath serviceName email firstName }
  userErrors { field message code } } }`;

/** A host with everything that a booking needs, which accepts it. */
export const BOOKABLE: Readonly<Record<string, Script>> = {
  'services.php': {
    json: {
      services: [
        { id: '1', name: 'Vehicle Repair' },
        { id: '3', name: 'Plumbing' },
      ],
    },
  },
  'getWorkshopLocations.php': { json: { locations: [{ id: '2', name: 'Frog Island Motors' }] } },
  'getSpecialistsByService.php': { json: { specialists: [{ specialist_id: '7', specialist_name: 'Priya Nair' }] } },
  'getAvailableTimeSlots.php': { json: { slots: [{ slot_id: '3', formatted_time: '10:00 AM' }] } },
  'appointment-form.php': {
    json: {
      success: true,
      message: 'Your appointment has been sent to us.',
      userType: 'new',
      redirect: '/appointment-success',
      referenceNumber: 'MW-48213',
      appointmentId: 12,
      userId: '15',
    },
  },
};

/** A booking of a plumber at a workshop, each with a new key. */
export const booking = (changes: object = {}) => ({ ...guestBooking(), ...changes });

export interface BookingAnswer extends GraphAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly payload: any;
}

export const ONE_PHOTO: readonly FileToSend[] = [{ name: 'tap.png', bytes: photo('png') }];

export async function book(
  gateway: Pick<TestGateway, 'url'>,
  input: object,
  files: readonly FileToSend[] = ONE_PHOTO,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<BookingAnswer> {
  const answer = await readAnswer(await post(gateway, multipart(BOOK, input, files), headers, signal));
  return { ...answer, payload: answer.data?.bookAppointmentAsGuest };
}
