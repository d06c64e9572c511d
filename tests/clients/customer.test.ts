import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { logIn, register, verifyRegistration } from './account.ts';
import {
  allAppointments,
  cancel,
  pay,
  readAppointment,
  reschedule,
  rescheduleDays,
  rescheduleTimeSlots,
  review,
  upcomingAppointments,
} from './appointments.ts';
import { book } from './booking.ts';
import { present } from './failures.ts';
import type { MendwellClient } from './mendwell-client.ts';
import {
  markAllRead,
  markRead,
  type NotificationEvent,
  readNotifications,
  watchNotifications,
} from './notifications.ts';
import { ada, password, plumberBooking, type RunningProduct, startRunningProduct } from './support/running-product.ts';

// The steps of one customer, in order: each builds on those before it.

let product: RunningProduct;
let client: MendwellClient;
/** The appointment that is kept. */
let id: string;

beforeAll(async () => {
  product = await startRunningProduct();
  ({ client } = product);
});
afterAll(() => product?.stop());

it('registers, verifies the email and logs in', async () => {
  const { email } = ada;
  expect(await register(client, { ...ada, password })).toEqual({ userErrors: [] });
  expect(await verifyRegistration(client, { email, code: await product.codeFor(email) })).toEqual({ userErrors: [] });
  expect(await logIn(client, { email, password })).toMatchObject({ customer: { firstName: ada.firstName } });
});

it('sees each booking in the cached list', async () => {
  expect(await upcomingAppointments(client)).toMatchObject({ totalCount: 0, nodes: [] });
  for (const count of [1, 2, 3]) {
    const { appointment, userErrors } = await book(client, await plumberBooking(client));
    expect(userErrors).toEqual([]);
    const cached = await upcomingAppointments(client, 'cache-only');
    expect(cached.totalCount).toBe(count);
    expect(cached.nodes).toContainEqual(appointment);
    id = present(appointment).id;
  }
});

it('pages through the appointments to the end', async () => {
  const { nodes } = await upcomingAppointments(client, 'cache-only');
  expect(await allAppointments(client, 1, 'UPCOMING')).toEqual(nodes.map((one) => [one]));
  expect(await allAppointments(client, 2, 'UPCOMING')).toEqual([nodes.slice(0, 2), nodes.slice(2)]);
  expect(await allAppointments(client, 2, 'PAST')).toEqual([[]]);
});

it('is refused what `actions` rule out, by code and field', async () => {
  const { actions } = await readAppointment(client, id);
  expect(actions).toMatchObject({ canPay: false, payUnavailableReason: 'NOT_CONFIRMED', canReschedule: true });
  const field = ['appointmentId'];
  expect(await pay(client, id)).toMatchObject({ appointment: null, userErrors: [{ code: 'NOT_CONFIRMED', field }] });
  const early = await review(client, { appointmentId: id, rating: 5, comment: 'Too early.' });
  expect(early).toMatchObject({ review: null, userErrors: [{ code: 'NOT_COMPLETED', field }] });
});

it('reschedules to one of the days and time slots on offer', async () => {
  const date = present((await rescheduleDays(client, id)).at(-1));
  const { timeSlotId, startsAt } = present((await rescheduleTimeSlots(client, id, date))[0]);
  expect(await reschedule(client, { appointmentId: id, date, timeSlotId })).toMatchObject({ userErrors: [] });
  expect(await readAppointment(client, id, 'cache-only')).toMatchObject({
    scheduledDate: date,
    scheduledTime: startsAt,
    actions: { canReschedule: false, canPay: false },
  });
});

it('is notified when the specialist confirms, and pays', async () => {
  const events: NotificationEvent[] = [];
  const stop = watchNotifications(client, (event) => events.push(event));
  await until(() => events.length === 1, 'the subscription began');
  await product.specialist('confirm', id);
  await until(() => events.length > 1, 'the confirmation was announced');
  stop();
  expect(events.at(-1)?.added).toMatchObject([{ isRead: false, subject: { __typename: 'Appointment', id } }]);

  // The event brought the appointment, too, so the cache offers to pay without another request.
  expect((await readAppointment(client, id, 'cache-only')).actions.canPay).toBe(true);
  expect(await pay(client, id)).toMatchObject({ appointment: { isPaid: true }, userErrors: [] });
  expect(await readAppointment(client, id, 'cache-only')).toMatchObject({ isPaid: true, actions: { canPay: false } });
});

it('lists the notifications from the cache, and marks one and then all as read', async () => {
  const live = await readNotifications(client, 'cache-only');
  expect(live.nodes[0]).toMatchObject({ nextStep: 'SHOW_APPOINTMENTS', subject: { id, status: 'CONFIRMED' } });
  const { nodes, unreadNotificationCount } = await readNotifications(client, 'network-only');
  expect(await markRead(client, present(nodes[0]).id)).toMatchObject({ userErrors: [] });
  const one = await readNotifications(client, 'cache-only');
  expect(one.unreadNotificationCount).toBe(present(unreadNotificationCount) - 1);
  expect(one.nodes[0]?.isRead).toBe(true);
  expect(await markAllRead(client)).toMatchObject({ userErrors: [] });
  const all = await readNotifications(client, 'cache-only');
  expect(all.unreadNotificationCount).toBe(0);
  expect(all.nodes.map(({ isRead }) => isRead)).not.toContain(false);
});

it('cancels another appointment, which leaves the cached list', async () => {
  const { nodes, totalCount } = await upcomingAppointments(client, 'cache-only');
  const { id: appointmentId } = present(nodes.find((one) => one.id !== id && one.actions.canCancel));
  const reason = 'It works again.';
  expect(await cancel(client, { appointmentId, reason })).toMatchObject({ userErrors: [] });
  const cached = await upcomingAppointments(client, 'cache-only');
  expect(cached.totalCount).toBe(totalCount - 1);
  expect(cached.nodes.map((one) => one.id)).not.toContain(appointmentId);
  expect(await allAppointments(client, 20, 'PAST')).toMatchObject([[{ id: appointmentId, status: 'CANCELLED' }]]);
  const { userErrors } = await cancel(client, { appointmentId, reason });
  expect(userErrors).toMatchObject([{ code: 'ALREADY_DONE', field: ['appointmentId'] }]);
});

it('reviews the work when it is completed', async () => {
  await product.specialist('complete', id);
  expect((await readAppointment(client, id, 'network-only')).actions.canReview).toBe(true);
  const input = { appointmentId: id, rating: 5, comment: 'Quick and tidy.' };
  expect(await review(client, input)).toMatchObject({ review: { rating: 5 }, userErrors: [] });
  const { actions } = await readAppointment(client, id, 'cache-only');
  expect(actions).toMatchObject({ canReview: false, reviewUnavailableReason: 'ALREADY_REVIEWED' });
});
