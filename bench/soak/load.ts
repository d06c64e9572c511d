import { randomBytes, randomUUID } from 'node:crypto';
import { readAnswer } from '../../tests/gateway/harness.ts';
import { multipart } from '../../tests/gateway/photo-fixtures.ts';
import { openStream } from '../../tests/gateway/streams.ts';
import { until } from '../../tests/support/until.ts';
import { bookingInputFor, freeTimeSlots, PHOTOS, send } from '../support/bookings.ts';

type Headers = Record<string, string>;

interface Customer {
  readonly email: string;
  readonly address: string;
}

/** Counts of requests, and unexpected responses. */
interface Tally {
  readonly counts: Map<string, number>;
  readonly failures: Map<string, number>;
}

export interface Load {
  readonly tally: Tally;
  /** Pauses new work; resolves when work in flight is done. Streams stay open. */
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

const PASSWORD = 'Mend-it-2026!';
const CUSTOMERS = 12;
const WORKERS = 4;
/**
 * Between two actions of a worker: a few requests per second in all, so that the machine stays
 * usable.
 */
const PAUSE_MS = 700;
const PAGES = ['/', '/services', '/specialists', '/about', '/contact', '/blog', '/appointment', '/no-such-page'];
const TOWNS = ['Leicester', 'Nottingham', 'Derby', 'Loughborough', 'Nowhere'];
const BOOK = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) {
  appointment { id } userErrors { message } } }`;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const newAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/**
 * Customers and guests of a small site on a busy day, with some who leave half-way and some
 * attackers.
 */
export async function startLoad(url: string): Promise<Load> {
  const tally: Tally = { counts: new Map(), failures: new Map() };
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

  async function graph(query: string, variables: object = {}, headers: Headers = {}, expected?: string) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollographql-client-name': 'web', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const answer = await readAnswer(response);
    const code = answer.errors?.[0]?.extensions.code;
    if (code !== undefined && code !== expected)
      count(tally.failures, `${code ?? response.status}: ${query.slice(0, 60)}`);
    return answer;
  }

  await fillDocuments(graph);
  const customers: Customer[] = [];
  for (let index = 0; index < CUSTOMERS; index++) customers.push(await register(url, graph));
  const times = await freeTimeSlots(url, 400);

  async function logIn({ email, address }: Customer): Promise<Headers | null> {
    const input = { email, password: PASSWORD };
    const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { session { userId authToken } } }';
    const { data } = await graph(query, { input }, { 'x-forwarded-for': address });
    const session = data?.logIn?.session;
    return session
      ? { 'x-user-id': session.userId, 'x-auth-token': session.authToken, 'x-forwarded-for': address }
      : null;
  }

  const actions: Record<string, { readonly weight: number; readonly run: () => Promise<unknown> }> = {
    browse: {
      weight: 30,
      async run() {
        const filter = { location: oneOf(TOWNS), serviceMode: oneOf([null, 'WORKSHOP', 'TRAVEL', 'BOTH']) };
        const page = 1 + Math.floor(Math.random() * 5);
        const query = `query ($filter: SpecialistFilter, $page: Int) { specialists(filter: $filter, page: $page, perPage: 6) {
          totalCount items { id name averageRating } } }`;
        const { data } = await graph(query, { filter, page });
        const [first] = data?.specialists?.items ?? [];
        if (first) await graph(`query ($id: ID!) { specialist(id: $id) { name trade } }`, { id: first.id });
        await graph(newText());
      },
    },
    pages: {
      weight: 20,
      async run() {
        const html = await (await fetch(url + oneOf(PAGES), { headers: { accept: 'text/html' } })).text();
        const [asset] = /\/assets\/[^"]+/.exec(html) ?? [];
        if (asset) await (await fetch(url + asset)).arrayBuffer();
        await (
          await fetch(`${url}/media/uploads/specialists/${1 + Math.floor(Math.random() * 40)}.webp`)
        ).arrayBuffer();
      },
    },
    account: {
      weight: 10,
      async run() {
        const session = await logIn(oneOf(customers));
        if (!session) return;
        const query =
          '{ me { id firstName appointments { nodes { id status } } notifications { nodes { id } } vehicles { id } } }';
        await graph(query, {}, session);
        await graph('mutation { logOut(input: {}) { isConfirmed } }', {}, session);
      },
    },
    'book and cancel': {
      weight: 6,
      async run() {
        const session = await logIn(oneOf(customers));
        if (!session) return;
        const { serviceId, specialistId, date, timeSlotId } = oneOf(times);
        const input = {
          ...{ idempotencyKey: randomUUID(), serviceId, specialistId, date, timeSlotId },
          ...{
            itemDetails: 'Kitchen tap',
            issueDescription: 'It drips.',
            location: { customerLocation: 'HOME_SERVICE' },
            address: '1 High Street, LE1 1AA',
          },
        };
        const form = multipart(BOOK, input, PHOTOS);
        const headers = { 'apollo-require-preflight': 'true', ...session };
        const { data, errors } = await readAnswer(
          await fetch(`${url}/graphql`, { method: 'POST', headers, body: form }),
        );
        const appointmentId = data?.bookAppointment?.appointment?.id;
        count(tally.counts, appointmentId ? 'booked' : `not booked: ${JSON.stringify(data ?? errors)}`);
        if (!appointmentId) return;
        const cancel = `mutation ($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { userErrors { message } } }`;
        const cancelled = await graph(cancel, { input: { appointmentId, reason: 'Changed my mind' } }, session);
        for (const { message } of cancelled.data?.cancelAppointment?.userErrors ?? [])
          count(tally.failures, `not cancelled: ${message}`);
      },
    },
    'book as a guest': {
      weight: 2,
      async run() {
        const result = await send(
          url,
          bookingInputFor(oneOf(times), `soak${randomBytes(6).toString('hex')}@example.com`),
        );
        count(tally.counts, `guest: ${JSON.stringify(result).replace(/MW-\d+/, '')}`);
      },
    },
    subscribe: {
      weight: 6,
      async run() {
        const session = await logIn(oneOf(customers));
        if (!session) return;
        const stream = await openStream({ url }, 'subscription { notificationsChanged { added { id } } }', session);
        setTimeout(() => stream.leave(), 2_000 + Math.random() * 18_000);
      },
    },
    leave: {
      weight: 8,
      async run() {
        const body = JSON.stringify({
          query: `{ specialists(page: ${Math.ceil(Math.random() * 50)}) { items { id } } }`,
        });
        const headers = { 'content-type': 'application/json' };
        const signal = AbortSignal.timeout(Math.ceil(Math.random() * 20));
        await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal }).catch(() => null);
        // An aborted upload.
        const upload = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };
        const cut = new ReadableStream({
          start(controller) {
            controller.enqueue(
              Buffer.from(`--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":`),
            );
          },
        });
        const half = { method: 'POST', headers: upload, body: cut, duplex: 'half', signal: AbortSignal.timeout(50) };
        await fetch(`${url}/graphql`, half as RequestInit).catch(() => null);
      },
    },
    'bad requests': {
      weight: 8,
      async run() {
        const json = { 'content-type': 'application/json' };
        const post = (body: string, headers: Headers = json) =>
          fetch(`${url}/graphql`, { method: 'POST', headers, body }).then((response) => response.arrayBuffer());
        await post('{"query":');
        await post(JSON.stringify({ query: `{ ${randomBytes(6).toString('hex')} }` }));
        await post(
          JSON.stringify({
            extensions: { persistedQuery: { version: 1, sha256Hash: randomBytes(32).toString('hex') } },
          }),
        );
        await post('x'.repeat(300_000));
        await graph(
          '{ me { id } }',
          {},
          { 'x-user-id': '7', 'x-auth-token': randomBytes(16).toString('hex') },
          'UNAUTHENTICATED',
        );
      },
    },
  };
  const drawn = Object.entries(actions).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));

  let isPaused = false;
  let isStopped = false;
  let running = 0;
  async function worker(): Promise<void> {
    while (!isStopped) {
      await pause(PAUSE_MS * (0.5 + Math.random()));
      if (isPaused) continue;
      const name = oneOf(drawn);
      running++;
      await actions[name]?.run().catch((error: Error) => count(tally.failures, `${name}: ${error.message}`));
      running--;
      count(tally.counts, name);
    }
  }
  const workers = Array.from({ length: WORKERS }, worker);

  return {
    tally,
    async pause() {
      isPaused = true;
      await until(() => running === 0, 'the load paused');
    },
    resume() {
      isPaused = false;
    },
    async stop() {
      isStopped = true;
      await Promise.all(workers);
    },
  };
}

/** A query with a new text. */
const newText = () => `{ services { id name } a${randomBytes(4).toString('hex')}: serverTime }`;

/**
 * Fills the store of parsed documents, which holds 256 Ki characters: it would take the load hours,
 * and look like a leak until then. `npm run bench queries` shows what it comes to. From many
 * networks, because each may have only a few new documents parsed.
 */
async function fillDocuments(
  graph: (query: string, variables: object, headers: Headers) => Promise<unknown>,
): Promise<void> {
  let remaining = Math.ceil((256 * 1024) / newText().length);
  const client = async () => {
    while (remaining-- > 0) await graph(newText(), {}, { 'x-forwarded-for': newAddress() });
  };
  await Promise.all(Array.from({ length: WORKERS }, client));
}

/** A new customer, who has typed in the code from the email. */
async function register(
  url: string,
  graph: (query: string, variables: object, headers: Headers) => Promise<{ readonly data: unknown }>,
): Promise<Customer> {
  const email = `soak${randomBytes(6).toString('hex')}@example.com`;
  const address = newAddress();
  const headers = { 'x-forwarded-for': address };
  const person = { firstName: 'Sam', lastName: 'Soaker', phone: '07723 456789', email, password: PASSWORD };
  await graph(
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { message } } }',
    { input: person },
    headers,
  );
  const page = async (path: string) => (await fetch(url + path)).text();
  let code: string | undefined;
  await until(async () => {
    const [, link] = new RegExp(`<td>${email}</td><td><a href="([^"]+)">`).exec(await page('/outbox')) ?? [];
    code = link && /Your code: (\d{6})/.exec(await page(link))?.[1];
    return code !== undefined;
  }, 'a code came');
  const verify =
    'mutation ($input: VerifyRegistrationInput!) { verifyRegistration(input: $input) { userErrors { message } } }';
  await graph(verify, { input: { email, code } }, headers);
  return { email, address };
}
