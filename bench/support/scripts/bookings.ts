import { londonDay } from '#shared/london/clock.ts';
import { addDays } from '#shared/london/days.ts';
import { applicationParts } from '../../../tests/backend/support/application.ts';
import { bookingFields, bookingForm } from '../../../tests/backend/support/booking.ts';
import { rows } from '../../../tests/backend/support/engines.ts';
import { sessionOf } from '../town/people.ts';
import { HEAVY } from '../town/size.ts';
import { answerTo, type Call, codeTo, type Host, post, write } from './call.ts';

interface Booked {
  appointmentId: string;
  referenceNumber: string;
  userId: string;
}

interface FreeTimeSlot {
  date: string;
  timeSlotId: string;
}

/** A free time slot of the nth day from tomorrow that has one. */
async function freeTime(host: Host, index: number, query: string): Promise<FreeTimeSlot> {
  for (let ahead = 1 + (index % 25); ; ahead += 1) {
    const date = addDays(londonDay(host.now), ahead);
    const ask = () => fetch(`${host.origin}/php/getAvailableTimeSlots.php?${query}&date=${date}`);
    const { slots } = await answerTo<{ slots: { slot_id: string }[] }>(ask);
    const timeSlotId = slots[index % slots.length]?.slot_id;
    if (timeSlotId) return { date, timeSlotId };
    if (ahead > 59) throw new Error(`no free time: ${query}`);
  }
}

const atHome = (service: number) => `serviceId=${service}&isHomeService=1`;

async function guestForm(host: Host, kind: string, index: number): Promise<{ form: FormData; email: string }> {
  const service = (index % 10) + 3;
  const { date, timeSlotId } = await freeTime(host, index, atHome(service));
  const email = `${kind}${index}@example.org`;
  return { email, form: bookingForm(bookingFields({ date, timeSlotId }, { serviceId: String(service), email })) };
}

async function guestBooking(host: Host, kind: string, index: number): Promise<Booked & { email: string }> {
  const { form, email } = await guestForm(host, kind, index);
  return { email, ...(await answerTo<Booked>(post(host, 'php/appointment-form.php', form))) };
}

const confirmation = ({ email, referenceNumber, appointmentId }: Booked & { email: string }) => ({
  email,
  referenceNumber,
  appointmentId,
});

export const bookings: readonly Call[] = [
  write('Booking', 'appointment-form.php', async (host, index) =>
    post(host, 'php/appointment-form.php', (await guestForm(host, 'guest', index)).form),
  ),
  write('Booking', 'user-appointment-form.php', async (host, index) => {
    const service = (index % 10) + 3;
    const { date, timeSlotId } = await freeTime(host, index, atHome(service));
    const form = bookingForm(bookingFields({ date, timeSlotId }, { serviceId: String(service) }));
    return post(host, 'php/user-appointment-form.php', form, sessionOf(2 + index));
  }),
  {
    ...write('Booking', 'user-appointment-form.php of a heavy customer', async (host, index) => {
      const { date, timeSlotId } = await freeTime(host, index, atHome(5));
      const form = bookingForm(bookingFields({ date, timeSlotId }, { serviceId: '5' }));
      return post(host, 'php/user-appointment-form.php', form, sessionOf(HEAVY.accountId));
    }),
    // More in an hour would be refused.
    times: 15,
  },
  write('Booking', 'appointment-email-update.php', async (host, index) => {
    const { userId, email } = await guestBooking(host, 'moving', index);
    const body = { currentEmail: email, newEmail: `moved${index}@example.org`, userId };
    return post(host, 'php/appointment-email-update.php', body);
  }),
  write('Booking', 'send-existing-user-confirmation.php', async (host, index) =>
    post(host, 'php/send-existing-user-confirmation.php', confirmation(await guestBooking(host, 'known', index))),
  ),
  write('Booking', 'appointment-confirmation-email.php', async (host, index) =>
    post(host, 'php/appointment-confirmation-email.php', confirmation(await guestBooking(host, 'again', index))),
  ),
];

interface CustomerAppointment {
  id: number;
  account_id: number;
  service_id: number;
  workshop_id: number | null;
  specialist_id: number;
}

/**
 * The nth appointment that meets a condition, of the customers with a known session.
 */
async function findAppointment({ scratch }: Host, index: number, condition: string): Promise<CustomerAppointment> {
  const found = await rows<CustomerAppointment>(
    scratch,
    `select id, account_id, service_id, workshop_id, specialist_id from appointments
      where account_id between 2 and 400 and ${condition} order by account_id, id limit 1 offset ${index}`,
  );
  if (!found[0]) throw new Error(`no appointment: ${condition}`);
  return found[0];
}

const LATER = "date > '2026'";

export const appointments: readonly Call[] = [
  write('Appointments', 'submit-review.php', async (host) => {
    const { id, account_id } = await findAppointment(host, 0, "status = 'completed' and reviewed = 0");
    const body = { appointment_id: String(id), rating: 4, review_text: 'Good.' };
    return post(host, 'php/submit-review.php', body, sessionOf(account_id));
  }),
  write('Appointments', 'api/appointments/.../pay', async (host) => {
    const { id, account_id } = await findAppointment(
      host,
      0,
      "status = 'confirmed' and paid = 0 and payment_notice is null",
    );
    return post(host, `api/appointments/${id}/pay`, {}, sessionOf(account_id));
  }),
  write('Appointments', 'appointment-actions.php reschedule', async (host, index) => {
    const { id, account_id, service_id, workshop_id, specialist_id } = await findAppointment(
      host,
      0,
      `status = 'pending' and moved_once = 0 and specialist_id % 10 <> 1 and ${LATER}`,
    );
    const location = workshop_id === null ? 'isHomeService=1' : `locationId=${workshop_id}`;
    const query = `serviceId=${service_id}&specialistId=${specialist_id}&${location}`;
    const { date, timeSlotId } = await freeTime(host, index, query);
    const body = { appointmentId: String(id), newDate: date, newTimeSlot: timeSlotId };
    return post(host, 'php/appointment-actions.php?action=reschedule', body, sessionOf(account_id));
  }),
  write('Appointments', 'appointment-actions.php cancel', async (host) => {
    const { id, account_id } = await findAppointment(host, 0, `status = 'confirmed' and ${LATER}`);
    const body = { appointmentId: String(id), reason: 'Away that week.' };
    return post(host, 'php/appointment-actions.php?action=cancel', body, sessionOf(account_id));
  }),
  write('Appointments', 'markNotificationRead.php', async (host, index) => {
    const unread = `select id from notifications where account_id = ${2 + index} limit 1`;
    const [notification] = await rows<{ id: number }>(host.scratch, unread);
    const body = { notification_id: String(notification?.id) };
    return post(host, 'php/markNotificationRead.php', body, sessionOf(2 + index));
  }),
  write('Appointments', 'markAllNotificationsRead.php', (host, index) =>
    post(host, 'php/markAllNotificationsRead.php', {}, sessionOf(2 + index)),
  ),
  write('Dashboard of a heavy customer', 'markAllNotificationsRead.php', (host) =>
    post(host, 'php/markAllNotificationsRead.php', {}, sessionOf(1)),
  ),
];

function applicationForm(index: number, email: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(applicationParts(email, { locations: ['Leicester Park'] }))) {
    if (!Array.isArray(value)) form.append(name, value);
    else for (const item of value) form.append(typeof item === 'string' ? `${name}[]` : `${name}[0]`, item);
  }
  form.set('phone_no', `07700 9${10_000 + index}`);
  return form;
}

export const messages: readonly Call[] = [
  write('Messages and applications', 'submit-immediate-request.php', (host, index) =>
    post(host, 'php/submit-immediate-request.php', {
      serviceType: 'Flat Tire',
      issueDetails: 'Ford Fiesta',
      issueDescription: 'Nail.',
      location: 'A46',
      phoneNumber: `07700 9${10_000 + index}`,
      contactPreference: 'text',
    }),
  ),
  write('Messages and applications', 'contact-form.php', (host, index) => {
    const form = new URLSearchParams({ name: 'Petra Vance', email: `petra${index}@example.org`, message: 'Hello?' });
    return post(host, 'php/contact-form.php', form);
  }),
  write('Messages and applications', 'addSpecialist.php', async (host, index) => {
    const email = `nell${index}@example.org`;
    const ask = (fields: object) => post(host, 'php/emailVerification.php', { type: 'specialist', email, ...fields });
    await answerTo(ask({ action: 'send_code' }));
    await answerTo(ask({ action: 'verify_code', code: await codeTo(host, email) }));
    return post(host, 'php/addSpecialist.php', applicationForm(index, email));
  }),
];
