import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingInputFor, type FreeTimeSlot, freeTimeSlots } from '../../bench/support/bookings.ts';
import { RATE_LIMITS } from '../../gateway/limits.ts';
import { rows } from '../backend/support/engines.ts';
import { BOOK } from '../gateway/booking-fixtures.ts';
import { COMPLETE_PHOTO, multipart } from '../gateway/photo-fixtures.ts';
import { openStream } from '../gateway/streams.ts';
import { until } from '../support/until.ts';
import { type Cluster, startCluster } from './support/cluster.ts';
import { ask, send, upload } from './support/customers.ts';
import { Load } from './support/load.ts';
import { missing } from './support/programs.ts';

if (missing.length > 0) console.log(`Several machines are not tested in this run, which needs: ${missing.join(', ')}.`);

const DAY_MS = 86_400_000;
const PHOTO = [{ name: 'tap.png', bytes: COMPLETE_PHOTO }];
const BOOK_AS_CUSTOMER = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { reference userErrors { field message code } } }`;

/** The only errors that customers may get during an outage (docs/operations.md). */
const DOCUMENTED = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'];

describe.skipIf(missing.length > 0)('three gateways and two backends behind nginx', () => {
  let cluster: Cluster;
  let times: FreeTimeSlot[];
  let session: Record<string, string>;

  beforeAll(async () => {
    cluster = await startCluster();
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    // A time of today may pass before it is booked.
    times = (await freeTimeSlots(cluster.gateways[0].url, 800)).filter(({ date }) => date > tomorrow);
    const { data } = await ask(
      cluster.gateways[0].url,
      'mutation ($input: LogInInput!) { logIn(input: $input) { session { userId authToken } } }',
      { variables: { input: cluster.customer } },
    );
    session = { 'x-user-id': data.logIn.session.userId, 'x-auth-token': data.logIn.session.authToken };
  });
  afterAll(() => cluster?.stop());

  const nextTime = () => {
    const time = times.pop();
    if (!time) throw new Error('no free time is left');
    return time;
  };

  const find = <Row>(query: string) =>
    rows<Row>({ dataDir: '', databaseUrl: cluster.postgres.url, remove: async () => undefined }, query);

  /** What was booked with an email address of these customers. */
  const stored = (name: string) =>
    find<{ email: string; reference: string }>(
      `select k.email, a.reference from appointments a join accounts k on k.id = a.account_id
       where k.email like '${name}%@cluster.example'`,
    );

  /** Asserts that every acknowledged or repeated booking is stored once. */
  async function expectEachOnce(load: Load, name: string): Promise<void> {
    const found = await stored(name);
    const byEmail = (pairs: Iterable<readonly [string, string]>) => [...pairs].toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(byEmail(found.map(({ email, reference }) => [email, reference] as const))).toEqual(byEmail(load.booked));
    expect(load.unknown).toEqual([]);
    expect(load.booked.size).toBeGreaterThan(0);
  }

  /** Customers go on while something happens, and a little longer. */
  async function underLoad(
    name: string,
    happens: (customersAreServed: () => Promise<void>) => Promise<void>,
  ): Promise<Load> {
    const load = new Load(cluster.url, times, name);
    load.start();
    const customersAreServed = () => {
      const [requests, bookings] = [load.requests + 20, load.booked.size];
      return until(() => load.requests >= requests && load.booked.size > bookings, 'customers were served');
    };
    try {
      await customersAreServed();
      await happens(customersAreServed);
      await customersAreServed();
    } finally {
      await load.stop();
    }
    return load;
  }

  /** Books for the customer who has logged in, at this gateway; the reference. */
  async function bookAt({ url }: { url: string }): Promise<string> {
    const { serviceId, specialistId, date, timeSlotId } = nextTime();
    const input = {
      idempotencyKey: randomUUID(),
      serviceId,
      specialistId,
      itemDetails: 'Kitchen tap',
      issueDescription: 'It drips.',
      location: { customerLocation: 'HOME_SERVICE' },
      date,
      timeSlotId,
    };
    const { data } = await upload(url, multipart(BOOK_AS_CUSTOMER, input, PHOTO), undefined, session);
    expect(data.bookAppointment).toMatchObject({ userErrors: [], reference: expect.stringMatching(/^MW-/) });
    return data.bookAppointment.reference;
  }

  /** The appointments as the customer sees them at a gateway. */
  async function appointmentsAt({ url }: { url: string }): Promise<{ id: string; reference: string }[]> {
    const { data } = await ask(url, '{ me { appointments { nodes { id reference } } } }', { headers: session });
    return data.me.appointments.nodes;
  }

  it('logs in on one gateway and books on another, and every gateway shows it (DEPLOY-06)', async () => {
    const reference = await bookAt(cluster.gateways[1]);
    for (const gateway of cluster.gateways)
      expect(await appointmentsAt(gateway)).toContainEqual(expect.objectContaining({ reference }));
    // Its photo is where every backend finds it.
    const photos = await find<{ bytes: number }>("select bytes from files where area = 'appointment-images'");
    expect(photos.length).toBeGreaterThan(0);
  });

  it('shows a photo uploaded on another machine at every gateway (DEPLOY-06)', async () => {
    const file = join(cluster.folder, 'portrait.png');
    await writeFile(file, COMPLETE_PHOTO);
    await cluster.operate('specialists', 'edit', 'Marcus Delaney', '--photo', file);
    // A search that no gateway has cached.
    const { data } = await ask(
      cluster.gateways[2].url,
      '{ specialists(filter: { search: "Marcus" }) { items { name photoUrl } } }',
    );
    const [{ photoUrl }] = data.specialists.items.filter(
      (specialist: { name: string }) => specialist.name === 'Marcus Delaney',
    );
    const answers = await Promise.all(
      [cluster.url, ...cluster.gateways.map(({ url }) => url)].map((url) => send(url + new URL(photoUrl).pathname)),
    );
    const [stored] = await find<{ sha256: string }>(
      `select sha256 from files where area = 'public' and '/media/uploads/' || name = '${new URL(photoUrl).pathname}'`,
    );
    for (const { status, headers, body } of answers) {
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(createHash('sha256').update(body).digest('hex')).toBe(stored?.sha256);
    }
  });

  it('makes one booking for a key sent to three gateways concurrently (DEPLOY-06)', async () => {
    const form = () => multipart(BOOK, wish, PHOTO);
    const wish = bookingInputFor(nextTime(), 'key@cluster.example');
    const answers = await Promise.all(cluster.gateways.map(({ url }) => upload(url, form())));
    const references = answers.map(({ data }) => data.bookAppointmentAsGuest.booking?.reference);
    expect(new Set(references)).toEqual(new Set([expect.stringMatching(/^MW-/)]));
    expect(await stored('key')).toHaveLength(1);
  });

  it('counts an address’s mutations across all gateways (DEPLOY-06)', async () => {
    const write = async (index: number, address: string) => {
      const input = { name: 'Ann Reed', email: `message${index}@cluster.example`, message: 'Do you repair clocks?' };
      const { url } = cluster.gateways[index % 3] ?? cluster.gateways[0];
      const mutation =
        'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { userErrors { message } } }';
      return (await ask(url, mutation, { variables: { input }, headers: { 'x-forwarded-for': address } })).codes;
    };
    const { max } = RATE_LIMITS.sendContactMessage;
    for (let index = 0; index < max; index++) expect(await write(index, '192.0.2.77')).toEqual([]);
    for (const index of [0, 1, 2]) expect(await write(index, '192.0.2.77')).toEqual(['RATE_LIMITED']);
    expect(await write(3, '192.0.2.78')).toEqual([]);
  });

  it('pushes changes made at one gateway to a page open at another (DEPLOY-06)', async () => {
    const reference = await bookAt(cluster.gateways[0]);
    const [appointment] = (await appointmentsAt(cluster.gateways[0])).filter(
      (candidate) => candidate.reference === reference,
    );
    const subscription = 'subscription { notificationsChanged { customer { unreadNotificationCount } } }';
    const page = await openStream({ url: cluster.gateways[0].url }, subscription, session);
    const unread = (event: { data: { notificationsChanged: { customer: { unreadNotificationCount: number } } } }) =>
      event.data.notificationsChanged.customer.unreadNotificationCount;
    const [before] = await page.events(1);
    const cancel = `mutation ($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { userErrors { message } } }`;
    const input = { appointmentId: appointment?.id, reason: 'It stopped dripping.' };
    const { data } = await ask(cluster.gateways[2].url, cancel, { variables: { input }, headers: session });
    expect(data.cancelAppointment.userErrors).toEqual([]);
    const [, changed] = await page.events(2);
    expect(unread(changed)).toBe(unread(before) + 1);
    page.leave();
  });

  it('keeps the door open for others while one address floods it or is silent', async () => {
    const attacker = '127.0.0.9';
    const { port, hostname } = new URL(cluster.url);
    const load = await underLoad('flood', async (customersAreServed) => {
      const silent = Array.from({ length: 1_500 }, () =>
        connect({ port: Number(port), host: hostname, localAddress: attacker }),
      );
      for (const socket of silent) socket.on('error', () => undefined);
      await customersAreServed();
      const statuses = await Promise.all(
        Array.from({ length: 1_000 }, (_, index) =>
          ask(cluster.url, `{ a${index}: services { id } }`, { from: attacker }).catch(() => ({ status: 0 })),
        ),
      );
      expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(100);
      await customersAreServed();
      for (const socket of silent) socket.destroy();
    });
    expect(load.failures, cluster.warnings()).toEqual([]);
    await expectEachOnce(load, 'flood');
  });

  it('is restarted, one process after the other, without a failed request (DEPLOY-07)', async () => {
    const load = await underLoad('rolling', async () => {
      for (const member of [...cluster.gateways, ...cluster.backends]) await member.restart();
    });
    expect(load.failures, cluster.warnings()).toEqual([]);
    await expectEachOnce(load, 'rolling');
  });

  it.each<[string, string, (customersAreServed: () => Promise<void>) => Promise<void>]>([
    [
      'a backend is killed',
      'killed',
      async (customersAreServed) => {
        await cluster.backends[0].kill();
        await customersAreServed();
        await cluster.backends[0].start();
      },
    ],
    [
      'Redis is killed',
      'redis',
      async (customersAreServed) => {
        await cluster.redis.kill();
        await customersAreServed();
        await cluster.redis.start();
      },
    ],
    ['PostgreSQL crashes', 'postgres', () => cluster.postgres.crash()],
  ])('loses and duplicates nothing when %s, and recovers (DEPLOY-08)', async (_what, name, happens) => {
    const load = await underLoad(name, happens);
    const during = load.failures.splice(0);
    for (const { status, codes } of during) {
      expect(status).toBe(200);
      for (const code of codes) expect(DOCUMENTED).toContain(code);
    }
    await load.settle();
    expect(load.failures, cluster.warnings()).toEqual([]);
    await expectEachOnce(load, name);
  });
});
