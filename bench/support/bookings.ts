import { randomBytes } from 'node:crypto';
import { photoFile } from '../../tests/backend/support/booking.ts';
import { book, booking } from '../../tests/gateway/booking-fixtures.ts';

/** A free time slot of a specialist who travels to customers. */
export interface FreeTimeSlot {
  readonly serviceId: string;
  readonly specialistId: string;
  readonly date: string;
  readonly timeSlotId: string;
}

/** The photos of a booking. */
export const PHOTOS = [{ name: 'tap.jpg', bytes: Buffer.from(await photoFile().arrayBuffer()), type: 'image/jpeg' }];
const SERVICES = ['service-3', 'service-4', 'service-5', 'service-6', 'service-8'];

const AT_HOME = 'location: { customerLocation: HOME_SERVICE }, specialistId: $specialist';
const SPECIALISTS = 'query ($service: ID!) { service(id: $service) { specialists { id } } }';
const DATES = `query ($service: ID!, $specialist: ID!) { service(id: $service) { availableDates(${AT_HOME}) } }`;
const TIME_SLOTS = `query ($service: ID!, $specialist: ID!, $date: Date!) {
  service(id: $service) { timeSlots(${AT_HOME}, date: $date) { timeSlotId } } }`;

/** The first `count` free time slots of several specialists. */
export async function freeTimeSlots(url: string, count: number): Promise<FreeTimeSlot[]> {
  const ask = async (query: string, variables: Record<string, string>) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: { service: never }; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data.service;
  };
  const times = new Map<string, FreeTimeSlot>();
  for (const serviceId of SERVICES) {
    const { specialists } = (await ask(SPECIALISTS, { service: serviceId })) as {
      specialists: { id: string }[];
    };
    for (const { id: specialistId } of specialists) {
      const who = { service: serviceId, specialist: specialistId };
      const { availableDates } = (await ask(DATES, who)) as {
        availableDates: string[];
      };
      for (const date of availableDates) {
        const { timeSlots } = (await ask(TIME_SLOTS, { ...who, date })) as { timeSlots: { timeSlotId: string }[] };
        for (const { timeSlotId } of timeSlots) {
          times.set(`${specialistId} ${date} ${timeSlotId}`, { serviceId, specialistId, date, timeSlotId });
          if (times.size === count) return [...times.values()];
        }
      }
    }
  }
  throw new Error(`only ${times.size} free times`);
}

/** The input that books a time slot, with a new idempotency key. */
export function bookingInputFor({ serviceId, specialistId, date, timeSlotId }: FreeTimeSlot, email: string) {
  const location = { customerLocation: 'HOME_SERVICE' };
  return booking({ serviceId, specialistId, date, timeSlotId, location, email, address: '1 High Street, LE1 1AA' });
}

export type BookingOutcome = { readonly reference: string } | { readonly refused: string } | 'unknown';

/** Sends a booking, each time from another address because of the rate limits. */
export async function send(
  url: string,
  input: ReturnType<typeof bookingInputFor>,
  signal?: AbortSignal,
): Promise<BookingOutcome> {
  const network = randomBytes(4).toString('hex');
  const address = `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`;
  try {
    const { payload } = await book({ url }, input, PHOTOS, { 'x-forwarded-for': address }, signal ?? null);
    if (!payload) return 'unknown';
    if (payload.booking) return { reference: payload.booking.reference };
    return { refused: `${payload.userErrors[0].code}: ${payload.userErrors[0].message}` };
  } catch {
    return 'unknown';
  }
}

/** Repeats the booking until its outcome is known. */
export async function sendUntilKnown(
  url: () => string,
  input: ReturnType<typeof bookingInputFor>,
): Promise<Exclude<BookingOutcome, 'unknown'>> {
  for (;;) {
    const result = await send(url(), input);
    if (result !== 'unknown') return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
