import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER } from '../examples/accounts.ts';
import { CALLS, MUTATION_NAMES, MUTATIONS, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import type { Script } from '../support/fake-php.ts';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { type GraphAnswer, NO_LIMITS, post, readAnswer, SESSION, startGateway, type TestGateway } from './harness.ts';
import { operationOf, perform } from './whole-graph.ts';

const dataDir = await temporaryFolder();

/** Texts of inputs and responses that aren't personal. */
const PUBLIC =
  /^(SPECIALIST_APPLICATION|MORE_THAN_10|INSURED|MILES_10|MONDAY|confirmed|completed|\d{1,4}|\d{4}-\d\d-\d\d.*)$/;

/** Every text in a value that could be personal. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 4 || PUBLIC.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Fails when a log line contains one of the texts. Request ids are left out, since they may contain
 * any digits.
 */
function expectNothingOf(secrets: Iterable<string>, log: string): void {
  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => line.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(id)'));
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(
      lines.find((line) => line.toLowerCase().includes(secret.toLowerCase())),
      `a line with ${secret}`,
    ).toBeUndefined();
  }
}

describe('the log of the gateway', () => {
  const NEVER = ['Wilhelmina', 'wilhelmina@example.com', '07700 900999', 'MARK-OF-THE-HOST'];
  const refusal = { success: false, errors: NEVER, message: NEVER.join(' '), error: NEVER[1] };

  /** Responses of hosts that reveal too much. */
  const MOODS: Readonly<Record<string, Script | null>> = {
    'does what it is asked': null,
    'refuses in words': { json: refusal, status: 422 },
    'refuses what is not theirs': { json: refusal, status: 404 },
    'ends the session': { json: refusal, status: 401 },
    'has had too much': { json: refusal, status: 429, headers: { 'retry-after': '60' } },
    'breaks down': { raw: `<h1>${NEVER.join(' ')}</h1>`, status: 500 },
    'talks before it answers': {
      raw: `<br />\n<b>Warning</b>: ${NEVER.join(' ')}<br />\n{"success":true,"${NEVER[0]}":{}}`,
    },
    'answers something else': { json: { success: true, services: NEVER, notifications: NEVER, vehicles: [refusal] } },
    'breaks the connection': 'reset',
  };

  let gateway: TestGateway;
  const secrets = new Set([
    ...NEVER,
    ...Object.values(SESSION).filter((text) => text.length > 4),
    ...textsOf(CUSTOMER),
  ]);
  for (const { input } of Object.values(MUTATIONS)) for (const text of textsOf(input())) secrets.add(text);

  beforeAll(async () => {
    gateway = await startGateway({ limits: NO_LIMITS, config: { logLevel: 'trace' } });
  });
  afterAll(() => gateway.close());

  it.each(Object.entries(MOODS))('logs no personal data when the host %s (LOG-01, LOG-02)', async (_what, script) => {
    gateway.pass(10 * 24 * 60 * 60_000);
    const scripts = Object.keys(WHOLE_HOST).map((name): [string, Script] => [
      name,
      script ?? WHOLE_HOST[name] ?? 'reset',
    ]);
    gateway.php.answer(Object.fromEntries(scripts));
    for (const call of CALLS) await operationOf(call).ask(gateway);
    expectNothingOf(secrets, gateway.logText());
  });

  it('logs no invalid input, and no credentials of a refused session', async () => {
    for (const name of MUTATION_NAMES) {
      const input = MUTATIONS[name].input();
      await perform(gateway, name, { ...input, [NEVER[0] ?? '']: NEVER[1] });
      const long = Object.entries(input).map(([key, value]) => [
        key,
        typeof value === 'string' ? `${value} ${NEVER[3]}` : value,
      ]);
      await perform(gateway, name, Object.fromEntries(long), {});
    }
    await post(gateway, `{"query":"${NEVER[0]}`, SESSION);
    const headers = { 'content-type': 'application/json', ...SESSION };
    await fetch(`${gateway.url}/graphql?token=${NEVER[3]}&userId=7`, { method: 'POST', headers, body: '{}' });
    expectNothingOf(secrets, gateway.logText());
  });
});

describe('the logs of gateway and backend', { timeout: 240_000 }, () => {
  const EMAIL = 'wilhelmina.oxenbridge@example.com';
  const LATER_EMAIL = 'mina.oxenbridge@example.com';
  const PASSWORDS = ['First-Word-77!', 'Second-Word-88!', 'Third-Word-99!'] as const;
  const person = { firstName: 'Wilhelmina', lastName: 'Oxenbridge', phone: '07723 456789' };
  const address = { street: '77 Quillmaker Row', city: 'Loughborough', postcode: 'LE11 3TU' };
  const secrets = new Set([EMAIL, LATER_EMAIL, ...PASSWORDS, 'Wilhelmina', 'Oxenbridge', '7723 456789', '7723456789']);
  for (const text of ['Quillmaker', 'LE11 3TU', 'QU77 LLL', 'Gurgling', 'Why so dear']) secrets.add(text);

  let process: GatewayProcess;
  let session: Record<string, string> = {};

  beforeAll(async () => {
    process = await startGatewayProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  }, 120_000);
  afterAll(async () => {
    process.signal('SIGTERM');
    await process.ended;
  });

  async function graph(
    query: string,
    variables: object = {},
    headers: Record<string, string> = session,
  ): Promise<GraphAnswer> {
    return readAnswer(await post(process, { query, variables }, headers));
  }

  /** Sends a mutation to the product; returns its payload. */
  async function mutate(name: MutationName, input?: unknown) {
    const { data, errors } = await perform({ url: process.url, graph }, name, input, session);
    expect(errors, name).toBeUndefined();
    for (const token of [data[name].claimToken, data[name].resetToken, data[name].session?.authToken]) {
      if (token) secrets.add(token);
    }
    return data[name];
  }

  async function done(name: MutationName, input?: unknown) {
    const payload = await mutate(name, input);
    expect(payload.userErrors ?? [], name).toEqual([]);
    return payload;
  }

  /** The code of the latest email to an address. */
  async function codeFor(email: string): Promise<string> {
    const page = async (path: string) => (await fetch(`${process.url}${path}`)).text();
    let code: string | undefined;
    await until(async () => {
      const [path] = [...(await page('/outbox')).matchAll(/<td>([^<]*)<\/td><td><a href="([^"]+)">/g)].flatMap(
        ([, to, link]) => (to === email && link ? [link] : []),
      );
      code = path && /Your code: (\d{6})/.exec(await page(path))?.[1];
      return code !== undefined && code !== '' && !secrets.has(code);
    }, `a code came to ${email}`);
    secrets.add(code ?? '');
    return code ?? '';
  }

  const logIn = async (email: string, password: string) => {
    const { session: begun } = await done('logIn', { email, password });
    session = { 'x-user-id': begun.userId, 'x-auth-token': begun.authToken };
  };

  it('contain no personal data from a customer’s whole history', async () => {
    await done('register', { ...person, email: EMAIL, password: PASSWORDS[0] });
    const code = await codeFor(EMAIL);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await mutate('verifyRegistration', { email: EMAIL, code: wrong })).userErrors[0].code).toBe('WRONG_CODE');
    await done('verifyRegistration', { email: EMAIL, code });
    expect((await mutate('logIn', { email: EMAIL, password: PASSWORDS[1] })).userErrors[0].code).toBe(
      'BAD_CREDENTIALS',
    );
    await logIn(EMAIL, PASSWORDS[0]);

    await done('addVehicle', { make: 'Ford', model: 'Gurgling', year: 2019, plate: 'QU77 LLL' });
    await done('updateProfile', { lastName: 'Oxenbridge', address });
    await mutate('updateProfile', { email: LATER_EMAIL });
    await done('sendEmailCode', { email: LATER_EMAIL, purpose: 'PROFILE_CHANGE' });
    await done('verifyEmailCode', { email: LATER_EMAIL, purpose: 'PROFILE_CHANGE', code: await codeFor(LATER_EMAIL) });
    await done('updateProfile', { email: LATER_EMAIL });
    await done('changePassword', {
      ...{ currentPassword: PASSWORDS[0], newPassword: PASSWORDS[1], confirmPassword: PASSWORDS[1] },
    });
    await graph(`{ emailAvailability(email: "${EMAIL}") { isAvailable } }`);

    const location = { customerLocation: 'HOME_SERVICE' };
    const diary = `query ($date: Date!, $location: LocationInput!) { service(id: "service-3") { availableDates(location: $location)
      timeSlots(date: $date, location: $location) { timeSlotId } } }`;
    const date = (await graph(diary, { date: '2030-01-01', location })).data.service.availableDates[2];
    const timeSlotId = (await graph(diary, { date, location })).data.service.timeSlots[0].timeSlotId;
    const work = {
      serviceId: 'service-3',
      itemDetails: 'Gurgling tap',
      issueDescription: 'Gurgling all night',
      location,
      date,
      timeSlotId,
    };
    const booked = await done('bookAppointment', { ...work, idempotencyKey: randomUUID(), photos: [null] });
    await done('cancelAppointment', { appointmentId: `appointment-${booked.reference}`, reason: 'Why so dear' });
    await mutate('payForAppointment', { appointmentId: `appointment-${booked.reference}` });
    await done('markAllNotificationsRead', {});
    const everything =
      await graph(`{ me { firstName lastName email phone address { street } appointments { nodes { id details } }
      vehicles { plate } notifications { nodes { message } } summary { completedRepairs } } }`);
    expect(everything.errors).toBeUndefined();

    await done('logOut', {});
    await graph('{ me { id } }');
    session = {};
    await done('requestPasswordReset', { email: LATER_EMAIL });
    const reset = { email: LATER_EMAIL, code: await codeFor(LATER_EMAIL) };
    const { resetToken } = await done('verifyPasswordResetCode', reset);
    await done('resetPassword', { resetToken, password: PASSWORDS[2] });
    await logIn(LATER_EMAIL, PASSWORDS[2]);

    const guest = {
      ...work,
      ...person,
      email: 'gretel.oxenbridge@example.com',
      idempotencyKey: randomUUID(),
      photos: [null],
    };
    secrets.add(guest.email);
    session = {};
    await done('bookAppointmentAsGuest', { ...guest, address: address.street, declarationAccepted: true });
    const claim = { email: guest.email, code: await codeFor(guest.email) };
    const { claimToken } = await done('verifyClaim', claim);
    await done('completeClaim', { claimToken, email: guest.email, password: PASSWORDS[0], logIn: true });
    await done('sendContactMessage', { name: 'Wilhelmina', email: EMAIL, message: 'Why so dear?' });
    await done('requestImmediateService', {
      ...{
        immediateServiceName: 'Puncture',
        issueDetails: 'Gurgling',
        issueDescription: 'Gurgling',
        location: address.street,
      },
      phone: person.phone,
    });
    // Both logged at their most verbose level.
    for (const line of [/"service":"gateway".*"script":"userLogin.php"/, /"service":"backend".*userRegistration.php/]) {
      expect(process.output()).toMatch(line);
    }
    expectNothingOf(secrets, process.output());
  });

  it('use the same request id, so that a request can be traced through both (LOG-03)', async () => {
    const ids = [
      (await graph('{ immediateServices { name } }')).headers.get('x-request-id'),
      (await perform({ url: process.url, graph }, 'logIn', { email: EMAIL, password: PASSWORDS[0] }, {})).headers.get(
        'x-request-id',
      ),
    ];
    for (const requestId of ids) {
      const lines = () =>
        process
          .output()
          .split('\n')
          .filter((line) => line.includes(`"requestId":"${requestId}"`))
          .map((line) => JSON.parse(line));
      const common = { level: expect.any(String), time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
      const isLogged = (expected: string) => lines().some(({ event }) => event === expected);
      await until(() => isLogged('operation') && isLogged('request'), 'both have logged the request');
      expect(lines()).toContainEqual(expect.objectContaining({ ...common, service: 'gateway', event: 'operation' }));
      expect(lines()).toContainEqual(expect.objectContaining({ ...common, service: 'backend', event: 'request' }));
    }
  });
});
