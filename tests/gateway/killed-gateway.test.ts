import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, startBackend, type TestBackend } from '../backend/support/backend.ts';
import { firstFreeTimeSlot, photoFile } from '../backend/support/booking.ts';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { type StagedRelay, startStagedRelay } from '../support/staged-relay.ts';
import { BOOK, booking } from './booking-fixtures.ts';
import { multipart } from './photo-fixtures.ts';
import { hasRedis, REDIS_URL } from './redis.ts';

const FORM = 'appointment-form.php';
const CUSTOMERS_FORM = 'user-appointment-form.php';
const IMMEDIATE = 'submit-immediate-request.php';

/** The points of a guest's booking at which the gateway is killed. */
const POINTS = [
  'half of the upload is sent',
  'getAvailableTimeSlots.php: request headers received',
  `${FORM}: request headers received`,
  `${FORM}: half of request received`,
  `${FORM}: request received`,
  `${FORM}: processing`,
  `${FORM}: processed`,
  `${FORM}: response headers sent`,
  `${FORM}: half of response sent`,
  `${FORM}: response sent`,
  'the customer has the response',
];

/** Those that differ in what the gateway that goes on finds in Redis. */
const SHARED_POINTS = [
  POINTS[0] ?? '',
  `${FORM}: request headers received`,
  `${FORM}: processed`,
  'the customer has the response',
];

// Each test starts a process, on a machine that may be busy.
const PATIENTLY = { timeout: 120_000 };

const BOOK_AS_CUSTOMER = `mutation ($input: BookAppointmentInput!) {
  answer: bookAppointment(input: $input) { reference userErrors { field message code } } }`;
const ASK_FOR_HELP = `mutation ($input: RequestImmediateServiceInput!) {
  answer: requestImmediateService(input: $input) { request { reference } userErrors { field message code } } }`;
const JPEG = [{ name: 'tap.jpg', bytes: Buffer.from(await photoFile().arrayBuffer()), type: 'image/jpeg' }];
const PLUMBER_AT_HOME = 'serviceId=3&isHomeService=1&specialistId=1';

describe.each([
  ['and started again', false, POINTS],
  ['beside another one that shares Redis', true, SHARED_POINTS],
])('a gateway that is killed %s', PATIENTLY, (_what, isShared, points) => {
  let backend: TestBackend;
  let relay: StagedRelay;
  let serving: GatewayProcess;
  let next: Promise<GatewayProcess>;
  let killAt: string | null = null;
  let address = '';

  const start = () =>
    startGatewayProcess({
      PHP_URL: relay.origin,
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '127.0.0.1',
      ...(isShared && { REDIS_URL }),
    });

  async function reached(point: string): Promise<void> {
    if (point !== killAt) return;
    killAt = null;
    serving.signal('SIGKILL');
    await serving.ended;
  }

  beforeAll(async () => {
    if (isShared && !hasRedis) return;
    backend = await startBackend('sqlite', { now: new Date() });
    const watched = new Set([FORM, CUSTOMERS_FORM, IMMEDIATE]);
    relay = await startStagedRelay(backend.backend.origin, watched, (script, stage) => reached(`${script}: ${stage}`));
    next = start();
    serving = await start();
  }, 120_000);
  afterAll(async () => {
    for (const gateway of [serving, await next]) gateway?.signal('SIGKILL');
    await relay?.close();
    await backend?.stop();
  });
  beforeEach((context) => {
    if (isShared && !hasRedis) context.skip();
    // Redis keeps the rate limits between test runs.
    address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  });

  /** Sends a form in two halves; returns its payload. */
  async function send(form: FormData, headers: Record<string, string> = {}): Promise<unknown> {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const outgoing = request(`${serving.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': body.length,
        'apollo-require-preflight': 'true',
        'x-forwarded-for': address,
        ...headers,
      },
    });
    const answering = once(outgoing, 'response');
    // The gateway may have exited before this is awaited.
    answering.catch(() => undefined);
    outgoing.write(body.subarray(0, body.length / 2));
    await reached(POINTS[0] ?? '');
    outgoing.end(body.subarray(body.length / 2));
    const [response] = await answering;
    const answer = JSON.parse(Buffer.concat(await response.toArray()).toString());
    await reached('the customer has the response');
    return Object.values(answer.data)[0];
  }

  /**
   * Sends a form and kills the gateway at this point. Returns the first response, if any, and the
   * next gateway's response to the same form.
   */
  async function sendAndKill(point: string, sendOnce: () => Promise<unknown>) {
    killAt = point;
    const before = await sendOnce().catch(() => null);
    expect(killAt).toBeNull();
    serving = await next;
    next = start();
    return { before, after: await sendOnce(), again: await sendOnce() };
  }

  it.each(points)('when %s books once, and returns the reference to a repeated request', async (point) => {
    const timeSlot = await firstFreeTimeSlot(backend, PLUMBER_AT_HOME);
    const email = `${POINTS.indexOf(point)}@killed.example`;
    const location = { customerLocation: 'HOME_SERVICE' };
    const input = booking({
      email,
      specialistId: 'specialist-1',
      date: timeSlot.date,
      timeSlotId: timeSlot.timeSlotId,
      location,
    });
    const { before, after, again } = await sendAndKill(point, () => send(multipart(BOOK, input, JPEG)));
    expect(after).toMatchObject({ userErrors: [], booking: { reference: expect.stringMatching(/^MW-/) } });
    expect(again).toEqual(after);
    if (before) expect(after).toEqual(before);
    expect(await firstFreeTimeSlot(backend, PLUMBER_AT_HOME)).not.toEqual(timeSlot);
  });

  it('books once for a customer, even after a new login', async () => {
    const timeSlot = await firstFreeTimeSlot(backend, PLUMBER_AT_HOME);
    const input = {
      idempotencyKey: randomUUID(),
      serviceId: 'service-3',
      specialistId: 'specialist-1',
      itemDetails: 'Kitchen tap',
      issueDescription: 'It drips.',
      location: { customerLocation: 'HOME_SERVICE' },
      date: timeSlot.date,
      timeSlotId: timeSlot.timeSlotId,
    };
    const sendOnce = async () => send(multipart(BOOK_AS_CUSTOMER, input, JPEG), await logIn(backend));
    const { before, after, again } = await sendAndKill(`${CUSTOMERS_FORM}: processed`, sendOnce);
    expect(before).toBeNull();
    expect(after).toEqual({ reference: expect.stringMatching(/^MW-/), userErrors: [] });
    expect(again).toEqual(after);
  });

  it('sends an immediate request once', async () => {
    const input = {
      idempotencyKey: randomUUID(),
      immediateServiceName: 'Flat Tire',
      issueDetails: 'Blue Fiesta',
      issueDescription: 'Nail in it',
      location: '1 High Street LE1 1AA',
      phone: '07700 900123',
    };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: ASK_FOR_HELP, variables: { input } }));
    form.set('map', '{}');
    const { before, after, again } = await sendAndKill(`${IMMEDIATE}: processed`, () => send(form));
    expect(before).toBeNull();
    expect(after).toEqual({ request: { reference: expect.stringMatching(/^IR-/) }, userErrors: [] });
    expect(again).toEqual(after);
  });
});
