import { describe, expect, it } from 'vitest';
import { londonDay } from '#shared/london/clock.ts';
import { addDays } from '#shared/london/days.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();
let page = 0;

/** Each test uses another search, so that no cached response is used. */
const directory = (fields: string, args = '') =>
  gateway.graph(`{ specialists(filter: { search: "test ${page++}" } ${args}) { ${fields} } }`);

const listing = (...specialists: unknown[]) =>
  gateway.php.answer({ 'specialists.php': { json: { success: true, specialists, total_pages: '1' } } });

async function only(fields: string, specialist: unknown) {
  listing(specialist);
  const { data, errors } = await directory(`items { ${fields} }`);
  expect(errors).toBeUndefined();
  return data.specialists.items[0];
}

const FULL = {
  specialist_id: '7',
  specialist_name: 'Priya Nair &amp; Sons',
  service_type: 'Electrician',
  average_rating: '4.7',
  bio: 'I don&#039;t cut corners.',
  specialist_photo: 'uploads/specialists/7.webp',
  price_formatted: '£95 - £180',
  base_price: '95.00',
  price_high: '180.00',
  years_of_experience: '3-5',
  certified: 'Yes',
  estimated_duration: '90',
  liabilityInsurance: 'Not sure',
  serviceMode: 'both',
  willingToTravel: '10 miles',
  services: [
    {
      service_id: '4',
      service_type: 'Rewiring &amp; repairs',
      custom_description: 'Whole houses',
      base_price: '40.5',
      price_high: '',
      estimated_duration: '45',
    },
  ],
  reviews: [
    { rating: '5', review_text: 'Tidy &lt;3', created_at: '2026-07-01 09:00:00' },
    { rating: 4, review_text: '', created_at: '' },
    { rating: '4', review_text: null, created_at: null },
  ],
  workshops: [{ workshop_id: '2', workshop_name: 'Frog Island Motors' }],
  companies: [{ company_id: '1', company_name: 'NICEIC' }],
  locations: [
    { location_id: '1', location: 'Leicester', travel_fee: '0.00' },
    { location_id: '2', location: 'Oadby', travel_fee: '12.50' },
  ],
  availability: [{ day: 'Monday' }, { day: 'Friday' }],
};

const ALL_FIELDS = `id name trade bio photoUrl averageRating reviewCount reviews { nodes { rating comment createdAt } } yearsOfExperience isCertified
  liabilityInsurance serviceMode willingToTravel price { low { pence currency formatted } high { pence } formatted } priceLabel
  estimatedDurationMinutes services { serviceId name description price { formatted } priceLabel estimatedDurationMinutes }
  companies { companyId name } serviceAreas { areaId name travelFee { pence formatted } } workshops { workshopId name } availableDays`;

describe('a specialist of the directory', () => {
  it('has every documented field, typed and unescaped (ENT-01, ENT-07, ENT-08)', async () => {
    expect(await only(ALL_FIELDS, FULL)).toEqual({
      id: 'specialist-7',
      name: 'Priya Nair & Sons',
      trade: 'Electrician',
      bio: "I don't cut corners.",
      photoUrl: `${gateway.url}/media/uploads/specialists/7.webp`,
      averageRating: 4.3,
      reviewCount: 3,
      reviews: {
        nodes: [
          { rating: 5, comment: 'Tidy <3', createdAt: '2026-07-01T08:00:00Z' },
          { rating: 4, comment: null, createdAt: null },
          { rating: 4, comment: null, createdAt: null },
        ],
      },
      yearsOfExperience: '3-5',
      isCertified: true,
      liabilityInsurance: 'NOT_SURE',
      serviceMode: 'BOTH',
      willingToTravel: '10 miles',
      price: {
        low: { pence: 9500, currency: 'GBP', formatted: '£95' },
        high: { pence: 18000 },
        formatted: '£95 - £180',
      },
      priceLabel: '£95 - £180',
      estimatedDurationMinutes: 90,
      services: [
        {
          serviceId: 'service-4',
          name: 'Rewiring & repairs',
          description: 'Whole houses',
          price: { formatted: '£40.50' },
          priceLabel: '£40.50',
          estimatedDurationMinutes: 45,
        },
      ],
      companies: [{ companyId: '1', name: 'NICEIC' }],
      serviceAreas: [
        { areaId: '1', name: 'Leicester', travelFee: { pence: 0, formatted: '£0' } },
        { areaId: '2', name: 'Oadby', travelFee: { pence: 1250, formatted: '£12.50' } },
      ],
      workshops: [{ workshopId: 'workshop-2', name: 'Frog Island Motors' }],
      availableDays: ['MONDAY', 'FRIDAY'],
    });
  });

  it('has the documented defaults when only its id is known (DIR-25, DIR-26)', async () => {
    expect(await only(ALL_FIELDS, { specialist_id: 1 })).toEqual({
      id: 'specialist-1',
      name: null,
      trade: null,
      bio: null,
      photoUrl: null,
      averageRating: null,
      reviewCount: 0,
      reviews: { nodes: [] },
      yearsOfExperience: null,
      isCertified: false,
      liabilityInsurance: 'NOT_INSURED',
      serviceMode: 'WORKSHOP',
      willingToTravel: null,
      price: null,
      priceLabel: 'Contact for pricing',
      estimatedDurationMinutes: null,
      services: [],
      companies: [],
      serviceAreas: [],
      workshops: [],
      availableDays: [],
    });
  });

  it.each([
    [
      'the mean of the reviews',
      { average_rating: '1.0', reviews: [{ rating: 5 }, { rating: '4' }, { rating: 4 }] },
      4.3,
    ],
    ['the stored rating without reviews', { average_rating: 4.26, reviews: [] }, 4.3],
    ['a half rounded up', { average_rating: '4.35' }, 4.4],
    ['none for zero', { average_rating: 0, reviews: null }, null],
    ['none for nothing', {}, null],
    ['the stored rating beside unreadable reviews', { average_rating: '3', reviews: [{ rating: 'great' }] }, 3],
  ])('has as its rating %s (DIR-35)', async (_what, specialist, expected) => {
    const { averageRating } = await only('averageRating', { specialist_id: '1', ...specialist });
    expect(averageRating).toBe(expected);
  });

  it.each([
    ['workshop', { serviceMode: 'Workshop' }, 'WORKSHOP'],
    ['travel', { service_mode: 'travel' }, 'TRAVEL'],
    ['both, in the other spelling', { service_mode: 'BOTH' }, 'BOTH'],
    ['travel for an unknown value', { serviceMode: 'van' }, 'TRAVEL'],
    ['workshop for an empty one', { serviceMode: '', service_mode: null }, 'WORKSHOP'],
  ])('works in mode %s (C-32)', async (_what, specialist, expected) => {
    const { serviceMode } = await only('serviceMode', { specialist_id: '1', ...specialist });
    expect(serviceMode).toBe(expected);
  });

  it.each([
    ['equal prices', { base_price: '40', price_high: '40.00' }, '£40'],
    ['different prices', { base_price: 40, price_high: 60 }, '£40 - £60'],
    ['pence', { base_price: '1,240.5' }, '£1,240.50'],
    ['no base price', { base_price: null, price_high: '60' }, 'Contact for pricing'],
    ['a high price of zero', { base_price: '45.00', price_high: '0.00' }, '£45'],
    ['a high price below the base', { base_price: 90, price_high: 40 }, '£90'],
    ['zeros', { base_price: '0.00', price_high: '0.00' }, 'Contact for pricing'],
    ['a zero alone', { base_price: 0 }, 'Contact for pricing'],
    ['words', { base_price: 'ask me' }, 'Contact for pricing'],
  ])('labels %s (MONEY-02, MONEY-03, C-101)', async (_what, specialist, expected) => {
    const { priceLabel } = await only('priceLabel', { specialist_id: '1', ...specialist });
    expect(priceLabel).toBe(expected);
  });

  const escaped = '[{&quot;service_id&quot;:1,&quot;service_type&quot;:&quot;Brakes &amp;amp; discs&quot;}]';
  it.each([
    ['an HTML-escaped text', escaped, [{ serviceId: 'service-1', name: 'Brakes &amp; discs' }]],
    ['a plain JSON text', '[{"service_id":"1","service_type":"Brakes"}]', [{ serviceId: 'service-1', name: 'Brakes' }]],
    [
      'a list',
      [{ service_id: 1, service_type: 'Brakes &amp; discs' }],
      [{ serviceId: 'service-1', name: 'Brakes & discs' }],
    ],
    [
      'a list with keys',
      { '2': { service_id: '1', service_type: 'Brakes' } },
      [{ serviceId: 'service-1', name: 'Brakes' }],
    ],
    ['an unreadable text', 'oops', []],
    ['JSON that is too deep', '['.repeat(50) + ']'.repeat(50), []],
    ['nothing', null, []],
    ['an empty text', '', []],
  ])('reads its services from %s, decoding once (ENT-04, ENT-05)', async (_what, services, expected) => {
    const specialist = await only('services { serviceId name }', { specialist_id: '1', services });
    expect(specialist.services).toEqual(expected);
  });

  it('logs that its services could not be read', async () => {
    await only('services { name }', { specialist_id: '99', services: 'oops' });
    expect(gateway.logText()).toContain('services of specialist 99');
  });

  it.each([
    ['uploads/specialists/7.webp', '/media/uploads/specialists/7.webp'],
    ['/php/uploads/specialists/7.webp', '/media/uploads/specialists/7.webp'],
    ['//evil.example/7.webp', null],
  ])('has for %s the photo URL %s (DATA-04)', async (specialist_photo, expected) => {
    const { photoUrl } = await only('photoUrl', { specialist_id: '1', specialist_photo });
    expect(photoUrl).toBe(expected && gateway.url + expected);
  });

  it('is dropped without affecting others when it is unreadable, and the log names the field', async () => {
    listing(
      { specialist_id: '1' },
      { specialist_id: '2', specialist_name: { first: 'x' } },
      null,
      { specialist_name: 'No id' },
      { id: 5 },
    );
    const { data, errors } = await directory('items { id } totalCount');
    expect(errors).toBeUndefined();
    expect(data.specialists).toEqual({ items: [{ id: 'specialist-1' }, { id: 'specialist-5' }], totalCount: 5 });
    const dropped = gateway.log.findLast((line) => line.event === 'records dropped')?.dropped;
    expect(dropped).toEqual([
      { index: 1, field: 'specialist_name' },
      { index: 2, field: '(whole record)' },
      { index: 3, field: 'specialist_id' },
    ]);
  });
});

describe('the directory', () => {
  it('sends page, per_page and the filters that are set, and no credentials (DIR-08, C-34)', async () => {
    listing();
    await gateway.graph(
      '{ specialists(page: 2, perPage: 4, filter: { search: "brake & co", location: " Leicester ", serviceName: "", serviceMode: TRAVEL }) { page } }',
      {},
      { 'x-user-id': '7', 'x-auth-token': 'tok-0123456789abcdef' },
    );
    const call = gateway.php.callOf('specialists.php');
    expect(call.query).toEqual({
      page: '2',
      per_page: '4',
      search: 'brake & co',
      location: 'Leicester',
      businessType: 'travel',
    });
    expect(call.headers).not.toHaveProperty('x-user-id');
    expect(call.headers).not.toHaveProperty('x-auth-token');
  });

  it.each([
    [{ suggestions: ['plumber', '', 7], areas: ['Oadby'] }, ['plumber', '7'], ['Oadby']],
    [{ suggestions: 'plumber', areas: null }, [], []],
    [{}, [], []],
  ])('passes on the searches and areas that the host suggests: %j', async (sent, searches, areas) => {
    gateway.php.answer({ 'specialists.php': { json: { success: true, specialists: [], total: 0, ...sent } } });
    const { data } = await directory('searchSuggestions locationSuggestions');
    expect(data.specialists).toEqual({ searchSuggestions: searches, locationSuggestions: areas });
  });

  it('reads the number of pages from the response, else from the first specialist, else one, also of a bare list (DIR-15, C-31)', async () => {
    const pages = 'page perPage totalPages totalCount hasNextPage';
    gateway.php.answer({
      'specialists.php': { json: { success: '1', specialists: [], total_pages: '6', total: '43' } },
    });
    expect((await directory(pages)).data.specialists).toEqual({
      page: 1,
      perPage: 8,
      totalPages: 6,
      totalCount: 43,
      hasNextPage: true,
    });
    gateway.php.answer({ 'specialists.php': { json: [{ specialist_id: '1', total_pages: '3' }] } });
    expect((await directory(pages)).data.specialists).toMatchObject({ totalPages: 3, totalCount: null });
    gateway.php.answer({ 'specialists.php': { json: [{ specialist_id: '1' }] } });
    expect((await directory(pages)).data.specialists).toMatchObject({
      totalPages: 1,
      totalCount: 1,
      hasNextPage: false,
    });
  });

  it.each([['x'], [null], [undefined]])(
    'reads the specialists value %j as an empty list (DIR-16)',
    async (specialists) => {
      gateway.php.answer({ 'specialists.php': { json: { success: true, specialists } } });
      const { data, errors } = await directory('items { id }');
      expect(errors).toBeUndefined();
      expect(data.specialists.items).toEqual([]);
    },
  );

  it('doesn’t cache a list that is assumed to be empty, and logs it (DIR-16)', async () => {
    const items = async () =>
      (await gateway.graph('{ specialists(page: 77) { items { id } } }')).data.specialists.items;
    const empty = { 'specialists.php': { json: { success: true, specialists: 'x' } } };
    gateway.php.answer(empty);
    expect(await items()).toEqual([]);
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'records dropped', dropped: [{ index: 0, field: '(whole list)' }] }),
    );
    listing({ specialist_id: '1' });
    expect(await items()).toEqual([{ id: 'specialist-1' }]);
    gateway.php.answer(empty);
    gateway.pass(60_000);
    expect(await items()).toEqual([{ id: 'specialist-1' }]);
  });

  it.each([
    [{ success: false, error: 'X', message: 'Y' }, 'X'],
    [{ success: 'false', message: '<b>No</b> &amp; never' }, 'No & never'],
    [{ message: 'Y' }, 'Y'],
    [{}, 'Unknown error occurred'],
  ])('returns the message of the refusal %j (DIR-14, HOME-09)', async (json, message) => {
    gateway.php.answer({ 'specialists.php': { json } });
    const { data, errors } = await directory('items { id }');
    expect(data.specialists).toBeNull();
    expect(errors).toMatchObject([
      { message, path: ['specialists'], extensions: { code: 'UPSTREAM_INVALID_RESPONSE', legacyStatus: 200 } },
    ]);
  });

  it.each(['perPage: 0', 'perPage: 51', 'page: 0', 'page: -3'])('refuses %s', async (args) => {
    const { errors } = await directory('page', args);
    expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('finds one specialist page by page, and none for an unknown id', async () => {
    gateway.php.answer({
      'specialists.php': ({ query }) => ({
        json: { success: true, total_pages: 2, specialists: [{ specialist_id: query.page === '1' ? '10' : '20' }] },
      }),
    });
    gateway.pass(24 * 60 * 60_000);
    const { data } = await gateway.graph(
      '{ a: specialist(id: "specialist-20") { id } b: specialist(id: "specialist-404") { id } }',
    );
    expect(data).toEqual({ a: { id: 'specialist-20' }, b: null });
    expect(gateway.php.calls.map(({ query }) => query)).toEqual([
      { page: '1', per_page: '100' },
      { page: '2', per_page: '100' },
    ]);
  });
});

describe('the whole directory, sorted or filtered by the gateway', () => {
  const day = (days: number) => addDays(londonDay(new Date()), days);

  /** Specialist 1 ... n, on pages as the host is asked for, and the days on which each is free. */
  function hostOf(specialists: object[], free: Record<number, number[] | 'reset'> = {}) {
    gateway.php.answer({
      'services.php': { json: { services: [{ id: 3, name: 'Plumbing' }] } },
      'specialists.php': ({ query }) => {
        const size = Number(query.per_page);
        const list = specialists.map((specialist, index) => ({ specialist_id: index + 1, ...specialist }));
        const json = {
          success: true,
          specialists: list.slice((Number(query.page) - 1) * size, Number(query.page) * size),
          total_pages: Math.max(1, Math.ceil(list.length / size)),
          total: list.length,
        };
        return { json };
      },
      'getAvailableDates.php': ({ query }) => {
        const days = free[Number(query.specialistId)] ?? [];
        return days === 'reset' ? days : { json: { success: true, dates: days.map(day) } };
      },
    });
  }

  async function found(filter: string, args = '') {
    const { data, errors } = await gateway.graph(
      `{ specialists(filter: { specialism: "all ${page++}" ${filter} } ${args}) { items { id } totalCount totalPages sorts } }`,
    );
    expect(errors).toBeUndefined();
    const { items, ...rest } = data.specialists;
    return { ...rest, ids: items.map(({ id }: { id: string }) => Number(id.replace('specialist-', ''))) };
  }

  const in3 = { services: [{ service_id: '3', service_type: 'Leaks', base_price: '10' }] };
  const areas = (...names: string[]) => ({ locations: names.map((location) => ({ location })) });
  const priced = (base_price: string, name = 'Leaks', price = base_price) => ({
    base_price,
    services: [{ service_id: '3', service_type: name, base_price: price }],
  });

  it('finds by a district those whose areas hold it, on its own pages (DIR-46)', async () => {
    hostOf([areas('Leicester'), areas('Nottingham'), areas('Oadby', 'Derby'), areas(), areas('Leicester')]);
    expect(await found('location: "le2"', 'perPage: 2')).toMatchObject({ ids: [1, 3], totalCount: 3, totalPages: 2 });
    expect(await found('location: "LE2 3PL"', 'perPage: 2 page: 2')).toMatchObject({ ids: [5] });
    expect(gateway.php.callsOf('specialists.php')[0]?.query).not.toHaveProperty('location');
    expect(await found('location: "Leicester"')).toMatchObject({ totalCount: 5 });
    expect(gateway.php.callsOf('specialists.php').at(-1)?.query).toMatchObject({ location: 'Leicester' });
  });

  it('sorts more than a page by rating, and by the price of the service that was searched', async () => {
    hostOf(Array.from({ length: 51 }, (_, index) => ({ average_rating: index / 10 })));
    expect(await found('', 'sort: RATING perPage: 3')).toMatchObject({ ids: [51, 50, 49], totalCount: 51 });
    hostOf([priced('30', 'Leaks'), priced('50', 'Taps and mixers', '20'), priced('40', 'Boilers')]);
    expect(await found('', 'sort: PRICE_LOW')).toMatchObject({ ids: [1, 3, 2] });
    // An order that needs no days needs no ids of services.
    gateway.php.answer({ 'services.php': 'reset' });
    expect(await found('serviceName: "Any"', 'sort: PRICE_LOW')).toMatchObject({ ids: [1, 3, 2] });
    expect(await found('search: "mixer tap"', 'sort: PRICE_LOW')).toMatchObject({ ids: [2, 1, 3] });
  });

  it('offers the soonest for as many as it may look up, and no order for what it can’t read (DIR-47)', async () => {
    const others = ['RATING', 'PRICE_LOW', 'PRICE_HIGH', 'EXPERIENCE'];
    hostOf(
      Array.from({ length: 3 }, () => in3),
      { 1: [9], 2: [4], 3: [] },
    );
    expect(await found('', 'sort: SOONEST')).toMatchObject({ ids: [2, 1, 3], sorts: [...others, 'SOONEST'] });
    hostOf(Array.from({ length: 51 }, () => in3));
    expect(await found('', 'sort: SOONEST perPage: 1')).toMatchObject({ ids: [1], sorts: others });
    hostOf(Array.from({ length: 301 }, (_, index) => ({ average_rating: index / 100 })));
    expect(await found('', 'sort: RATING perPage: 2')).toMatchObject({ ids: [1, 2], totalCount: 301, sorts: [] });
    // Such a host is asked for the post town.
    expect(await found('location: "LE2"')).toMatchObject({ totalCount: 301 });
    expect(gateway.php.callsOf('specialists.php').at(-1)?.query).toMatchObject({ location: 'leicester' });
  });

  it('passes on what the host suggests where a sorted or local list is empty', async () => {
    const everyone = [{ specialist_id: 1, ...areas('Leicester') }];
    gateway.php.answer({
      'specialists.php': ({ query: { search, location } }) => {
        if (!search && !location) return { json: { success: true, specialists: everyone } };
        return { json: { success: true, specialists: [], suggestions: ['plumber'], areas: ['Oadby'] } };
      },
    });
    const filters = ['{ search: "plummmer" }', '{ location: "B1" }', '{ location: "LE2" search: "plummmer" }'];
    for (const filter of filters) {
      const { data } = await gateway.graph(
        `{ specialists(filter: ${filter} sort: RATING) { totalCount searchSuggestions locationSuggestions } }`,
      );
      expect(data.specialists, filter).toEqual({
        totalCount: 0,
        searchSuggestions: ['plumber'],
        locationSuggestions: ['Oadby'],
      });
    }
  });

  it('sorts those of the post town where all of the directory are too many', async () => {
    gateway.php.answer({
      'specialists.php': ({ query: { location } }) => {
        const specialists = [1, 2].map((id) => ({ specialist_id: id, average_rating: id }));
        return { json: { success: true, specialists, total_pages: location === 'leicester' ? 1 : 7 } };
      },
    });
    expect(await found('location: "LE2"', 'sort: RATING')).toMatchObject({ ids: [2, 1], totalCount: 2 });
  });

  it('finds the specialists with these ids, in their order, whatever the texts', async () => {
    hostOf([in3, in3, in3], { 1: [2], 2: [4] });
    const ids = 'specialistIds: ["specialist-2", "specialist-9", "specialist-1", "specialist-2"]';
    expect(await found(`${ids} location: "LE2"`)).toMatchObject({ ids: [2, 1], totalCount: 2 });
    expect(await found(`${ids} freeOn: "${day(4)}"`)).toMatchObject({ ids: [2] });
    expect(await found('specialistIds: []')).toMatchObject({ ids: [], totalPages: 1 });
    const { errors } = await gateway.graph('{ specialists(filter: { specialistIds: ["service-2"] }) { page } }');
    expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('finds who is free on a day for the service, else for the first of their services (DIR-48)', async () => {
    hostOf([in3, in3, { services: [] }, in3], { 1: [2, 6], 2: [2], 4: 'reset' });
    expect(await found(`freeOn: "${day(6)}" serviceName: "plumbing"`)).toMatchObject({ ids: [1], totalCount: 1 });
    expect(await found(`freeOn: "${day(2)}"`)).toMatchObject({ ids: [1, 2] });
    expect(await found(`freeOn: "${day(2)}" specialistIds: ["specialist-3"]`)).toMatchObject({ ids: [] });
    expect(gateway.php.callsOf('getAvailableDates.php')[0]?.query).toEqual({ serviceId: '3', specialistId: '1' });
  });

  it.each([
    ['no one’s days are known', [in3, in3], 'UPSTREAM_UNAVAILABLE'],
    ['too many match', Array.from({ length: 51 }, () => in3), 'BAD_USER_INPUT'],
    ['far too many match', Array.from({ length: 301 }, () => in3), 'BAD_USER_INPUT'],
  ])('says why no one is found on a day when %s', async (_when, specialists, code) => {
    hostOf(specialists, { 1: 'reset', 2: 'reset' });
    const filter = `{ search: "free ${page++}" freeOn: "${day(3)}" }`;
    const { errors } = await gateway.graph(`{ specialists(filter: ${filter}) { items { id } } }`);
    expect(errors?.[0].extensions.code).toBe(code);
  });

  it.each([
    ['plumber taps', 'Taps and mixers'],
    ['Helen tap', 'Taps and mixers'],
    ['plumber', null],
    ['blockage', 'Drains'],
    ['gold', null],
    ['', null],
  ])('names the service that the search %j means: %s', async (search, name) => {
    const services = [
      { service_type: 'Leaks', base_price: '75' },
      { service_type: 'Taps and mixers', base_price: '60' },
      { service_type: 'Drains', custom_description: 'Any blockage' },
    ];
    const fields = `searchedService(search: "${search}") { name }`;
    const helen = await only(fields, {
      specialist_id: 9,
      specialist_name: 'Helen Fair',
      service_type: 'Plumber',
      services,
    });
    expect(helen.searchedService?.name ?? null).toBe(name);
  });
});
