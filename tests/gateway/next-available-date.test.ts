import { describe, expect, it } from 'vitest';
import { londonDay } from '#shared/london/clock.ts';
import { addDays } from '#shared/london/days.ts';
import { WHOLE_HOST } from '../examples/all.ts';
import type { ReceivedCall, Reply, Script } from '../support/fake-php.ts';
import { createGate } from '../support/gate.ts';
import { until } from '../support/until.ts';
import { post, startGateway, type TestGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { perform } from './whole-graph.ts';

const gateway = await sharedGateway();

const DATES = 'getAvailableDates.php';
const HOME = '{ customerLocation: HOME_SERVICE }';
const inDays = (days: number) => addDays(londonDay(new Date()), days);
const datesOf = (...days: number[]): Reply => ({ json: { success: true, dates: days.map(inDays) } });

/** A host with specialists 1, 2, 3 ..., whose dates are as `dates` says. */
function hostWith(count: number, dates: (specialistId: number, call: ReceivedCall) => Reply | Promise<Reply>) {
  const specialists = Array.from({ length: count }, (_, index) => ({ specialist_id: index + 1, base_price: index }));
  return {
    'services.php': { json: { services: [{ id: 3, name: 'Plumbing' }] } },
    'getSpecialistsByService.php': { json: { success: true, specialists } },
    [DATES]: (call: ReceivedCall) => dates(Number(call.query.specialistId), call),
  } satisfies Record<string, Script>;
}

const LIST = '{ service(id: "service-3") { specialists { id name } } }';
const NEXT_DATES = `{ service(id: "service-3") { specialists { id nextAvailableDate(serviceId: "service-3", location: ${HOME}) } } }`;
const SOONEST = `{ service(id: "service-3") { specialists(sort: SOONEST, location: ${HOME}) { id } } }`;

async function nextDates(of: TestGateway = gateway): Promise<(string | null)[]> {
  const { data, errors } = await of.graph(NEXT_DATES);
  expect(errors).toBeUndefined();
  return data.service.specialists.map(
    ({ nextAvailableDate }: { nextAvailableDate: string | null }) => nextAvailableDate,
  );
}

async function order(of: TestGateway = gateway): Promise<string[]> {
  const { data, errors } = await of.graph(SOONEST);
  expect(errors).toBeUndefined();
  return data.service.specialists.map(({ id }: { id: string }) => id);
}

async function freeOn(day: string) {
  const { data, errors } = await gateway.graph(
    `{ service(id: "service-3") { specialists(freeOn: "${day}", location: ${HOME}) { id } } }`,
  );
  return errors?.[0].extensions.code ?? data.service.specialists.map(({ id }: { id: string }) => id);
}

const lookups = (of: TestGateway = gateway) => of.php.callsOf(DATES).length;

describe('the next available date', () => {
  it.each([
    [`serviceId: "service-3", location: ${HOME}`, { isHomeService: '1' }],
    ['serviceId: "service-3", location: { workshopId: "workshop-2" }', { locationId: '2' }],
    ['serviceId: "service-3"', {}],
  ])('is the first bookable day from today (%s)', async (args, parameters) => {
    gateway.php.answer({
      'specialists.php': { json: { success: true, specialists: [{ specialist_id: 7 }] } },
      [DATES]: datesOf(9, 4, -1, 90),
    });
    const { data, errors } = await gateway.graph(`{ specialist(id: "specialist-7") { nextAvailableDate(${args}) } }`);
    expect(errors).toBeUndefined();
    expect(data.specialist.nextAvailableDate).toBe(inDays(4));
    expect(gateway.php.callOf(DATES).query).toEqual({ serviceId: '3', specialistId: '7', ...parameters });
  });

  it('costs one call per specialist, and none within a minute; the list costs the same as ever', async () => {
    gateway.php.answer(hostWith(12, (id) => datesOf(id)));
    await gateway.graph(LIST);
    expect(gateway.php.counts).toEqual({ 'services.php': 1, 'getSpecialistsByService.php': 1 });
    expect(await nextDates()).toEqual(Array.from({ length: 12 }, (_, index) => inDays(index + 1)));
    expect(gateway.php.counts).toEqual({ 'services.php': 1, 'getSpecialistsByService.php': 1, [DATES]: 12 });
    gateway.pass(29_000);
    await nextDates();
    await order();
    expect(lookups()).toBe(12);
    gateway.pass(31_001);
    await nextDates();
    expect(lookups()).toBe(24);
  });

  it('is looked up once by an operation that sorts by it and selects it under several names', async () => {
    gateway.php.answer(hostWith(3, () => datesOf(2)));
    const field = `nextAvailableDate(serviceId: "service-3", location: ${HOME})`;
    await gateway.graph(
      `{ service(id: "service-3") { specialists(sort: SOONEST, location: ${HOME}) { a: ${field} b: ${field} } } }`,
    );
    expect(lookups()).toBe(3);
  });

  it('shares the calendar’s response, which stays as fresh as ever', async () => {
    gateway.php.answer(hostWith(1, () => datesOf(2)));
    const calendar = `{ service(id: "service-3") { availableDates(location: ${HOME}, specialistId: "specialist-1") } }`;
    await nextDates();
    gateway.pass(2_001);
    gateway.php.answer({ [DATES]: datesOf(5) });
    expect((await gateway.graph(calendar)).data.service.availableDates).toEqual([inDays(5)]);
    expect(await nextDates()).toEqual([inDays(5)]);
    expect(lookups()).toBe(2);
  });

  it.each(['bookAppointmentAsGuest', 'bookAppointment', 'rescheduleAppointment', 'cancelAppointment'] as const)(
    'is looked up again after %s',
    async (mutation) => {
      gateway.php.answer({ ...WHOLE_HOST, ...hostWith(2, () => datesOf(7)) });
      await nextDates();
      await perform(gateway, mutation);
      const before = lookups();
      await nextDates();
      expect(lookups()).toBe(before + 2);
    },
  );

  it.each<[string, Reply]>([
    ['there is none', datesOf()],
    ['all are past', datesOf(-1)],
    ['the host refuses', { json: { success: false, message: 'Not now' } }],
    ['the host fails', { raw: 'Fatal error', status: 500 }],
    ['the host sends no dates', { json: { success: true } }],
    ['the connection is lost', 'reset'],
  ])('is null without an error when %s, and only for that specialist', async (_what, reply) => {
    gateway.php.answer(hostWith(3, (id) => (id === 2 ? reply : datesOf(id))));
    expect(await nextDates()).toEqual([inDays(1), null, inDays(3)]);
  });

  it('is logged like any other call when its call fails', async () => {
    gateway.php.answer(hostWith(1, () => ({ raw: 'x', status: 500 })));
    const before = gateway.log.length;
    await nextDates();
    const line = gateway.log.slice(before).find(({ msg }) => msg === 'legacy call failed');
    expect(line).toMatchObject({ script: DATES, status: 500, fault: 'status' });
  });

  it('is looked up for at most 50 specialists per operation', async () => {
    gateway.php.answer(hostWith(52, () => datesOf(1)));
    expect((await nextDates()).map((date) => date !== null)).toEqual([...Array(50).fill(true), false, false]);
    expect(lookups()).toBe(50);
  });

  it.each(['serviceId: ""', `serviceId: "${'1'.repeat(500)}"`, 'serviceId: "service-3", location: { workshopId: "" }'])(
    'refuses arguments %#',
    async (args) => {
      gateway.php.answer({ 'specialists.php': { json: { success: true, specialists: [{ specialist_id: 7 }] } } });
      const { errors } = await gateway.graph(`{ specialist(id: "specialist-7") { nextAvailableDate(${args}) } }`);
      expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
      expect(lookups()).toBe(0);
    },
  );
});

describe('the order SOONEST', () => {
  it('has the earliest date first, equal ones in the host’s order, and those without one last (BOOK-50)', async () => {
    const days: Record<number, number[]> = { 1: [], 2: [5], 3: [2, 3], 4: [5], 5: [2] };
    gateway.php.answer(hostWith(6, (id) => (id === 6 ? 'reset' : datesOf(...(days[id] ?? [])))));
    expect(await order()).toEqual([
      'specialist-3',
      'specialist-5',
      'specialist-2',
      'specialist-4',
      'specialist-1',
      'specialist-6',
    ]);
  });

  it('is for any location without one', async () => {
    gateway.php.answer(hostWith(1, () => datesOf(1)));
    await gateway.graph('{ service(id: "service-3") { specialists(sort: SOONEST) { id } } }');
    expect(gateway.php.callOf(DATES).query).toEqual({ serviceId: '3', specialistId: '1' });
  });
});

describe('with a slow host', () => {
  /** A gateway whose host answers lookups when `open` is called. */
  async function withGate(use: (slow: TestGateway, open: () => void) => Promise<void>, timeoutMs?: number) {
    const slow = await startGateway(timeoutMs ? { nextDateLimits: { timeoutMs } } : {});
    const { opened, open } = createGate();
    slow.php.answer(
      hostWith(12, (id, { query }) => (query.isHomeService ? opened.then(() => datesOf(id)) : datesOf(id))),
    );
    try {
      await use(slow, open);
    } finally {
      open();
      await slow.close();
    }
  }

  it('an operation makes five lookups at a time', () =>
    withGate(async (slow, open) => {
      const dates = nextDates(slow);
      await until(() => lookups(slow) >= 5, 'five lookups arrived');
      await slow.graph(LIST);
      expect(lookups(slow)).toBe(5);
      open();
      expect(await dates).not.toContain(null);
    }));

  it('an operation whose caller disconnects makes no further lookups', () =>
    withGate(async (slow) => {
      const leaving = new AbortController();
      const left = post(slow, { query: NEXT_DATES }, {}, leaving.signal).catch(() => 'left');
      await until(() => lookups(slow) >= 5, 'five lookups arrived');
      leaving.abort();
      expect(await left).toBe('left');
      await until(() => slow.log.some(({ event }) => event === 'operation'), 'the operation ended');
      await slow.graph(LIST);
      expect(lookups(slow)).toBe(5);
    }));

  it('all operations together leave half of the script’s calls to calendars', () =>
    withGate(async (slow, open) => {
      const services = ['service-3', 'service-4', 'service-5', 'service-6', 'service-7', 'service-8'];
      const lists = services.map((id) =>
        slow.graph(NEXT_DATES.replace('serviceId: "service-3"', `serviceId: "${id}"`)),
      );
      await until(() => lookups(slow) >= 24, '24 lookups arrived');
      await slow.graph('{ service(id: "service-3") { availableDates(location: { workshopId: "workshop-2" }) } }');
      expect(slow.php.callsOf(DATES).filter(({ query }) => query.isHomeService)).toHaveLength(24);
      open();
      await Promise.all(lists);
    }));

  it('what is unknown when the time is over is null, and last, without an error', () =>
    withGate(async (slow) => {
      expect(await nextDates(slow)).toEqual(Array(12).fill(null));
      expect(await order(slow)).toEqual(Array.from({ length: 12 }, (_, index) => `specialist-${index + 1}`));
      expect(lookups(slow)).toBe(5);
    }, 300));
});

describe('the specialists who are free on a day (BOOK-52)', () => {
  it('are those with that day at the location, without those whose days are unknown', async () => {
    const days: Reply[] = [datesOf(2, 6), datesOf(2), 'reset'];
    gateway.php.answer(hostWith(3, (id) => days[id - 1] ?? datesOf()));
    expect(await freeOn(inDays(6))).toEqual(['specialist-1']);
    expect(gateway.php.callsOf(DATES)[0]?.query).toEqual({ serviceId: '3', isHomeService: '1', specialistId: '1' });
    expect(await freeOn(inDays(9))).toEqual([]);
  });

  it('are unknown if no one’s days are known', async () => {
    gateway.php.answer(hostWith(2, () => 'reset'));
    expect(await freeOn(inDays(6))).toBe('UPSTREAM_UNAVAILABLE');
  });
});
