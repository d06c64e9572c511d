import registered from '../gateway/graphql/generated/operations.json' with { type: 'json' };
import { nameIn } from '../gateway/graphql/registered-operations.ts';
import { londonDay } from '../shared/london/clock.ts';
import { addDays } from '../shared/london/days.ts';
import { customers, registeredRequest, sessionOf } from './gateway/cases.ts';
import { check } from './gateway/check.ts';
import type { HostSettings } from './gateway/host.ts';
import type { BenchRequest } from './gateway/load.ts';
import { measureCpuShortly, median, type Peer, ratio } from './gateway/measure.ts';
import { Processes, type Program } from './gateway/processes.ts';
import { digits, microseconds, printTable } from './gateway/table.ts';

/**
 * What each query of the web client costs the gateway, in processor time, as a multiple of passing
 * on the host's answers to the same calls: docs/performance.md.
 */

const PRODUCT = 'product';
const RAW = 'pass-through';
/** Customers' answers are read from the host each time; public ones are cached. */
const GOALS = { unchanged: 4, public: 0.45, new: 10 };
/** How long V8 takes until the code that reads new answers is compiled. */
const NEW_ANSWERS_WARM_UP_MS = 8_000;
/** Networks that send the requests of a query with a rate limit. */
const NETWORKS = 5_000;

const day = (days: number) => addDays(londonDay(new Date()), days);
const serviceOf = (index: number) => `service-${1 + (index % 12)}`;
/** A cursor of the gateway, to the first item of a list. */
const afterFirst = (id: number | string) => Buffer.from(`0:${id}`).toString('base64url');
const home = { customerLocation: 'HOME_SERVICE' };

/** The variables of each operation that has some, for a customer's id or another number. */
const VARIABLES: Readonly<Record<string, (id: number) => object>> = {
  AppointmentDuration: (id) => ({ id: `appointment-${id * 100 + 1}` }),
  AvailableDates: (id) => ({ serviceId: serviceOf(id), location: home, specialistId: `specialist-${id}` }),
  BookingPriceGuide: (id) => ({ serviceId: serviceOf(id) }),
  EmailAvailability: (id) => ({ email: `customer${id}@example.com` }),
  MoreNotifications: (id) => ({ after: afterFirst(id * 100) }),
  MorePendingReviews: (id) => ({ after: afterFirst(id * 100) }),
  MoreSpecialistReviews: (id) => ({ id: `specialist-${id}`, after: afterFirst('') }),
  MoreSubmittedReviews: (id) => ({ after: afterFirst(id * 1000) }),
  NextAvailableDate: (id) => ({ specialistId: `specialist-${id}`, serviceId: serviceOf(id) }),
  NextAvailableDates: (id) => ({ serviceId: serviceOf(id), location: home }),
  OpenAppointment: (id) => ({ id: `appointment-${id * 100}` }),
  RefundIfCancelled: (id) => ({ id: `appointment-${id * 100 + 1}` }),
  RepairDetails: (id) => ({ id: `repair-${id * 1000}` }),
  RescheduleDates: (id) => ({ id: `appointment-${id * 100 + 1}` }),
  RescheduleTimeSlots: (id) => ({ id: `appointment-${id * 100 + 1}`, date: day(7) }),
  ServiceLocations: (id) => ({ serviceId: serviceOf(id) }),
  ServiceOffers: (id) => ({ serviceId: serviceOf(id) }),
  ServiceSpecialists: (id) => ({ serviceId: serviceOf(id), location: home }),
  SpecialistDirectory: (id) => ({ filter: {}, page: id, perPage: 8 }),
  SpecialistPage: (id) => ({ id: `specialist-${id}` }),
  SpecialistProfile: (id) => ({ id: `specialist-${id}` }),
  TimeSlots: (id) => ({ serviceId: serviceOf(id), date: day(7), location: home }),
};
const PUBLIC_ADDRESSES = 12;
const RATE_LIMITED: ReadonlySet<string> = new Set(['EmailAvailability']);
/** Answers that don't show the text that the host changes. */
const SAME_ANSWER: ReadonlySet<string> = new Set([
  ...['AppointmentDuration', 'EmailAvailability', 'OtherSessions', 'RefundIfCancelled', 'RescheduleDates'],
]);

interface Operation {
  readonly name: string;
  readonly isPublic: boolean;
  /** Its requests; `call` is what the pass-through asks of the host. */
  requests(call?: string): readonly BenchRequest[];
}

const OPERATIONS: readonly Operation[] = Object.values(registered)
  .filter((text) => text.startsWith('query '))
  .map((text): Operation => {
    const name = nameIn(text);
    const isPublic = !/\bme\{/.test(text) && !RATE_LIMITED.has(name);
    const variables = VARIABLES[name] ?? (() => ({}));
    return { name, isPublic, requests: (call) => requestsOf(name, isPublic, variables, call) };
  })
  .sort((a, b) => Number(b.isPublic) - Number(a.isPublic) || a.name.localeCompare(b.name));

function requestsOf(
  name: string,
  isPublic: boolean,
  variables: (id: number) => object,
  call: string | undefined,
): readonly BenchRequest[] {
  if (isPublic) {
    const count = VARIABLES[name] ? PUBLIC_ADDRESSES : 1;
    return customers.slice(0, count).map((id) => registeredRequest(name, variables(id), { call }));
  }
  const requests = customers.map((id) => registeredRequest(name, variables(id), { call, session: sessionOf(id) }));
  if (!RATE_LIMITED.has(name)) return requests;
  return Array.from({ length: NETWORKS }, (_, index) => ({
    ...(requests[index % requests.length] as BenchRequest),
    headers: {
      ...requests[index % requests.length]?.headers,
      'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
    },
  }));
}

export async function run(): Promise<void> {
  const processes = await Processes.create();
  const stop = () => void processes.end().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await measureAll(processes);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await processes.end();
  }
}

async function measureAll(processes: Processes): Promise<void> {
  const host = await processes.start('host');
  const load = await processes.start('load');
  const settings = { PHP_URL: host.origin, TRUSTED_PROXIES: '127.0.0.1' };
  const product = await processes.start('product', settings);
  const peers: readonly Peer[] = [
    { name: PRODUCT, program: product },
    { name: RAW, program: await processes.start('pass-through', settings) },
  ];
  await host.ask({ latencyMs: 0, isChanging: true } satisfies HostSettings);
  const requests = OPERATIONS.flatMap(({ isPublic, requests }) => (isPublic ? [] : requests().slice(0, 20)));
  await load.ask({ origin: product.origin, requests, connections: 8, milliseconds: NEW_ANSWERS_WARM_UP_MS });
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const operation of OPERATIONS) {
    const { name, isPublic } = operation;
    const cells = await measured(operation, peers, host, load).catch((problem: unknown) => {
      problems.push(`${name}: ${problem instanceof Error ? problem.message : problem}`);
      return ['n/a', 'n/a', ''];
    });
    rows.push([name, isPublic ? 'public' : 'private', ...cells]);
  }
  printTable(
    'Processor time of one request, × passing on as many answers of the host (in brackets: alone)',
    ['Query', 'data', 'unchanged', 'every answer new', 'calls: first / next'],
    rows,
  );
  console.log(`\n! is over the goal: unchanged ${GOALS.unchanged}, public ${GOALS.public}, new ${GOALS.new}.`);
  for (const problem of problems) console.log(`Left out: ${problem}`);
}

/** Its figures, or throws if an answer is wrong. */
async function measured(operation: Operation, peers: readonly Peer[], host: Program, load: Program): Promise<string[]> {
  const { name, isPublic } = operation;
  const origin = peers[0]?.program.origin ?? '';
  await host.ask({ latencyMs: 0, isChanging: false } satisfies HostSettings);
  const { coldCalls, warmCalls, warmUrls, bytes } = await check({ requests: operation.requests() }, origin, host);
  // Cached answers need no call: then one call for as many bytes is what they are compared with.
  const call = warmUrls.length > 0 ? warmUrls.join(' ') : `/bytes?length=${bytes}`;
  const requests = operation.requests(call);
  const cost = async (goal: number) => {
    const rounds = await measureCpuShortly({ requests }, peers, load);
    for (const [peer, { failures }] of rounds) if (failures > 0) throw new Error(`${peer}: ${failures} failures`);
    const times = ratio(rounds.get(PRODUCT), rounds.get(RAW));
    const took = microseconds(median(rounds.get(PRODUCT)?.cpu ?? []));
    return `${digits(times)}${times > goal ? ' !' : ''} (${took})`;
  };
  const unchanged = await cost(isPublic ? GOALS.public : GOALS.unchanged);
  const calls = `${coldCalls} / ${warmCalls}`;
  if (isPublic) return [unchanged, '', calls];
  await host.ask({ latencyMs: 0, isChanging: true } satisfies HostSettings);
  await check({ requests, ...(!SAME_ANSWER.has(name) && { isChanging: true }) }, origin, host);
  return [unchanged, await cost(GOALS.new), calls];
}
