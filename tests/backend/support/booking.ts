import sharp from 'sharp';
import type { Answer, TestBackend } from './backend.ts';
import { valuesOf } from './backend.ts';

const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#17755b' } })
  .jpeg()
  .toBuffer();

export function photoFile(bytes: Uint8Array = tiny, name = 'tap.jpg', type = 'image/jpeg'): File {
  return new File([Uint8Array.from(bytes)], name, { type });
}

export interface TimeSlotChoice {
  date: string;
  timeSlotId: string;
}

/** A plumber to the customer's home, as availability is asked for. */
export const PLUMBER = 'serviceId=3&isHomeService=1&near=LE2';

/** The first free time slot of the query, from the scripts that the wizard calls. */
export async function firstFreeTimeSlot(test: Pick<TestBackend, 'get'>, query = PLUMBER): Promise<TimeSlotChoice> {
  const dates = await test.get(`/php/getAvailableDates.php?${query}`);
  const date: string = dates.body.dates[1];
  const slots = await test.get(`/php/getAvailableTimeSlots.php?${query}&date=${date}`);
  return { date, timeSlotId: slots.body.slots[0].slot_id };
}

/** The fields of a complete booking: a plumber to the customer's home. */
export function bookingFields(timeSlot: TimeSlotChoice, changes: Record<string, string> = {}): Record<string, string> {
  return {
    serviceType: 'Plumbing',
    serviceId: '3',
    model: '',
    year: '',
    plateNo: '',
    reason: '',
    vehicleDetails: 'Kitchen tap',
    appointmentDetails: 'Kitchen tap\nIt drips all night.',
    preferredLocation: 'Home Service',
    preferredLocationId: '',
    isHomeService: 'true',
    isDifferentLocation: 'false',
    customAddress: '',
    preferredSpecialist: '',
    preferredSpecialistId: '',
    preferredDate: timeSlot.date,
    preferredTime: '',
    preferredTimeSlot: timeSlot.timeSlotId,
    firstName: 'Ada',
    lastName: 'Marsh',
    email: 'ada.marsh@example.com',
    phone: '7700 900321',
    declaration: 'true',
    ...changes,
  };
}

export function bookingForm(fields: Record<string, string>, images: File[] = [photoFile()]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [index, image] of images.entries()) form.set(`images[${index}]`, image);
  return form;
}

export function sendBooking(
  test: TestBackend,
  fields: Record<string, string>,
  { images, key, cookies }: { images?: File[]; key?: string; cookies?: Record<string, string> } = {},
): Promise<Answer> {
  const headers = { ...cookies, ...(key && { 'idempotency-key': key }) };
  return test.postForm('appointment-form.php', bookingForm(fields, images), headers);
}

/** Books as a guest, at the first free time of the query. */
export async function bookAsGuest(
  test: TestBackend,
  changes: Record<string, string> = {},
  { query, ...options }: Parameters<typeof sendBooking>[2] & { query?: string } = {},
): Promise<Answer> {
  return sendBooking(test, bookingFields(await firstFreeTimeSlot(test, query), changes), options);
}

/** The time slots that are free; the query has a date. */
export async function freeTimeSlotIds(test: TestBackend, query: string): Promise<string[]> {
  const { body } = await test.get(`/php/getAvailableTimeSlots.php?${query}`);
  return valuesOf(body.slots, 'slot_id');
}

/** The id of the specialist whom a search for the name finds. */
export async function specialistNamed(test: TestBackend, name: string): Promise<string> {
  const { body } = await test.get(`/php/specialists.php?search=${encodeURIComponent(name)}`);
  return body.specialists[0].specialist_id;
}

/** The mails of the outbox page, newest first. */
export async function readOutbox(test: TestBackend): Promise<{ to: string; subject: string; path: string }[]> {
  const { body } = await test.get('/outbox');
  const rows = String(body).matchAll(/<td>([^<]*)<\/td><td><a href="([^"]+)">([^<]*)<\/a>/g);
  return [...rows].map(([, to = '', path = '', subject = '']) => ({ to, path, subject }));
}
