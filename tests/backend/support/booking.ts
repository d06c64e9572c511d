import sharp from 'sharp';
import type { Answer, TestBackend } from './backend.ts';

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

/** The first free time slot of the query, from the scripts that the wizard calls. */
export async function firstFreeTimeSlot(test: Pick<TestBackend, 'get'>, query: string): Promise<TimeSlotChoice> {
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
  options: { images?: File[]; key?: string } = {},
): Promise<Answer> {
  const headers: Record<string, string> = options.key ? { 'idempotency-key': options.key } : {};
  return test.postForm('appointment-form.php', bookingForm(fields, options.images), headers);
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
