import { randomUUID } from 'node:crypto';
import { bookingFields, bookingForm, type TimeSlotChoice } from './booking.ts';

export interface BookingRequest extends TimeSlotChoice {
  key: string;
  email: string;
}

/** Customers who read and book without a pause. */
export interface Load {
  /** The reference that was acknowledged for each key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /**
   * What was answered to bookings other than a booking or a fault of the server: none is expected.
   */
  readonly refusals: readonly unknown[];
  /** How often a booking's outcome was unknown, so that it was sent again. */
  readonly repeats: number;
  /** When the latest good answer to a read came, in milliseconds of `performance.now()`. */
  readonly lastGoodRead: number;
  /** Ends the reading, and the booking once everything that was begun has been acknowledged. */
  stop(): Promise<void>;
}

const plumber = 'serviceId=3&isHomeService=1&specialistId=1';

/** Every free time of the plumber, so that no two bookings want the same. */
export async function listBookings(origin: string): Promise<BookingRequest[]> {
  const ask = async (path: string) => (await fetch(`${origin}/php/${path}`)).json();
  const { dates } = (await ask(`getAvailableDates.php?${plumber}`)) as { dates: string[] };
  const list: BookingRequest[] = [];
  for (const date of dates) {
    const answer = await ask(`getAvailableTimeSlots.php?${plumber}&date=${date}`);
    for (const { slot_id: timeSlotId } of (answer as { slots: { slot_id: string }[] }).slots)
      list.push({ date, timeSlotId, key: randomUUID(), email: `w${list.length}@example.com` });
  }
  return list;
}

export async function startLoad(
  origin: string,
  { readers, bookers }: { readers: number; bookers: number },
): Promise<Load> {
  const queue = await listBookings(origin);
  const acknowledged = new Map<string, string>();
  const refusals: unknown[] = [];
  const progress = { repeats: 0, lastGoodRead: 0, isStopped: false };

  async function read(): Promise<void> {
    while (!progress.isStopped) {
      const response = await fetch(`${origin}/php/services.php`);
      await response.text();
      if (response.ok) progress.lastGoodRead = performance.now();
    }
  }

  async function bookOnce(booking: BookingRequest): Promise<void> {
    const fields = bookingFields(booking, { email: booking.email, preferredSpecialistId: '1' });
    const headers = { 'idempotency-key': booking.key };
    for (;;) {
      const body = bookingForm(fields);
      const response = await fetch(`${origin}/php/appointment-form.php`, { method: 'POST', body, headers });
      const answer = (await response.json()) as { success?: boolean; referenceNumber?: string };
      if (answer.success === true) return void acknowledged.set(booking.key, String(answer.referenceNumber));
      if (response.status < 500 || 'success' in answer) return void refusals.push({ status: response.status, answer });
      progress.repeats += 1;
    }
  }

  async function book(): Promise<void> {
    for (let booking = queue.shift(); booking && !progress.isStopped; booking = queue.shift()) await bookOnce(booking);
  }

  const customers = [...Array.from({ length: readers }, read), ...Array.from({ length: bookers }, book)];
  return {
    acknowledged,
    refusals,
    get repeats() {
      return progress.repeats;
    },
    get lastGoodRead() {
      return progress.lastGoodRead;
    },
    async stop() {
      progress.isStopped = true;
      await Promise.all(customers);
    },
  };
}
