import { PAGE_SIZE } from './appointments.ts';
import { present } from './failures.ts';
import {
  type BookAppointmentAsGuestInput,
  type BookAppointmentInput,
  BookAsGuestDocument,
  BookDocument,
} from './generated/graphql.ts';
import type { MendwellClient } from './mendwell-client.ts';

/** One key for each booking. A retry sends the same one, and then nothing is booked twice. */
export const newBookingKey = () => crypto.randomUUID();

export async function bookAsGuest(client: MendwellClient, input: BookAppointmentAsGuestInput) {
  const { bookAppointmentAsGuest } = await client.mutate(BookAsGuestDocument, { input });
  return present(bookAppointmentAsGuest);
}

export async function book(client: MendwellClient, input: BookAppointmentInput) {
  const { bookAppointment } = await client.mutate(BookDocument, { input, first: PAGE_SIZE });
  return present(bookAppointment);
}
