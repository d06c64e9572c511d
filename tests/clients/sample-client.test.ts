import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { OPERATOR_SOURCES, operate } from '../support/operator.ts';
import { codeFrom } from '../support/outbox.ts';
import { until } from '../support/until.ts';
import { logIn, logOut, readMe, setPassword, verifyEmail } from './account.ts';
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
import { book, bookAsGuest, newBookingKey } from './booking.ts';
import { browseServices, freeDays, freeTimeSlots, soonestSpecialists } from './directory.ts';
import { GraphFailure, present } from './failures.ts';
import { MendwellClient, type Session } from './mendwell-client.ts';
import {
  markAllRead,
  markRead,
  type NotificationEvent,
  readNotifications,
  watchNotifications,
} from './notifications.ts';

// The steps of one customer, in order: each builds on those before it.

const location = { customerLocation: 'HOME_SERVICE' } as const;
const guest = { firstName: 'Ada', lastName: 'Reed', email: 'ada@example.com', phone: '07700 900123' };
const password = 'Wrench-and-9-bolts!';
const problem = { itemDetails: 'Kitchen tap', issueDescription: 'It drips.', address: '1 High Street, LE1 6XH' };

let gateway: GatewayProcess;
let dataDir: string;
let client: MendwellClient;
let photos: File[];
let serviceId: string;
let session: Session;
/** The appointment that the guest books, and that the customer keeps. */
let id: string;

const specialist = (command: 'confirm' | 'complete') => operate(dataDir, command, id, OPERATOR_SOURCES);

async function firstFree() {
  const [date] = await freeDays(client, { serviceId, location });
  const [slot] = await freeTimeSlots(client, { serviceId, location, date: present(date) });
  return { date: present(date), timeSlotId: present(slot).timeSlotId };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mendwell-sample-client-'));
  gateway = await startGatewayProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  client = new MendwellClient(gateway.url);
  photos = [new File([await readFile('docs/product.webp')], 'tap.webp', { type: 'image/webp' })];
});
afterAll(async () => {
  client?.close();
  gateway?.signal('SIGTERM');
  await gateway?.ended;
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

it('browses the services, and the specialists of one with the soonest first', async () => {
  const services = await browseServices(client);
  serviceId = present(services.find(({ name }) => name === 'Plumbing')).id;
  const specialists = await soonestSpecialists(client, { serviceId, location });
  const dates = specialists.flatMap(({ nextAvailableDate }) => nextAvailableDate ?? []);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted());
  for (const { photoUrl } of specialists) expect(photoUrl === null || URL.canParse(photoUrl)).toBe(true);
});

it('books as a guest with a photo, once for two requests, and opens an account', async () => {
  const input = {
    ...{ ...problem, ...guest, ...(await firstFree()), photos, serviceId, location },
    ...{ idempotencyKey: newBookingKey(), declarationAccepted: true },
  };
  const first = await bookAsGuest(client, input);
  expect(first.userErrors).toEqual([]);
  expect(await bookAsGuest(client, input)).toEqual(first);
  const booking = present(first.booking);
  id = present(booking.appointmentId);

  expect(booking.nextStep).toBe('CREATE_ACCOUNT');
  const { email } = guest;
  const wrong = await verifyEmail(client, { email, code: '000000' });
  expect(wrong).toMatchObject({ claimToken: null, userErrors: [{ code: 'WRONG_CODE', field: ['code'] }] });
  const { claimToken } = await verifyEmail(client, { email, code: await codeFrom(gateway.url, email) });
  const secrets = { claimToken: present(claimToken), password };
  expect(await setPassword(client, guest, secrets, booking)).toEqual({ userErrors: [] });
});

it('logs in, and has the customer in the same response', async () => {
  const { email, firstName } = guest;
  const refused = await logIn(client, { email, password: 'wrong' });
  expect(refused).toMatchObject({ customer: null, userErrors: [{ code: 'BAD_CREDENTIALS', field: null }] });
  const { session: started, ...result } = await logIn(client, { email, password });
  expect(result).toMatchObject({ customer: { firstName }, userErrors: [] });
  session = present(started);
  expect(await readMe(client)).toMatchObject({ firstName });
});

it('books as a customer, and sees each booking in the cached list', async () => {
  const before = await upcomingAppointments(client);
  expect(before.nodes).toMatchObject([{ id, status: 'PENDING' }]);
  for (const count of [2, 3]) {
    const time = await firstFree();
    const input = { ...problem, ...time, photos, serviceId, location, idempotencyKey: newBookingKey() };
    const { appointment, userErrors } = await book(client, input);
    expect(userErrors).toEqual([]);
    const cached = await upcomingAppointments(client, 'cache-only');
    expect(cached.totalCount).toBe(count);
    expect(cached.nodes).toContainEqual(appointment);
  }
});

it('pages through the appointments to the end', async () => {
  const pages = await allAppointments(client, 1);
  expect(pages.map((page) => page.length)).toEqual([1, 1, 1]);
  const upcoming = await upcomingAppointments(client, 'network-only');
  expect(await allAppointments(client, 2, 'UPCOMING')).toEqual([upcoming.nodes.slice(0, 2), upcoming.nodes.slice(2)]);
  expect(pages.flat()).toEqual(expect.arrayContaining(upcoming.nodes));
  expect(await allAppointments(client, 2, 'PAST')).toEqual([[]]);
});

it('is refused what `actions` rule out, by code and field', async () => {
  const { actions } = await readAppointment(client, id);
  expect(actions).toMatchObject({ canPay: false, payUnavailableReason: 'NOT_CONFIRMED', canReschedule: true });
  expect(await pay(client, id)).toMatchObject({
    appointment: null,
    userErrors: [{ code: 'NOT_CONFIRMED', field: ['appointmentId'] }],
  });
  expect(await review(client, { appointmentId: id, rating: 5, comment: 'Too early.' })).toMatchObject({
    review: null,
    userErrors: [{ code: 'NOT_COMPLETED', field: ['appointmentId'] }],
  });
});

it('reschedules, hears of the confirmation at once, and pays', async () => {
  const days = await rescheduleDays(client, id);
  const date = present(days.at(-1));
  const [slot] = await rescheduleTimeSlots(client, id, date);
  const { timeSlotId, startsAt } = present(slot);
  expect(await reschedule(client, { appointmentId: id, date, timeSlotId })).toMatchObject({ userErrors: [] });
  expect(await readAppointment(client, id, 'cache-only')).toMatchObject({
    scheduledDate: date,
    scheduledTime: startsAt,
    actions: { canReschedule: false, canPay: false },
  });

  const events: NotificationEvent[] = [];
  const stop = watchNotifications(client, (event) => events.push(event));
  await until(() => events.length === 1, 'the subscription began');
  await specialist('confirm');
  await until(() => events.length > 1, 'the confirmation was announced');
  stop();
  expect(events.at(-1)?.added).toMatchObject([{ isRead: false, subject: { __typename: 'Appointment', id } }]);

  // The event brought the appointment, too, so the cache offers to pay without another request.
  const { actions } = await readAppointment(client, id, 'cache-only');
  expect(actions.canPay).toBe(true);
  expect(await pay(client, id)).toMatchObject({ appointment: { isPaid: true }, userErrors: [] });
  expect(await readAppointment(client, id, 'cache-only')).toMatchObject({ isPaid: true, actions: { canPay: false } });
});

it('lists the notifications from the cache, and marks one and then all as read', async () => {
  const live = await readNotifications(client, 'cache-only');
  expect(live.nodes[0]).toMatchObject({ nextStep: 'SHOW_APPOINTMENTS', subject: { id, status: 'CONFIRMED' } });
  const { nodes, unreadNotificationCount } = await readNotifications(client, 'network-only');
  expect(await markRead(client, present(nodes[0]).id)).toMatchObject({ userErrors: [] });
  const afterOne = await readNotifications(client, 'cache-only');
  expect(afterOne.unreadNotificationCount).toBe(present(unreadNotificationCount) - 1);
  expect(afterOne.nodes[0]?.isRead).toBe(true);
  expect(await markAllRead(client)).toMatchObject({ userErrors: [] });
  const afterAll = await readNotifications(client, 'cache-only');
  expect(afterAll.unreadNotificationCount).toBe(0);
  expect(afterAll.nodes.every(({ isRead }) => isRead)).toBe(true);
});

it('cancels another appointment, which leaves the cached list', async () => {
  const { nodes, totalCount } = await upcomingAppointments(client, 'cache-only');
  const other = present(nodes.find((one) => one.id !== id && one.actions.canCancel));
  expect(await cancel(client, { appointmentId: other.id, reason: 'It works again.' })).toMatchObject({
    userErrors: [],
  });
  const cached = await upcomingAppointments(client, 'cache-only');
  expect(cached.totalCount).toBe(totalCount - 1);
  expect(cached.nodes.map((one) => one.id)).not.toContain(other.id);
  expect(await readAppointment(client, other.id, 'network-only')).toMatchObject({ status: 'CANCELLED' });
  const again = await cancel(client, { appointmentId: other.id, reason: 'It works again.' });
  expect(again.userErrors).toMatchObject([{ code: 'ALREADY_DONE', field: ['appointmentId'] }]);
});

it('reviews the work when it is completed', async () => {
  await specialist('complete');
  const { actions } = await readAppointment(client, id, 'network-only');
  expect(actions.canReview).toBe(true);
  const input = { appointmentId: id, rating: 5, comment: 'Quick and tidy.' };
  expect(await review(client, input)).toMatchObject({ review: { rating: 5 }, userErrors: [] });
  expect((await readAppointment(client, id, 'cache-only')).actions).toMatchObject({
    canReview: false,
    reviewUnavailableReason: 'ALREADY_REVIEWED',
  });
});

it('logs out, and learns why `me` is then refused', async () => {
  expect(await logOut(client)).toEqual({ isConfirmed: true });
  const failureOf = async () => {
    const error = await readMe(client).catch((thrown: unknown) => thrown);
    return error instanceof GraphFailure ? error : expect.unreachable('it was answered');
  };
  const { code, reason, requestId } = await failureOf();
  expect({ code, reason }).toEqual({ code: 'UNAUTHENTICATED', reason: 'NOT_LOGGED_IN' });
  expect(requestId).not.toBeNull();
  // As an app that has stored the session and starts again.
  client.startSession(session);
  expect((await failureOf()).reason).toBe('SESSION_EXPIRED');
});
