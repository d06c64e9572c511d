import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, logOut, readMe, setPassword, verifyEmail } from './account.ts';
import { upcomingAppointments } from './appointments.ts';
import { bookAsGuest } from './booking.ts';
import { soonestSpecialists } from './directory.ts';
import { GraphFailure, present } from './failures.ts';
import type { BookAsGuestMutation } from './generated/graphql.ts';
import type { MendwellClient, Session } from './mendwell-client.ts';
import {
  ada,
  location,
  password,
  plumberBooking,
  plumbingOf,
  type RunningProduct,
  startRunningProduct,
} from './support/running-product.ts';

// The steps of one guest, in order: each builds on those before it.

const { email, firstName } = ada;

let product: RunningProduct;
let client: MendwellClient;
let booking: NonNullable<NonNullable<BookAsGuestMutation['bookAppointmentAsGuest']>['booking']>;
let session: Session;

beforeAll(async () => {
  product = await startRunningProduct();
  ({ client } = product);
});
afterAll(() => product?.stop());

it('browses the specialists of a service with the soonest first', async () => {
  const specialists = await soonestSpecialists(client, { serviceId: await plumbingOf(client), location });
  const dates = specialists.flatMap(({ nextAvailableDate }) => nextAvailableDate ?? []);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted());
  for (const { photoUrl } of specialists) expect(photoUrl === null || URL.canParse(photoUrl)).toBe(true);
});

it('books with a photo, once for two requests', async () => {
  const input = { ...(await plumberBooking(client)), ...ada, declarationAccepted: true };
  const first = await bookAsGuest(client, input);
  expect(first.userErrors).toEqual([]);
  expect(await bookAsGuest(client, input)).toEqual(first);
  booking = present(first.booking);
});

it('opens an account with the code from the email, as `nextStep` says', async () => {
  expect(booking.nextStep).toBe('CREATE_ACCOUNT');
  const code = await product.codeFor(email);
  const wrong = await verifyEmail(client, { email, code: code.replace(/\d$/, (digit) => `${9 - Number(digit)}`) });
  expect(wrong).toMatchObject({ claimToken: null, userErrors: [{ code: 'WRONG_CODE', field: ['code'] }] });
  const claimToken = present((await verifyEmail(client, { email, code })).claimToken);
  expect(await setPassword(client, ada, { claimToken, password }, booking)).toEqual({ userErrors: [] });
});

it('logs in, and has the customer in the same response', async () => {
  const refused = await logIn(client, { email, password: 'wrong' });
  expect(refused).toMatchObject({ customer: null, userErrors: [{ code: 'BAD_CREDENTIALS', field: null }] });
  const { session: started, ...result } = await logIn(client, { email, password });
  expect(result).toMatchObject({ customer: { firstName }, nextStep: 'SHOW_DASHBOARD', userErrors: [] });
  session = present(started);
  expect(await readMe(client)).toMatchObject({ firstName });
  const { nodes } = await upcomingAppointments(client);
  expect(nodes).toMatchObject([{ id: booking.appointmentId, reference: booking.reference, status: 'PENDING' }]);
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
