import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { documentLimits } from '../../gateway/graphql/document-limits.ts';
import { DOCUMENT_LIMITS, NEXT_DATE_LIMITS } from '../../gateway/limits.ts';
import { WHOLE_HOST } from '../examples/all.ts';
import { NEXT_WEEK } from '../examples/values.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { until } from '../support/until.ts';
import { type GatewayOptions, post, SESSION, startGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Behind a proxy, so that requests come from the address that a header names. */
async function start(transportLimits: GatewayOptions['transportLimits'] = {}, config: GatewayOptions['config'] = {}) {
  gateway = await startGateway({ config: { ...config, trustedProxies: ['127.0.0.1'] }, transportLimits });
  gateway.php.answer(WHOLE_HOST);
}
const from = (address: string) => ({ 'x-forwarded-for': address });

/** As many as the largest catalogue that the schema reckons with. */
const SERVICES = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `Service ${index + 1}` }));
const SPECIALISTS = Array.from({ length: 50 }, (_, index) => ({
  ...{ specialist_id: index + 1, specialist_name: `Specialist ${index + 1}`, bio: 'Taps. '.repeat(50) },
  ...{ rating: '4.5', total_reviews: 12, years_of_experience: '10', availability: ['Monday', 'Tuesday'] },
  services: SERVICES.slice(0, 12).map(({ id, name }) => ({ service_id: id, service_name: name, base_price: '45.00' })),
}));

const calendar = (aliases: number) =>
  `{ services { ${Array.from({ length: aliases }, (_, index) => `a${index}: timeSlots(date: "${NEXT_WEEK}", location: { workshopId: "${index}" }) { timeSlotId }`).join(' ')} } }`;

describe('an operation', () => {
  it.each([
    ['many calendars of every service', calendar(15), /can cause 301 legacy calls, which is more than 60/],
    [
      'the same in fragments',
      `{ ...A ...B } fragment A on Query { services { ...C } } fragment B on Query { more: services { ...C } }
       fragment C on Service { workshops { id } specialists(first: 1) { id } }`,
      /can cause 82 legacy calls/,
    ],
    [
      'everything of everyone',
      `{ services { specialists { services { name } reviews(first: 100) { nodes { comment } } } } }`,
      /can answer more than 10000 fields; ask for fewer items/,
    ],
  ])('that asks for %s is refused before it is executed', async (_what, query, message) => {
    await start();
    const { status, errors } = await gateway.graph(query);
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(errors?.[0].message).toMatch(message);
    expect(gateway.php.calls).toEqual([]);
  });

  it('costs by the number of items it asks for, and by the most when a variable says', async () => {
    await start();
    const ask = (declared: string, first: string) =>
      gateway.graph(
        `query ${declared} { specialists(perPage: 50) { items { reviews(first: ${first}) { nodes { comment rating __typename } } } } }`,
        { n: 10 },
      );
    expect((await ask('', '10')).errors).toBeUndefined();
    const { status, errors } = await ask('($n: Int)', '$n');
    expect([status, errors?.[0].message]).toEqual([400, expect.stringContaining('ask for fewer items')]);
  });

  it('costs the calls that the items of a list share once', async () => {
    await start();
    const list = 'appointments(first: 100) { nodes { workshop { id } rescheduleDates } }';
    expect((await gateway.asCustomer(`{ me { ${list} more: ${list} } }`)).errors).toBeUndefined();
  });

  it('that is the most expensive of those accepted stays within stated bounds', async () => {
    await start();
    gateway.php.answer({
      'services.php': { json: { services: SERVICES } },
      'specialists.php': { json: { success: true, specialists: SPECIALISTS, total: 50, total_pages: 1 } },
      'getSpecialistsByService.php': { json: { success: true, specialists: SPECIALISTS } },
    });
    const documents = expensiveDocuments(400);
    expect(documents.length).toBeGreaterThan(20);
    for (const document of documents.slice(0, 20)) {
      const before = gateway.php.calls.length;
      const { data, errors } = await gateway.asCustomer(document);
      expect(data, JSON.stringify(errors)).toBeDefined();
      expect(gateway.php.calls.length - before).toBeLessThanOrEqual(
        DOCUMENT_LIMITS.maxCalls + NEXT_DATE_LIMITS.maxLookups,
      );
      expect(JSON.stringify(data).length).toBeLessThan(1_000_000);
    }
  });
});

/** Accepted documents, those first whose response can have most fields: what a search finds. */
function expensiveDocuments(tries: number): string[] {
  const random = seededRandom(7);
  const accepted: { document: string; fields: number }[] = [];
  for (let count = 0; count < tries; count += 1) {
    const document = randomDocument(random);
    if ((parse(document).tokenCount ?? 0) > DOCUMENT_LIMITS.maxTokens) continue;
    const rules = [...specifiedRules, documentLimits({ ...DOCUMENT_LIMITS })];
    if (validate(graphSchema, parse(document), rules).length > 0) continue;
    accepted.push({ document, fields: mostFields(document) });
  }
  return accepted.sort((one, other) => other.fields - one.fields).map(({ document }) => document);
}

/** The smallest limit of fields that a document passes. */
function mostFields(document: string): number {
  let [low, high] = [0, DOCUMENT_LIMITS.maxResponseFields];
  while (low < high) {
    const middle = (low + high) >> 1;
    const limits = { ...DOCUMENT_LIMITS, maxResponseFields: middle };
    if (validate(graphSchema, parse(document), [documentLimits(limits)]).length > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const VALUES: Readonly<Record<string, string>> = {
  id: '"service-1"',
  date: `"${NEXT_WEEK}"`,
  location: '{ workshopId: "workshop-2" }',
  serviceId: '"service-1"',
  email: '"new@example.com"',
};

function randomDocument(random: () => number): string {
  const query = graphSchema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  const fieldsOf = (type: GraphQLObjectType, depth: number): string => {
    const fields = Object.values(type.getFields()).filter((field) => canAsk(field.type, depth));
    const chosen = fields.filter(() => random() < (depth === 0 ? 0.25 : 0.7));
    return (chosen.length > 0 ? chosen : fields.slice(0, 1))
      .slice(0, depth === 0 ? 3 : 20)
      .map((field) => {
        const args = field.args.flatMap((argument) => {
          if (argument.name === 'first' || argument.name === 'perPage') return [`${argument.name}: 50`];
          if (!isRequiredArgument(argument)) return [];
          const inner = getNamedType(argument.type);
          const value = VALUES[argument.name] ?? (isEnumType(inner) ? inner.getValues()[0]?.name : '"x"');
          return [`${argument.name}: ${isInputObjectType(inner) ? (VALUES[argument.name] ?? '{}') : value}`];
        });
        const named = getNamedType(field.type);
        const inner = isObjectType(named) ? ` { ${fieldsOf(named, depth + 1)} }` : '';
        const text = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${inner}`;
        // The same again under other names, up to the limit of root fields.
        const names =
          depth === 0 ? Array.from({ length: Math.floor(random() * 6) }, (_, nth) => `${field.name}${nth}: `) : [];
        return ['', ...names].map((name) => name + text).join(' ');
      })
      .join(' ');
  };
  return `{ ${fieldsOf(query, 0)} }`;
}

const canAsk = (type: GraphQLOutputType, depth: number) => {
  const named = getNamedType(type);
  return isLeafType(named) || (isObjectType(named) && depth < 5);
};

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('one network', () => {
  const SLOTS = `query ($workshop: ID!) { service(id: "service-1") {
    timeSlots(date: "${NEXT_WEEK}", location: { workshopId: $workshop }) { timeSlotId } } }`;
  const askSlots = (workshop: number, address = '192.0.2.1') =>
    gateway.graph(SLOTS, { workshop: `workshop-${workshop}` }, from(address));
  const slotCalls = () => gateway.php.callsOf('getAvailableTimeSlots.php');

  /** Holds the calls for time slots until they are let go, one by one. */
  function holdSlots() {
    const held: (() => void)[] = [];
    gateway.php.answer({
      'getAvailableTimeSlots.php': () =>
        new Promise((resolve) => {
          held.push(() => resolve({ json: { slots: [] } }));
        }),
    });
    return held;
  }

  it('that has many calls waiting delays another by one call, and is turned away before it', async () => {
    await start({ maxRunning: 1, maxWaiting: 4 });
    await gateway.graph('{ services { id } }');
    const held = holdSlots();
    const answers: string[] = [];
    const ask = (index: number, address: string) =>
      askSlots(index, address).then(({ errors }) => {
        answers.push(`${index} ${errors?.[0].extensions.code ?? 'answered'}`);
      });
    const flood = [0, 1, 2, 3, 4].map((index) => ask(index, '198.51.100.7'));
    // Each has two timers: the caller's and the call's.
    await until(() => gateway.callClock.pending === 10, 'one call runs, and four wait');
    const other = ask(100, '203.0.113.9');
    // The newest of the flood makes room.
    await until(() => answers.length === 1, 'one was turned away');
    expect(answers[0]).toMatch(/^[1-4] UPSTREAM_UNAVAILABLE$/);
    for (let index = 0; index < 5; index += 1) {
      await until(() => held.length > index, 'the next call runs');
      held[index]?.();
    }
    await Promise.all([...flood, other]);
    expect(
      slotCalls()
        .slice(1, 3)
        .map(({ query }) => query.locationId),
    ).toContain('100');
    expect(answers).toContain('100 answered');
  });

  it('may not cause more calls than its budget, and others may', async () => {
    await start({ callsPerSecond: 0.001, burstSeconds: 3_000 });
    await gateway.graph('{ services { id } }', {}, from('192.0.2.1'));
    for (let index = 0; index < 3; index += 1) expect((await askSlots(index, '198.51.100.7')).errors).toBeUndefined();
    const { data, errors } = await askSlots(3, '198.51.100.7');
    expect([data.service.timeSlots, errors?.[0].extensions.code]).toEqual([null, 'RATE_LIMITED']);
    expect(errors?.[0].extensions.retryAfter).toBeGreaterThan(0);
    // What is cached costs nothing, and a mutation is never refused for it.
    expect((await askSlots(0, '198.51.100.7')).errors).toBeUndefined();
    const contact =
      'mutation { sendContactMessage(input: { name: "Al", email: "al@example.com", message: "Hi" }) { message } }';
    expect((await gateway.graph(contact, {}, from('198.51.100.7'))).errors).toBeUndefined();
    expect((await askSlots(3, '203.0.113.9')).errors).toBeUndefined();
    expect(slotCalls()).toHaveLength(4);
  });

  it('that has too few calls left for all of an operation makes none of them', async () => {
    await start({ callsPerSecond: 0.001, burstSeconds: 15_000 });
    await askSlots(0, '198.51.100.7');
    gateway.php.calls.length = 0;
    const { data, errors } = await gateway.graph(calendar(1), {}, from('198.51.100.7'));
    expect([data, errors?.[0].extensions.code]).toEqual([undefined, 'RATE_LIMITED']);
    expect(gateway.php.calls).toEqual([]);
    expect((await gateway.graph(calendar(1), {}, from('203.0.113.9'))).data).toBeDefined();
  });

  it('may not have more new documents parsed than its budget, and others may', async () => {
    await start({}, { callsPerSecond: 1 });
    const code = async (query: string, address = '198.51.100.7') =>
      (await gateway.graph(query, {}, from(address))).errors?.[0].extensions.code;
    expect(await code('{ one: __typename }')).toBeUndefined();
    expect(await code('{ unknown }')).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await code('{ unknown }')).toBe('RATE_LIMITED');
    expect(await code('{ two: __typename }')).toBe('RATE_LIMITED');
    // What has been parsed costs nothing.
    expect(await code('{ one: __typename }')).toBeUndefined();
    expect(await code('{ two: __typename }', '203.0.113.9')).toBeUndefined();
    expect(await code('{ two: __typename }')).toBeUndefined();
  });

  it('has a budget with the others of its /48, ten times as large', async () => {
    await start({}, { callsPerSecond: 1 });
    const codes: unknown[] = [];
    for (let index = 0; index < 21; index += 1) {
      const { errors } = await gateway.graph(`{ a${index}: __typename }`, {}, from(`2001:db8:1:${index}::1`));
      codes.push(errors?.[0].extensions.code);
    }
    expect(codes).toEqual([...Array(20).fill(undefined), 'RATE_LIMITED']);
  });

  it('pays for a new document by its length, also when it comes with files', async () => {
    await start({}, { callsPerSecond: 1 });
    const long = `{ __typename } #${'x'.repeat(900)}`;
    expect((await gateway.graph(long, {}, from('198.51.100.7'))).errors).toBeUndefined();
    expect((await gateway.graph('{ one: __typename }', {}, from('198.51.100.7'))).errors).toHaveLength(1);
    const operations = { operations: JSON.stringify({ query: '{ two: __typename }' }), map: '{}' };
    const body = new FormData();
    for (const [name, value] of Object.entries(operations)) body.set(name, value);
    expect(await (await post(gateway, body, from('198.51.100.7'))).json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
  });

  it('may not send more mutations to the host than their budget, whatever its reads', async () => {
    // A fifth of the calls: two.
    await start({ callsPerSecond: 0.01, burstSeconds: 1_000 });
    const markRead = (address: string) =>
      gateway.graph(
        'mutation { markAllNotificationsRead(input: {}) { userErrors { message } } }',
        {},
        { ...SESSION, ...from(address) },
      );
    for (const _ of [1, 2]) expect((await markRead('198.51.100.7')).errors).toBeUndefined();
    expect((await markRead('198.51.100.7')).errors?.[0].extensions.code).toBe('RATE_LIMITED');
    expect((await markRead('203.0.113.9')).errors).toBeUndefined();
    expect(gateway.php.callsOf('markAllNotificationsRead.php')).toHaveLength(3);
  });

  it('that waits too long in our own queue doesn’t make the host look broken', async () => {
    await start({ maxRunning: 1, failuresToOpen: 2 });
    await gateway.graph('{ services { id } }');
    const held = holdSlots();
    const running = askSlots(0);
    await until(() => held.length === 1, 'one call runs');
    const queued = Array.from({ length: 5 }, (_, index) => askSlots(index + 1));
    // Each call has a timer, and each caller one.
    await until(() => gateway.callClock.pending >= 12, 'all calls wait');
    await gateway.callClock.ring(gateway.callClock.pending);
    await Promise.all(queued);
    held[0]?.();
    await running;
    gateway.php.answer({ 'getAvailableTimeSlots.php': { json: { slots: [] } } });
    expect((await askSlots(50)).errors).toBeUndefined();
    expect(gateway.log).not.toContainEqual(expect.objectContaining({ event: 'breaker' }));
  });
});
