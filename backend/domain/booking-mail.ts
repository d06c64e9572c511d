import { bookingReceived, type UserType } from '../mail/messages.ts';
import { type Booking, findBooking } from '../store/appointments.ts';
import type { Queries } from '../store/database.ts';
import { insertMail, type NewMail, releaseMail } from '../store/mails.ts';
import { dayInWords, placeInWords } from './booking-words.ts';
import { slotLabel } from './slot-label.ts';

/** A verified customer's mail waits this long for the confirmation call, and then goes without it. */
const patience = 60_000;

function occasionOf(appointmentId: number): string {
  return `booking:${appointmentId}`;
}

/** Stores the one mail that a booking gets, in the booking's own transaction. */
export async function writeBookingMail(
  db: Queries,
  booking: Booking,
  userType: UserType,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const message = bookingReceived({
    userType,
    firstName: booking.contact_first_name,
    reference: booking.reference,
    serviceName: booking.service_name,
    day: dayInWords(booking.date),
    time: slotLabel(booking.starts_at),
    where: placeInWords(booking),
    specialistName: booking.specialist_name,
    publicUrl,
  });
  const dueAt = userType === 'existing_verified' ? new Date(now.getTime() + patience) : now;
  const mail: NewMail = {
    occasion: occasionOf(booking.id),
    recipient: booking.email,
    subject: message.subject,
    body: message.body,
    created_at: now.toISOString(),
    due_at: dueAt.toISOString(),
  };
  await insertMail(db, mail);
}

export interface ConfirmationRequest {
  appointmentId: number;
  reference: string;
  /** In lower case. */
  email: string;
}

/** Sends the booking's mail now, when id, reference and address belong together; however often it is asked, there is one mail (C-80). */
export async function confirmBooking(db: Queries, request: ConfirmationRequest, now: Date): Promise<void> {
  const booking = await findBooking(db, request.appointmentId);
  if (booking?.reference !== request.reference || booking.email !== request.email) return;
  await releaseMail(db, occasionOf(booking.id), now.toISOString());
}
