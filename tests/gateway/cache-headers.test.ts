import { visit } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { get, readAnswer, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();
beforeEach(() => {
  gateway.php.answer({
    'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } },
    'specialists.php': { json: { success: true, specialists: [{ specialist_id: 5, name: 'Ann', base_price: '40' }] } },
    'getSpecialistsByService.php': { json: { success: true, specialists: [{ specialist_id: 5, name: 'Ann' }] } },
    'getWorkshopLocations.php': { json: { success: true, locations: [] } },
    'getAvailableDates.php': { json: { success: true, dates: ['2099-01-01'] } },
    'getAvailableTimeSlots.php': { json: { success: true, slots: [] } },
    'immediate-services.php': { json: { success: true, services: [{ id: 1, name: 'Flat Tire' }] } },
    'getUserData.php': { json: { user_id: 7, firstName: 'Joan' } },
  });
});

const ask = async (query: string, headers: Record<string, string> = {}, variables: object = {}) =>
  readAnswer(await get(gateway, { query, variables: JSON.stringify(variables) }, headers));

const cacheControl = async (...question: Parameters<typeof ask>) =>
  (await ask(...question)).headers.get('cache-control');

async function lifeAndAge(question: string) {
  const { headers } = await ask(question);
  return [headers.get('cache-control'), headers.get('age')];
}

describe('a public response by GET', () => {
  it.each([
    ['{ services { id name description } }', 300],
    ['{ __typename services { __typename id } }', 300],
    ['{ services { ...F } } fragment F on Service { ...G } fragment G on Service { name }', 300],
    ['{ specialists { items { id price { low { formatted } } } } }', 30],
    ['{ services { id } specialists { page } }', 30],
    ['{ service(id: "service-1") { id workshops { name } customerLocations { name } } }', 300],
    ['{ service(id: "service-1") { id specialists { name } } }', 30],
    ['{ service(id: "service-1") { ... on Service { specialists { name } } } }', 30],
    ['{ immediateServices { name } }', 300],
    ['{ service(id: "service-404") { id } }', 300],
  ])('%s can be cached as long as the SDL says', async (query, seconds) => {
    const { headers, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
    const vary = headers.get('vary')?.toLowerCase().split(', ');
    expect(vary?.sort()).toEqual(['accept', 'accept-encoding']);
    expect(headers.has('set-cookie')).toBe(false);
  });

  it.each([
    ['live', '{ service(id: "service-1") { id availableDates(location: { customerLocation: HOME_SERVICE }) } }'],
    [
      'live, in a fragment',
      '{ service(id: "service-1") { ...F } } fragment F on Service { timeSlots(date: "2099-01-01", location: { customerLocation: HOME_SERVICE }) { timeSlotId } }',
    ],
    ['live, of a list', '{ specialist(id: "specialist-5") { id nextAvailableDate(serviceId: "service-1") } }'],
    ['in an order that is live', '{ service(id: "service-1") { id specialists(sort: SOONEST) { id } } }'],
    ['of this very moment', '{ serverTime }'],
    ['of this very moment, beside what is public', '{ services { id } serverTime }'],
    ['nothing at all', '{ __typename }'],
    ['what the graph is made of', '{ __schema { queryType { name } } }'],
    ['what the graph is made of, beside what is public', '{ services { id } __type(name: "Service") { name } }'],
  ])('is never cached when it is %s', async (_what, query) => {
    const { headers, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is never cached when it is personal, with a session or without (LOG-04)', async () => {
    for (const query of [
      '{ me { id } }',
      '{ services { id } me { id } }',
      '{ ...F } fragment F on Query { me { id } }',
    ]) {
      expect(await cacheControl(query)).toBe('no-store');
      expect(await cacheControl(query, SESSION)).toBe('no-store');
    }
    // Fields that a variable skips count too, since the URL is the same for everyone.
    const optional = 'query ($mine: Boolean!) { services { id } me @include(if: $mine) { id } }';
    expect(await cacheControl(optional, {}, { mine: false })).toBe('no-store');
  });

  it.each([[SESSION], [{ 'x-user-id': '7' }], [{ 'x-auth-token': 'x' }]])(
    'is never cached when the request has credentials: %j',
    async (headers) => {
      expect(await cacheControl('{ services { id } }', headers)).toBe('no-store');
    },
  );

  it('is never cached when a part of it failed', async () => {
    gateway.php.answer({ 'specialists.php': { raw: 'x', status: 500 } });
    const { data, errors, headers } = await ask('{ services { id } specialists(page: 3) { page } }');
    expect(data.services).toHaveLength(1);
    expect(errors).toHaveLength(1);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is cached at most as long as its data is fresh', async () => {
    expect(await lifeAndAge('{ services { id } }')).toEqual(['public, max-age=300', '0']);
    gateway.pass(200_000);
    // Caches subtract the age, which leaves 100 seconds.
    expect(await lifeAndAge('{ services { id name } }')).toEqual(['public, max-age=300', '200']);
    expect(await lifeAndAge('{ services { id } }')).toEqual(['public, max-age=300', '200']);
    expect(await lifeAndAge('{ services { id } specialists { page } }')).toEqual(['public, max-age=230', '200']);
    gateway.pass(100_000);
    // A stale response while revalidating is sent, but must not be cached.
    expect(await cacheControl('{ services { id } }')).toBe('no-store');
  });

  it('is cached for half a minute without some of its records, and not at all with an assumed list (DIR-16)', async () => {
    gateway.php.answer({
      'services.php': { json: { services: [null, { id: 1, name: 'Plumbing' }] } },
      'specialists.php': { json: { success: true } },
    });
    expect(await cacheControl('{ services { id } }')).toBe('public, max-age=30');
    expect(await cacheControl('{ specialists { page } }')).toBe('no-store');
  });

  it('is never cached with built-in fallbacks', async () => {
    gateway.php.answer({ 'immediate-services.php': { raw: 'x', status: 500 } });
    const { data, headers } = await ask('{ immediateServices { name } }');
    expect(data.immediateServices).toHaveLength(6);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is never cached for an invalid request', async () => {
    for (const query of ['{ nothing }', '{ services', 'mutation { logOut(input: {}) { isConfirmed } }', '']) {
      expect(await cacheControl(query)).toBe('no-store');
    }
  });

  it('is the same by POST, which is never cached', async () => {
    const { data, headers } = await gateway.graph('{ services { id } }');
    expect(data.services).toHaveLength(1);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it('can’t execute a mutation, whatever other headers say (HTTP-03)', async () => {
  for (const headers of [{}, { 'x-http-method-override': 'POST' }, { 'x-method-override': 'POST' }]) {
    const { status, headers: answer } = await ask('mutation { logOut(input: {}) { isConfirmed } }', headers);
    expect(status).toBe(405);
    expect(answer.get('allow')).toBe('POST');
  }
  expect(gateway.php.calls).toHaveLength(0);
});

it('needs a header that requires a preflight request from other sites (HTTP-02)', async () => {
  const response = await fetch(`${gateway.url}/graphql?query={services{id}}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('the SDL', () => {
  // Types without the directive are never cached; personal ones must not be public by mistake.
  it.each(['Customer', 'Appointment', 'Notification', 'Vehicle', 'Repair', 'PostalAddress'])(
    'declares %s as private',
    async (name) => {
      const { typeDefs } = await import('../../gateway/graphql/type-defs.ts');
      const scopes: string[] = [];
      visit(typeDefs, {
        ObjectTypeDefinition(type) {
          if (type.name.value === name) scopes.push(JSON.stringify(type.directives));
        },
      });
      expect(scopes.join()).toContain('"PRIVATE"');
    },
  );
});
