import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_PHOTOS } from '#shared/limits.ts';
import { normaliseLine } from '#shared/plain-text.ts';
import { hashDevice, newDevice } from '../../domain/accounts/devices.ts';
import { type BookingRequest, readBookingForm, readCustomerBooking } from '../../domain/bookings/booking-form.ts';
import { bookingFlowId, issueBookingToken } from '../../domain/bookings/booking-tokens.ts';
import {
  type BookingOutcome,
  type BookingOwner,
  book,
  checkBookingLimit,
  countGuestBooking,
  earlierBooking,
  keyReused,
  ownerForGuest,
} from '../../domain/bookings/bookings.ts';
import { releaseBookingEmail } from '../../domain/bookings/queue-booking-emails.ts';
import { checkImage, type ReceivedImage } from '../../domain/received-files.ts';
import type { UserType } from '../../mail/templates/booking-emails.ts';
import { type Booking, findBooking } from '../../store/appointments/appointments.ts';
import { customerOf, type ScriptContext } from '../http/context.ts';
import { type FormRules, receiveParts, removeReceived } from '../http/multipart.ts';
import { idText } from '../http/php-values.ts';
import { deviceOf, idempotencyKeyOf, rememberDevice } from '../http/request.ts';

/** The page that the client opens next (C-12). */
const redirects: Record<UserType, string> = {
  new: '/appointment-success',
  existing_unverified: '/verify-appointment-email',
  existing_verified: '/login',
};

/** Contains only what the sender sent: no data or id of a stored account (C-81). */
async function responseOf(
  { store: { db }, clock }: ScriptContext,
  { userType, booking: { id: appointmentId, reference }, fields }: BookedForm,
) {
  const sent = (name: string) => normaliseLine(fields.get(name) ?? '');
  return {
    success: true,
    message: 'Your appointment has been sent to us.',
    userType,
    redirect: redirects[userType],
    referenceNumber: reference,
    appointmentId: idText(appointmentId),
    email: cleanEmail(sent('email')),
    firstName: sent('firstName'),
    lastName: sent('lastName'),
    phone: sent('phone'),
    ...(userType === 'existing_verified'
      ? { userId: null }
      : {
          userId: await issueBookingToken(db, appointmentId, clock()),
          flow_id: await bookingFlowId(db, appointmentId),
        }),
  };
}

/** `appointment-form.php` (PHP-08). */
export function appointmentFormScript(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  app.post('/php/appointment-form.php', async (request, reply) => {
    // So that the booking is the customer's at once when they log in on this device.
    const device = deviceOf(request) ?? newDevice();
    rememberDevice(reply, device);
    const hash = hashDevice(device);
    const booked = await bookOnce(request, context, async (form, now) => {
      const booking = await readBookingForm(db, form.fields, form.images.length, now);
      await countGuestBooking(db, hash, now);
      return { request: booking, owner: (transaction) => ownerForGuest(transaction, booking, hash, now) };
    });
    return responseOf(context, booked);
  });
}

/** `user-appointment-form.php` (PHP-47). The form's own userId and token prove nothing. */
export function userAppointmentFormScript(app: FastifyInstance, context: ScriptContext): void {
  const { store, delivery, clock } = context;
  app.post('/php/user-appointment-form.php', async (request) => {
    const account = await customerOf(request, context);
    const { booking } = await bookOnce(request, context, async (form, now) => ({
      request: await readCustomerBooking(store.db, account, form.fields, form.images.length, now),
      owner: async (db) => {
        await checkBookingLimit(db, account.id, { isAccepted: true, now });
        return { accountId: account.id, userType: 'existing_verified', accepted: 1, device: null };
      },
    }));
    if (booking.account_id !== account.id) throw keyReused();
    const { id: appointmentId, reference, email } = booking;
    // No confirmation call follows this one, so the email needn't wait for it.
    await releaseBookingEmail(store.db, { appointmentId, reference, email }, clock());
    delivery.deliverNow();
    return {
      success: true,
      message: 'Your appointment has been sent to us.',
      referenceNumber: reference,
      appointmentId: idText(appointmentId),
    };
  });
}

/** The booking in a form and its owner. Throws a refusal when it is invalid. */
type ReadBooking = (form: ReceivedBookingForm, now: Date) => Promise<{ request: BookingRequest; owner: BookingOwner }>;

interface BookedForm {
  userType: UserType;
  booking: Booking;
  fields: ReceivedBookingForm['fields'];
}

/** Receives a booking and stores it; returns the earlier one when the Idempotency-Key repeats. */
async function bookOnce(request: FastifyRequest, context: ScriptContext, read: ReadBooking): Promise<BookedForm> {
  const { store, files, delivery, publicUrl, clock, confirmAfter } = context;
  const key = idempotencyKeyOf(request);
  const form = await receiveBookingForm(request.raw, files.incoming);
  const idempotency = key === null ? null : { key, fingerprint: form.fingerprint };
  const findEarlier = async () => (idempotency ? await earlierBooking(store.db, idempotency) : undefined);

  async function bookNow(): Promise<BookingOutcome> {
    const now = clock();
    const booking = await read(form, now);
    const images = [];
    for (const image of form.images) images.push(await checkImage(image, 'images'));
    const bookingContext = { store, files, publicUrl, now, confirmAfter };
    const outcome = await book(bookingContext, booking.request, booking.owner, images, idempotency);
    delivery.deliverNow();
    return outcome;
  }

  async function bookedBy({ userType, appointmentId }: BookingOutcome): Promise<BookedForm> {
    const booking = await findBooking(store.db, appointmentId);
    if (!booking) throw new Error('A booking that was just stored is missing.');
    return { userType, booking, fields: form.fields };
  }

  try {
    return await bookedBy((await findEarlier()) ?? (await bookNow()));
  } catch (error) {
    // A concurrent request with the same key may have taken the time slot.
    const outcome = await findEarlier();
    if (outcome) return await bookedBy(outcome);
    throw error;
  } finally {
    await removeReceived(form.images);
  }
}

const formRules: FormRules = {
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

interface ReceivedBookingForm {
  fields: ReadonlyMap<string, string>;
  /** In the order of their numbers: `images[0]` first. */
  images: readonly ReceivedImage[];
  /** Equal for a form that is sent again. */
  fingerprint: string;
}

/** Receives a booking. The caller removes the images when done (`removeReceived`). */
async function receiveBookingForm(request: IncomingMessage, folder: string): Promise<ReceivedBookingForm> {
  const { fields, files, fingerprint } = await receiveParts(request, folder, formRules);
  return { fields, images: files.get('images') ?? [], fingerprint };
}
