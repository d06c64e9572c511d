import type { Answer, TestBackend } from './backend.ts';
import { recordWith, valuesOf } from './backend.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot, type TimeSlotChoice } from './booking.ts';

export type Headers = Record<string, string>;

/** Joan's seeded appointments, by what makes each of them worth asking about. */
export const seeded = {
  /** Confirmed an hour ago, unpaid; on Friday, in four days. */
  confirmed: '1',
  pending: '2',
  /** Pending, and moved before. */
  moved: '3',
  /** Confirmed and paid; in six days. */
  paid: '4',
  /** Confirmed 30 hours ago, unpaid. */
  expired: '5',
  /** Completed and not yet reviewed. */
  completed: '6',
  reviewed: '7',
  cancelled: '9',
};

export async function userData(test: TestBackend, headers: Headers): Promise<Answer['body']> {
  return (await test.get('/php/getUserData.php', headers)).body;
}

/** One appointment as its customer sees it. */
export async function appointment(test: TestBackend, headers: Headers, id: string): Promise<Answer['body']> {
  const { recentAppointments } = await userData(test, headers);
  return recordWith(recentAppointments, 'id', id);
}

export function cancel(test: TestBackend, headers: Headers, appointmentId: unknown, reason = 'Away that week.') {
  return test.postJson('appointment-actions.php?action=cancel', { appointmentId, reason }, headers);
}

export function reschedule(test: TestBackend, headers: Headers, body: Record<string, unknown>) {
  return test.postJson('appointment-actions.php?action=reschedule', body, headers);
}

/** With the type of JSON and no body, as documented. */
export function pay(test: TestBackend, headers: Headers, id: string): Promise<Answer> {
  const path = `/api/appointments/${encodeURIComponent(id)}/pay`;
  return test.post(path, null, { 'content-type': 'application/json', ...headers });
}

/** Times to which an own appointment can be moved on a day. */
export async function timesOn(
  test: TestBackend,
  headers: Headers,
  appointmentId: string,
  date: string,
): Promise<string[]> {
  const { serviceId, locationId, specialistId } = await appointment(test, headers, appointmentId);
  const query = new URLSearchParams({ action: 'getTimeSlots', date, serviceId, locationId, specialistId });
  const { body } = await test.get(`/php/appointment-actions.php?${query}`, headers);
  return valuesOf(body.timeSlots, 'slot_id');
}

export async function listNotifications(test: TestBackend, headers: Headers): Promise<Answer['body'][]> {
  return (await test.get('/php/getNotifications.php', headers)).body.notifications;
}

/** A plumber to Joan's home, booked by herself. */
export async function bookOwn(
  test: TestBackend,
  headers: Headers,
  changes: Record<string, string> = {},
  timeSlot?: TimeSlotChoice,
): Promise<Answer> {
  const when = timeSlot ?? (await firstFreeTimeSlot(test));
  const { firstName, lastName, email, phone, declaration, ...fields } = bookingFields(when, changes);
  return test.postForm('user-appointment-form.php', bookingForm(fields), headers);
}
