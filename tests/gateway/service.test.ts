import { describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const SERVICES = {
  json: {
    services: [
      { id: '1', name: 'Vehicle Repair', description: 'Cars &amp; vans', icon_class: 'fa-car"><script>' },
      { id: 3, name: 'Plumbing', description: '', icon_class: null },
    ],
  },
};

const service = (fields: string, scripts: Record<string, Script>) => {
  gateway.php.answer({ 'services.php': SERVICES, ...scripts });
  return gateway.graph(`{ service(id: "service-3") { ${fields} } }`);
};

describe('the catalogue', () => {
  it('has services with their documented fields (ENT-06, BOOK-08, C-08, DATA-04)', async () => {
    gateway.php.answer({ 'services.php': SERVICES });
    const { data } = await gateway.graph('{ services { id name description iconClass needsVehicle } }');
    expect(data.services).toEqual([
      {
        id: 'service-1',
        name: 'Vehicle Repair',
        description: 'Cars & vans',
        iconClass: 'fa-carscript',
        needsVehicle: true,
      },
      { id: 'service-3', name: 'Plumbing', description: null, iconClass: null, needsVehicle: false },
    ]);
  });

  it('finds a service by its id, and returns null for an unknown one', async () => {
    gateway.php.answer({ 'services.php': SERVICES });
    const { data, errors } = await gateway.graph(
      '{ a: service(id: "service-3") { name } b: service(id: "service-99") { name } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a: { name: 'Plumbing' }, b: null });
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
  });

  it.each([
    ['a bare list', '[{"id":1,"name":"Plumbing"}]'],
    ['a list with keys', '{"services":{"1":{"id":1,"name":"Plumbing"}}}'],
    [
      'a PHP warning before it',
      '<br />\n<b>Warning</b>: Undefined index [x] in /var/www/a.php on line 3<br />\n{"services":[{"id":1,"name":"Plumbing"}]}',
    ],
    ['a byte order mark', '\ufeff{"success":"1","services":[{"id":1,"name":"Plumbing"}]}'],
    ['text in Latin-1', Buffer.from('{"services":[{"id":1,"name":"Plumbing","description":"\xa340"}]}', 'latin1')],
  ])('is read from %s (FAULT-05, FAULT-07, FAULT-09)', async (_what, raw) => {
    gateway.php.answer({ 'services.php': { raw } });
    const { data, errors } = await gateway.graph('{ services { name description } }');
    expect(errors).toBeUndefined();
    expect(data.services).toMatchObject([{ name: 'Plumbing' }]);
    if (Buffer.isBuffer(raw)) expect(data.services[0].description).toBe('£40');
    expect(gateway.logText()).not.toContain('/var/www');
  });
});

describe('a service', () => {
  it('has the two locations other than workshops, without a call (BOOK-14)', async () => {
    const { data } = await service('customerLocations { kind name description }', {});
    expect(data.service.customerLocations).toEqual([
      { kind: 'HOME_SERVICE', name: 'Home Service', description: 'Service at your registered address' },
      {
        kind: 'DIFFERENT_LOCATION',
        name: 'Different location',
        description: 'Must be a trusted location that pops up on our maps',
      },
    ]);
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
  });

  it('has its workshops (PHP-04)', async () => {
    const { data } = await service('workshops { id name address }', {
      'getWorkshopLocations.php': { json: { locations: [{ id: 2, name: 'Frog Island', address: null }] } },
    });
    expect(data.service.workshops).toEqual([{ id: 'workshop-2', name: 'Frog Island', address: null }]);
    expect(gateway.php.callOf('getWorkshopLocations.php').query).toEqual({ serviceId: '3' });
  });

  const NAMED = [
    {
      specialist_id: 1,
      specialist_name: 'Ann',
      base_price: '50',
      average_rating: '4',
      years_of_experience: '3-5',
      companies: [{ company_name: 'Gas Safe' }],
    },
    {
      specialist_id: 2,
      specialist_name: 'Bob',
      base_price: null,
      average_rating: null,
      years_of_experience: 'Less than 1',
    },
    {
      specialist_id: 3,
      specialist_name: 'Cid',
      base_price: '40',
      average_rating: '5',
      years_of_experience: '10+',
      service_type: 'Plumber',
    },
    {
      specialist_id: 4,
      specialist_name: 'Dee',
      base_price: '50',
      average_rating: '4.0',
      years_of_experience: '4',
      services: [{ service_type: 'Boilers' }],
    },
  ];

  it.each([
    ['', ['Ann', 'Bob', 'Cid', 'Dee']],
    ['(sort: RATING)', ['Cid', 'Ann', 'Dee', 'Bob']],
    ['(sort: PRICE_LOW)', ['Cid', 'Ann', 'Dee', 'Bob']],
    ['(sort: PRICE_HIGH)', ['Ann', 'Dee', 'Cid', 'Bob']],
    ['(sort: EXPERIENCE)', ['Cid', 'Dee', 'Ann', 'Bob']],
    ['(search: "BOIL")', ['Dee']],
    ['(search: "plumber")', ['Cid']],
    ['(search: "plumbers")', ['Cid']],
    ['(search: " ann ")', ['Ann']],
    ['(search: "boiler plumber")', []],
    ['(certifiedBy: "gas safe")', ['Ann']],
    ['(search: "", certifiedBy: null)', ['Ann', 'Bob', 'Cid', 'Dee']],
  ])('lists its specialists %s (BOOK-20..22, DBOOK-17, C-35, C-36)', async (args, names) => {
    const { data } = await service(`specialists${args} { name }`, {
      'getSpecialistsByService.php': { json: { success: true, specialists: NAMED } },
    });
    expect(data.service.specialists.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(gateway.php.callOf('getSpecialistsByService.php').query).toEqual({ serviceId: '3' });
  });

  it('are the same in every order, and best first without one', async () => {
    const specialists = [
      { id: 1, specialist_name: 'Bo', service_type: 'Taylor', base_price: 10 },
      {
        id: 2,
        specialist_name: 'Al',
        service_type: 'Alterations',
        services: [{ service_type: 'Tailoring' }],
        base_price: 20,
      },
      { id: 3, specialist_name: 'Tailor', base_price: 30 },
    ];
    const { data } = await service(
      'listed: specialists(search: "tailor") { name } sorted: specialists(search: "tailor", sort: PRICE_LOW) { name }',
      { 'getSpecialistsByService.php': { json: { success: true, specialists } } },
    );
    expect([data.service.listed, data.service.sorted]).toEqual([
      [{ name: 'Tailor' }, { name: 'Al' }, { name: 'Bo' }],
      [{ name: 'Bo' }, { name: 'Al' }, { name: 'Tailor' }],
    ]);
  });

  it.each([
    ['(search: "plummmer")', ['plumber']],
    ['(search: "Cid boiler")', ['Cid', 'boiler']],
    ['(search: "Cid boiler", certifiedBy: "gas safe")', []],
    ['(search: "plumber")', []],
    ['', []],
  ])('come with other searches if none matches %s', async (args, suggestions) => {
    const { data } = await service(`searchSuggestions${args}`, {
      'getSpecialistsByService.php': { json: { success: true, specialists: NAMED } },
    });
    expect(data.service.searchSuggestions).toEqual(suggestions);
  });

  it('are at most as many as asked for, after sorting', async () => {
    const specialists = [1, 2, 3].map((id) => ({ id, full_name: `S${id}`, base_price: id * 10 }));
    const offers = { 'getSpecialistsByService.php': { json: { success: true, specialists } } };
    const { data } = await service('specialists(sort: PRICE_HIGH, first: 2) { id }', offers);
    expect(data.service.specialists).toEqual([{ id: 'specialist-3' }, { id: 'specialist-2' }]);
    for (const first of [0, 51]) {
      const { errors } = await service(`specialists(first: ${first}) { id }`, offers);
      expect(errors).toMatchObject([
        { message: 'first must be from 1 to 50.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });
});

it('keeps the host’s order of time slots, and reads moments in London’s time', async () => {
  const { data } = await service(
    'timeSlots(date: "2027-08-02", location: { workshopId: "workshop-2" }) { label startsAt }',
    {
      'getAvailableTimeSlots.php': {
        raw: `{"slots":{"7":{"slot_id":7,"formatted_time":"2027-08-02T13:00:00Z"},"3":{"slot_id":3,"formatted_time":"09:00 AM"}}}`,
      },
    },
  );
  expect(data.service.timeSlots).toEqual([
    { label: '14:00', startsAt: '14:00' },
    { label: '09:00 AM', startsAt: '09:00' },
  ]);
});

describe('the price guide', () => {
  const FIELDS = `priceGuide {
    lowest { formatted } highest { formatted } typical { formatted } typicalDurationMinutes offerCount
  }`;
  const guideOf = (specialists: object[]) =>
    service(FIELDS, { 'getSpecialistsByService.php': { json: { success: true, specialists } } });

  it('has the range, the medians and the number of the offers with a price', async () => {
    const { data } = await guideOf([
      { id: 1, base_price: 40, price_high: 90, estimated_duration: 120 },
      { id: 5, base_price: '0.00', price_high: '0.00' },
      { id: 2, base_price: '45.50' },
      { id: 3, base_price: 60, estimated_duration: 45 },
      { id: 4 },
    ]);
    expect(data.service.priceGuide).toEqual({
      lowest: { formatted: '£40' },
      highest: { formatted: '£90' },
      typical: { formatted: '£45.50' },
      typicalDurationMinutes: 45,
      offerCount: 3,
    });
    expect(gateway.php.counts).toEqual({ 'services.php': 1, 'getSpecialistsByService.php': 1 });
  });

  const offer = (serviceId: string, base_price: number | null, price_high: number | null = null) => ({
    service_id: serviceId,
    service_type: `Job for ${base_price}`,
    base_price,
    price_high,
  });

  it('counts offers for the service, not what a specialist asks for other work', async () => {
    const { data } = await guideOf([
      { id: 1, base_price: 20, price_high: 900, services: [offer('3', 70, 110), offer('3', 60), offer('1', 20, 900)] },
      { id: 2, base_price: 10, services: [offer('3', null)] },
    ]);
    expect(data.service.priceGuide).toMatchObject({
      lowest: { formatted: '£60' },
      highest: { formatted: '£110' },
      offerCount: 1,
    });
  });

  it('of several services takes one call, of the directory', async () => {
    const specialists = [
      { id: 1, base_price: 5, services: [offer('3', 60), offer('1', 95)] },
      { id: 2, base_price: 5 },
    ];
    gateway.php.answer({ 'services.php': SERVICES, 'specialists.php': { json: { success: true, specialists } } });
    const { data } = await gateway.graph('{ services { name priceGuide { lowest { formatted } offerCount } } }');
    expect(data.services).toEqual([
      { name: 'Vehicle Repair', priceGuide: { lowest: { formatted: '£95' }, offerCount: 1 } },
      { name: 'Plumbing', priceGuide: { lowest: { formatted: '£60' }, offerCount: 1 } },
    ]);
    expect(gateway.php.counts).toEqual({ 'services.php': 1, 'specialists.php': 1 });
  });

  it('is null if no one gives a price', async () => {
    const { data, errors } = await guideOf([{ id: 1, full_name: 'Amara' }]);
    expect(data.service.priceGuide).toBeNull();
    expect(errors).toBeUndefined();
  });
});

describe('availability', () => {
  it.each([
    ['{ workshopId: "workshop-2" }', { locationId: '2' }],
    // A client that doesn't know `near` has everyone's times.
    ['{ customerLocation: HOME_SERVICE }', { isHomeService: '1' }],
    ['{ customerLocation: HOME_SERVICE }, near: "LE2"', { isHomeService: '1', near: 'LE2' }],
    [
      '{ customerLocation: DIFFERENT_LOCATION }, specialistId: "specialist-9"',
      { isDifferentLocation: '1', specialistId: '9' },
    ],
  ])('is requested for %s (BOOK-37, ENT-09)', async (location, parameters) => {
    const { data } = await service(
      `availableDates(location: ${location}) timeSlots(date: "2026-11-24", location: ${location}) { timeSlotId label startsAt }`,
      {
        'getAvailableDates.php': { json: { dates: ['2026-11-25', '2026-11-24', 'soon', '2026-11-24', '2026-02-30'] } },
        'getAvailableTimeSlots.php': {
          json: {
            slots: [
              { slot_id: 3, formatted_time: '02:00 PM' },
              { slot_id: '4', formatted_time: 'after lunch' },
            ],
          },
        },
      },
    );
    expect(data.service.availableDates).toEqual(['2026-11-24', '2026-11-25']);
    expect(data.service.timeSlots).toEqual([
      { timeSlotId: '3', label: '02:00 PM', startsAt: '14:00' },
      { timeSlotId: '4', label: 'after lunch', startsAt: null },
    ]);
    expect(gateway.php.callOf('getAvailableDates.php').query).toEqual({ serviceId: '3', ...parameters });
    expect(gateway.php.callOf('getAvailableTimeSlots.php').query).toEqual({
      serviceId: '3',
      date: '2026-11-24',
      ...parameters,
    });
  });

  it('is empty on a day without free time slots', async () => {
    const { data } = await service(
      'timeSlots(date: "2026-11-24", location: { workshopId: "workshop-2" }) { timeSlotId }',
      {
        'getAvailableTimeSlots.php': { json: { success: true, slots: [] } },
      },
    );
    expect(data.service.timeSlots).toEqual([]);
  });

  it.each(['"2026-02-30"', '"24/11/2026"', '"0000-00-00"', '7'])(
    'is not requested for %s, which is no valid day',
    async (date) => {
      const { errors } = await service(
        `timeSlots(date: ${date}, location: { workshopId: "workshop-2" }) { timeSlotId }`,
        {},
      );
      expect(errors).toBeDefined();
      expect(gateway.php.callsOf('getAvailableTimeSlots.php')).toHaveLength(0);
    },
  );

  it('needs exactly one location', async () => {
    const { errors } = await service(
      'availableDates(location: { workshopId: "workshop-2", customerLocation: HOME_SERVICE })',
      {},
    );
    expect(errors).toBeDefined();
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('is never older than two seconds, and an error when the host is down', async () => {
    const scripts: Record<string, Script> = { 'getAvailableDates.php': { json: { dates: ['2026-11-24'] } } };
    const ask = () => service('availableDates(location: { workshopId: "workshop-5" })', scripts);
    await ask();
    expect((await ask()).data.service.availableDates).toEqual(['2026-11-24']);
    expect(gateway.php.callsOf('getAvailableDates.php')).toHaveLength(1);
    gateway.pass(2_001);
    scripts['getAvailableDates.php'] = 'reset';
    const { data, errors } = await ask();
    expect(data.service.availableDates).toBeNull();
    expect(errors?.[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
