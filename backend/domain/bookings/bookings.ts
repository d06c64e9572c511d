import { USE_LIMITS } from '#shared/limits.ts';
import type { UserType } from '../../mail/templates/booking-emails.ts';
import { priceOf } from '../../store/appointments/appointment-changes.ts';
import {
  countAppointmentsSince,
  insertAppointment,
  insertAppointmentImages,
} from '../../store/appointments/appointments.ts';
import { completeBookingKey, findBookingKey, takeBookingKey } from '../../store/bookings.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { findOrCreateAccount } from '../accounts/account-access.ts';
import { type ChangeContext, confirmDueAt } from '../appointments/customer-changes.ts';
import { notifyCustomer } from '../appointments/notify-customer.ts';
import { holdTimeSlot } from '../availability/availability.ts';
import { requireUse, windowStart } from '../rate-limits.ts';
import type { CheckedImage } from '../received-files.ts';
import { withReference } from '../references.ts';
import { Refusal } from '../refusal.ts';
import type { BookingRequest, Contact } from './booking-form.ts';
import { queueBookingEmail } from './queue-booking-emails.ts';

interface BookingContext {
  store: Store;
  files: FileStore;
  publicUrl: string;
  now: Date;
  /** As in `ChangeContext`. */
  confirmAfter: number | null;
}

/** Finds or creates the account of a booking, in the booking's own transaction. */
export type BookingOwner = (db: Queries) => Promise<Owner & { userType: UserType }>;

/** The caller's key, and the fingerprint of its request. The same key never books twice. */
export interface IdempotencyKey {
  key: string;
  fingerprint: string;
}

type StoredImage = CheckedImage & { storedName: string };

export interface BookingOutcome {
  userType: UserType;
  appointmentId: number;
}

/** The key was used for another request, or by another customer. */
export const keyReused = () =>
  new Refusal('KEY_REUSED', 'You’ve already sent this booking with other details. Please start it again.');

/**
 * The result of an earlier booking with this key; undefined when there is none. Throws when the key
 * was used for another request.
 */
export async function earlierBooking(
  db: Queries,
  { key, fingerprint }: IdempotencyKey,
): Promise<BookingOutcome | undefined> {
  const earlier = await findBookingKey(db, key);
  if (!earlier || earlier.appointment_id === null) return undefined;
  if (earlier.fingerprint !== fingerprint) throw keyReused();
  return { userType: earlier.user_type as UserType, appointmentId: earlier.appointment_id };
}

/** Takes the key in the booking's transaction; returns the earlier booking when it is in use. */
async function takeKey(db: Queries, idempotency: IdempotencyKey, now: Date): Promise<BookingOutcome | undefined> {
  const created_at = now.toISOString();
  const isNew = await takeBookingKey(db, { ...idempotency, appointment_id: null, user_type: '', created_at });
  return isNew ? undefined : earlierBooking(db, idempotency);
}

/** Holds the time slot and writes every row of the booking. */
async function writeBooking(
  db: Queries,
  request: BookingRequest,
  { userType, ...owner }: Owner & { userType: UserType },
  images: readonly StoredImage[],
  context: BookingContext,
): Promise<BookingOutcome> {
  const hold = await holdTimeSlot(db, request);
  const appointmentId = await writeAppointment(db, request, { ...owner, specialistId: hold.specialistId }, context);
  await hold.assign(appointmentId);
  await insertAppointmentImages(
    db,
    images.map(({ mediaType, bytes, storedName }, position) => ({
      appointment_id: appointmentId,
      position,
      stored_name: storedName,
      media_type: mediaType,
      bytes,
    })),
  );
  const booking = await notifyCustomer(db, 'booked', appointmentId, context);
  await queueBookingEmail(db, booking, userType, context);
  return { userType, appointmentId };
}

/**
 * Stores a booking: images first, then every row in one transaction, then the response, so that an
 * acknowledged booking is on disk and a failed one leaves nothing behind. Throws a refusal when the
 * time slot is taken.
 */
export async function book(
  context: BookingContext,
  request: BookingRequest,
  findOwner: BookingOwner,
  images: CheckedImage[],
  idempotency: IdempotencyKey | null,
): Promise<BookingOutcome> {
  const { store, files, now } = context;
  const storedNames = await files.save('appointment-images', images);
  const storedImages = images.map((image, index) => ({ ...image, storedName: storedNames[index] ?? '' }));
  try {
    return await inTransaction(store, async (db) => {
      const earlier = idempotency && (await takeKey(db, idempotency, now));
      if (earlier) {
        // On this connection: waiting here for another could exhaust the pool.
        await files.inTransaction(db).remove('appointment-images', storedNames);
        return earlier;
      }
      const outcome = await writeBooking(db, request, await findOwner(db), storedImages, context);
      if (idempotency) await completeBookingKey(db, idempotency.key, outcome);
      return outcome;
    });
  } catch (error) {
    // After any other error the commit may have succeeded; orphaned files are removed at the next
    // start.
    if (error instanceof Refusal) await files.remove('appointment-images', storedNames);
    throw error;
  }
}

/** Whose an appointment is, if they have accepted it, and the device that booked it as a guest. */
interface Owner {
  accountId: number;
  accepted: 0 | 1;
  device: string | null;
}

/** Writes the appointment with a new reference and returns its id. */
async function writeAppointment(
  db: Queries,
  request: BookingRequest,
  { accountId, specialistId, ...guest }: Owner & { specialistId: number | null },
  context: Pick<ChangeContext, 'now' | 'confirmAfter'>,
) {
  const { location, serviceId } = request.timeSlotQuery;
  if (location.kind === 'anywhere') throw new Error('A booking needs a location.');
  const price = await priceOf(db, specialistId, serviceId);
  const { result } = await withReference('MW', (reference) =>
    insertAppointment(db, {
      reference,
      account_id: accountId,
      service_id: serviceId,
      vehicle_model: request.vehicle?.model ?? null,
      vehicle_year: request.vehicle?.year ?? null,
      vehicle_plate: request.vehicle?.plate ?? null,
      details: request.details,
      place: location.kind,
      workshop_id: location.kind === 'workshop' ? location.workshopId : null,
      address: request.address,
      specialist_id: specialistId,
      status: 'pending',
      date: request.date,
      slot_id: request.timeSlotId,
      second_choice_date: null,
      second_choice_slot_id: null,
      contact_first_name: request.firstName,
      contact_last_name: request.lastName,
      contact_phone: request.phone,
      reviewed: 0,
      rescheduled: 0,
      paid: 0,
      confirmed_at: null,
      price_pence: price,
      confirm_due_at: confirmDueAt(context),
      created_at: context.now.toISOString(),
      ...guest,
    }),
  );
  return result;
}

/** Counts a guest's booking by the device that makes it. Not inside the booking's transaction. */
export async function countGuestBooking(db: Queries, device: string, now: Date): Promise<void> {
  const tooMany = 'You’ve made many bookings in a short time. Please call us, or try again later.';
  await requireUse(db, 'guest-bookings', device, now, () => tooMany);
}

/**
 * Throws when an account has made too many bookings recently. Its own and those that others made
 * with its address are counted apart, so that no one can use up the customer's.
 */
export async function checkBookingLimit(
  db: Queries,
  accountId: number,
  { isAccepted, now }: { isAccepted: boolean; now: Date },
): Promise<void> {
  const { max, seconds } = USE_LIMITS.bookings;
  const since = windowStart('bookings', now);
  if ((await countAppointmentsSince(db, accountId, { isAccepted, since })) >= max)
    throw new Refusal(
      'RATE_LIMITED',
      'You’ve made many bookings in the last hour. Please call us, or try again later.',
      { retryAfter: seconds },
    );
}

/** The owner of a guest's booking; a customer with that address has yet to accept it. */
export async function ownerForGuest(db: Queries, contact: Contact, device: string, now: Date) {
  const { id: accountId, userType } = await findOrCreateAccount(db, contact, now);
  const isAccepted = userType !== 'existing_verified';
  await checkBookingLimit(db, accountId, { isAccepted, now });
  return { accountId, userType, device, accepted: isAccepted ? 1 : 0 } as const;
}
