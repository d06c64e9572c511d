import type { UserType } from '../../mail/templates/booking-emails.ts';
import { findBooking, insertAppointmentImages } from '../../store/appointments/appointments.ts';
import { specialistOf } from '../../store/availability/resources.ts';
import { completeBookingKey, findBookingKey, takeBookingKey } from '../../store/bookings/booking-keys.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { notifyCustomer } from '../appointments/notify-customer.ts';
import { assignClaims, claimTimeSlot } from '../availability/time-slot-claims.ts';
import type { CheckedImage } from '../files/images.ts';
import { Refusal } from '../refusal.ts';
import { queueBookingEmail } from './booking-emails.ts';
import type { BookingRequest } from './booking-form.ts';
import { writeAppointment } from './write-appointment.ts';

export interface BookingContext {
  store: Store;
  files: FileStore;
  publicUrl: string;
  now: Date;
  /** As in `ChangeContext`. */
  confirmAfter: number | null;
}

/** Finds or creates the account of a booking, in the booking's own transaction. */
export type BookingOwner = (db: Queries) => Promise<{ id: number; userType: UserType }>;

/** The caller's key and what it stands for; the same key never books twice. */
export interface IdempotencyKey {
  key: string;
  fingerprint: string;
}

export interface BookingOutcome {
  userType: UserType;
  appointmentId: number;
}

/** The same key for another request, or from another customer. */
export const keyReused = () =>
  new Refusal('key-reused', 'This booking has been sent before with other details. Please start the booking again.');

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

/**
 * Stores a booking: images first, then every row in one transaction, then the response, so that an
 * acknowledged booking is on disk and a failed one leaves nothing behind. Throws a refusal when the
 * time slot is taken.
 */
export async function book(
  context: BookingContext,
  request: BookingRequest,
  owner: BookingOwner,
  images: CheckedImage[],
  idempotency: IdempotencyKey | null,
): Promise<BookingOutcome> {
  const { store, files, now } = context;
  const names = await files.save('appointment-images', images);
  try {
    return await inTransaction(store, async (db) => {
      if (idempotency) {
        const created_at = now.toISOString();
        const taken = await takeBookingKey(db, { ...idempotency, appointment_id: null, user_type: '', created_at });
        const earlier = taken ? undefined : await earlierBooking(db, idempotency);
        if (earlier) {
          // On this connection: waiting here for another could exhaust the pool.
          await files.inTransaction(db).remove('appointment-images', names);
          return earlier;
        }
      }
      const { id: accountId, userType } = await owner(db);
      const claimed = await claimTimeSlot(db, request);
      const specialistId = claimed.map(specialistOf).find((id) => id !== null) ?? null;
      const appointmentId = await writeAppointment(db, request, { accountId, specialistId }, context);
      await assignClaims(db, claimed, request, appointmentId);
      await insertAppointmentImages(
        db,
        images.map(({ mediaType, bytes }, position) => ({
          appointment_id: appointmentId,
          position,
          stored_name: names[position] ?? '',
          media_type: mediaType,
          bytes,
        })),
      );
      if (idempotency) await completeBookingKey(db, idempotency.key, { appointmentId, userType });
      const booking = await findBooking(db, appointmentId);
      if (booking) await queueBookingEmail(db, booking, userType, context);
      await notifyCustomer(db, 'booked', appointmentId, context);
      return { userType, appointmentId };
    });
  } catch (error) {
    // After any other error the commit may have succeeded; orphaned files are removed at the next
    // start.
    if (error instanceof Refusal) await files.remove('appointment-images', names);
    throw error;
  }
}
