import { encodeHTML } from 'entities';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { londonMoment } from '#shared/london/clock.ts';
import { isFieldOf } from '../../gateway/legacy/wire/record.ts';
import { scriptOf, WHOLE_HOST } from '../examples/all.ts';
import type { ReadCall } from '../examples/example.ts';
import { NEXT_WEEK } from '../examples/values.ts';
import type { Script } from '../support/fake-php.ts';
import { londonDayFromNow } from './customer-fixtures.ts';
import { type GraphAnswer, NO_LIMITS, startGateway, type TestGateway } from './harness.ts';

/*
 * Every read script answers in forms that mean the same, which must not change the gateway's
 * answer, and with one value spoilt, which may only take away what was made from it.
 */

const SEED = 20_270_731;
const INVALID = 'UPSTREAM_INVALID_RESPONSE';

const money = { base_price: 1045.5, price_high: 1200 };
const specialist = (id: number, name: string) => ({
  ...{ specialist_id: id, specialist_name: name, service_type: 'Café & bar repairs', average_rating: 4.5, ...money },
  ...{ bio: 'Fixes <everything>', specialist_photo: null, years_of_experience: '5-10', certified: 'Yes' },
  ...{ estimated_duration: 90, liabilityInsurance: 'Yes', serviceMode: 'both', willingToTravel: '10 miles' },
  services: [1, 3].map((service_id) => ({
    ...{ service_id, service_type: `Job № ${service_id}`, custom_description: null, estimated_duration: 60, ...money },
  })),
  reviews: [5, 4].map((rating) => ({ rating, review_text: `“${rating} stars”`, created_at: '2026-07-01 09:00:00' })),
  workshops: [{ workshop_id: 2, workshop_name: 'Frog Island' }],
  companies: [{ company_id: 4, company_name: 'Bosch' }],
  locations: [{ location_id: 6, location: 'Oadby', travel_fee: 12.5 }],
  availability: [{ day: 'Monday' }, { day: 'Friday' }],
});
const options = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const appointment = (id: number, status: string) => ({
  ...{ id, appointment_reference: `MW-${id}`, serviceId: 3, service: 'Plumbing', details: 'Leaks & drips', status },
  ...{
    created_at: '2026-07-01 09:00:00',
    specialistId: 7,
    specialist: 'Priya',
    locationId: 2,
    location: 'Frog Island',
  },
  ...{ firstChoiceDate: `2027-08-0${id}`, firstChoiceTime: '09:00 AM', secondChoiceDate: null, reviewed: false },
  ...{ rescheduled: false, paid: true, paidAt: '2026-07-02 10:00:00', amount: 120.5, isHomeService: false },
});
const review = (id: number) => ({
  ...{ id, serviceType: 'Towing', date: `2026-08-0${id}`, specialist: { id: 7, name: 'Priya' }, appointmentId: null },
});

const SPECIALIST = `id name trade averageRating reviewCount bio yearsOfExperience isCertified willingToTravel
  estimatedDurationMinutes liabilityInsurance serviceMode priceLabel price { low { pence } high { pence } }
  ratingCounts { stars count } services { serviceId name description priceLabel estimatedDurationMinutes }
  reviews { nodes { rating comment createdAt } } workshops { workshopId name } companies { companyId name }
  serviceAreas { areaId name travelFee { pence } } availableDays`;
const OPTION = '{ value label }';
const APPOINTMENT = `reference id serviceName details status scheduledDate scheduledTime secondChoiceDate bookedAt
  specialistName locationName isReviewed isRescheduled isPaid paidAt isHomeService price { formatted }`;
const ofAppointment = (field: string) => `{ me { appointment(id: "appointment-12") { ${field} } } }`;
const ofService = (field: string) => `{ service(id: "service-3") { ${field} } }`;

interface Read {
  readonly body: object;
  readonly document: string;
  /** Fields of the graph that are made from several values, and may change with any of them. */
  readonly derived?: readonly string[];
}

/** The lists inside a specialist are empty if they can't be read (ADR 0013). */
const INNER_LISTS = ['services', 'reviews', 'workshops', 'companies', 'serviceAreas', 'availableDays'];
const OF_SPECIALIST = [
  ...INNER_LISTS,
  'averageRating',
  'reviewCount',
  'price',
  'priceLabel',
  'ratingCounts',
  'serviceMode',
];

/** Every read, as the types ask. */
const READS: Readonly<Record<ReadCall, Read>> = {
  listServices: {
    body: { success: true, services: options('Vehicle Repair', 'Bed & Bath', 'Naïve “Plumbing”') },
    document: '{ services { id name description iconClass needsVehicle } }',
    derived: ['needsVehicle'],
  },
  listSpecialists: {
    body: { success: true, specialists: [specialist(7, 'Zoë'), specialist(3, 'Ann')], total_pages: 1, total: 2 },
    document: `{ specialists { totalPages totalCount items { ${SPECIALIST} } } }`,
    derived: [...OF_SPECIALIST, 'totalPages', 'totalCount'],
  },
  listSpecialistsByService: {
    body: { specialists: [specialist(7, 'Zoë'), specialist(3, 'Ann')] },
    document: ofService(`specialists { ${SPECIALIST} } priceGuide { lowest { pence } highest { pence } offerCount }`),
    derived: [...OF_SPECIALIST, 'priceGuide'],
  },
  listWorkshops: {
    body: { locations: [...options('Frog Island', 'King’s & Sons')].map((one) => ({ ...one, address: '1 High St' })) },
    document: ofService('workshops { id name address }'),
  },
  listAvailableDates: {
    body: { dates: ['2027-03-28', '2027-07-31', '2027-10-31'] },
    document: ofService('availableDates(location: { workshopId: "workshop-2" })'),
  },
  listTimeSlots: {
    body: { slots: [9, 2, 5].map((slot_id) => ({ slot_id, formatted_time: `0${slot_id}:00 AM` })) },
    document: ofService(
      `timeSlots(date: "${NEXT_WEEK}", location: { workshopId: "workshop-2" }) { timeSlotId label startsAt }`,
    ),
    derived: ['startsAt'],
  },
  listRescheduleDates: {
    body: { dates: [5, 7, 9].map(londonDayFromNow) },
    document: ofAppointment('rescheduleDates'),
  },
  listRescheduleTimeSlots: {
    body: { success: true, timeSlots: [9, 2, 5].map((slot_id) => ({ slot_id, formatted_start: `0${slot_id}:00 AM` })) },
    document: ofAppointment(`rescheduleTimeSlots(date: "${NEXT_WEEK}") { timeSlotId label startsAt }`),
    derived: ['label', 'startsAt'],
  },
  readApplicationOptions: {
    body: {
      ...{ success: true, services: options('Plumbing', 'Towing'), immediateServices: options('Puncture') },
      ...{ locations: options('Leicester', 'Oadby'), timeSlots: options('9 & 10'), companies: options('Bosch') },
      ...{ serviceModes: options('Both', 'Travel'), workshops: options('Frog Island') },
    },
    document: `{ specialistApplicationOptions { services ${OPTION} immediateServices ${OPTION} locations ${OPTION}
      timeSlots ${OPTION} serviceModes ${OPTION} companies ${OPTION} workshops ${OPTION} } }`,
    derived: ['value'],
  },
  readCustomer: {
    body: {
      ...{ user_id: 7, firstName: 'Zoë', lastName: 'O’Neil', email: 'joan@example.com', phone: '7700900142' },
      ...{ profilePicture: null, address: { street: '1 High & Low', city: 'Leicester', zipCode: 'LE1 6XH' } },
      ...{ joinDate: '2025-07-01 09:00:00', completedRepairs: null, pendingAppointments: null },
      appointments: [appointment(1, 'confirmed'), appointment(2, 'pending')],
      repairs: [5, 6].map((id) => ({
        ...{ id, reference: `R-${id}`, serviceType: 'Brakes', date: `2026-06-0${id}`, status: 'completed', cost: 99.5 },
        ...{ parts: [{ name: 'Pad', quantity: 2, price: 20 }], labor: [{ description: 'Fit', hours: 1.5, rate: 40 }] },
        ...{ appointmentId: 1, notes: null, warranty: null },
      })),
      pendingReviewsData: [review(1), review(2)],
      submittedReviews: [review(3), review(4)].map((one) => ({ ...one, rating: 5, comment: '“Good”' })),
      vehicles: [3, 4].map((vehicle_id) => ({
        ...{ vehicle_id, make: 'Citroën', model: 'C3', year: 2019, color: 'Red & white', licensePlate: 'FN19 KTR' },
        ...{ vin: null, primaryVehicle: vehicle_id === 3 },
      })),
    },
    document: `{ me {
      id firstName lastName email phone joinedAt address { street city postcode }
      appointments { totalCount nodes { ${APPOINTMENT} } }
      repairs { totalCount nodes {
        reference id serviceName date status notes warranty canReview cost { pence } total { pence }
        parts { name quantity total { pence } } labour { description hours total { pence } }
      } }
      pendingReviews { totalCount nodes { id serviceName date specialistName } }
      submittedReviews { totalCount nodes { id serviceName date rating comment specialistName } }
      vehicles { id make model year colour plate vin isPrimary }
      summary { completedRepairs pendingAppointments pendingReviews totalSpent { pence } recentAppointments { id } }
      nextAction { kind }
    } }`,
    derived: [
      'id',
      'parts',
      'labour',
      'totalCount',
      'summary',
      'nextAction',
      'canReview',
      'warranty',
      'total',
      'status',
      'scheduledDate',
    ],
  },
  listNotifications: {
    body: {
      ...{ success: true, unread_count: 1 },
      notifications: [8, 2].map((notification_id) => ({
        ...{ notification_id, type: 'payment', icon: 'card', title: 'Paid & “done”', message: 'Thank you – Zoë' },
        ...{ time_ago: '2 hours ago', is_read: notification_id === 2, action_url: null },
        created_at: '2026-07-01 09:00:00',
      })),
    },
    document:
      '{ me { id unreadNotificationCount notifications { totalCount nodes { id title message isRead createdAt kind } } } }',
    derived: ['unreadNotificationCount', 'totalCount', 'kind'],
  },
  listImmediateServices: {
    body: { success: true, services: options('Puncture', 'Flat & tyre') },
    document: '{ immediateServices { id name } }',
    // Without them, six names stand in.
    derived: ['immediateServices'],
  },
};

type Choose = (choices: number) => number;

const PRICES = new Set(['base_price', 'price_high', 'travel_fee', 'cost', 'price', 'rate', 'amount']);
/** Fields that are codes and not decoded, so that hosts don't escape them either. */
const CODES = new Set(['type', 'icon', 'action_url', 'success', 'status', 'day', 'email', 'phone']);

/** The ways in which a host may write a value. */
function spellings(name: string, value: unknown): unknown[] {
  if (value === null) return [null, '', 'null', undefined];
  if (typeof value === 'boolean') return [value, Number(value), String(Number(value)), String(value)];
  if (typeof value === 'number') {
    const price = `£${value.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
    return [value, String(value), ` ${value} `, ...(PRICES.has(name) ? [price, value.toFixed(2)] : [])];
  }
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && isFieldOf('day', name)) {
    const moment = londonMoment(text, '00:00')?.toISOString() ?? text;
    const zoned = [moment, moment.replace('.000Z', '+00:00'), `${moment.slice(0, 19)}.000000Z`];
    return [text, `${text} 00:00:00`, `${text}T00:00:00`, ...zoned, { date: moment.slice(0, 23), timezone: 'UTC' }];
  }
  return CODES.has(name) || /^\d/.test(text) ? [text] : [text, encodeHTML(text), ` ${text}\u0000`];
}

/** The JSON of a body in one of its spellings. Object keys that are numbers need a text. */
function spell(value: unknown, choose: Choose, name = ''): string | undefined {
  const pick = <T>(choices: readonly T[]) => choices[choose(choices.length)];
  if (Array.isArray(value)) {
    const entries = value.map((entry) => spell(entry, choose, name) ?? 'null');
    if (choose(3) > 0) return `[${entries.join(',')}]`;
    return `{${entries.map((entry, index) => `"${100 - index * 7}" : ${entry}`).join(',')}}`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(pick(spellings(name, value)));
  const members = Object.entries(value).flatMap(([key, inner]) => {
    const written = spell(inner, choose, key);
    return written === undefined ? [] : [`${JSON.stringify(key)}:${written}`];
  });
  const unknown = pick(['"x_id":9007199254740993123', '"__proto__":{"a":1}', '"more":[[{"1":{}}],"null"]', '"":null']);
  return `{${[...members, unknown].join(', ')}}`;
}

const WARNING = '<br />\n<b>Warning</b>:  Undefined index: x in <b>/srv/x.php</b> on line <b>7</b><br />\n';

/** Values that mean nothing in any field. */
const SPOILT: readonly unknown[] = [
  ...[{ error: {} }, [[{}]], [7, null], { a: [1] }, { 7: 'x', 3: { y: 1 } }, 'NaN', '[object Object]', 'undefined'],
  ...['null', 'NULL', '\u0000\u202e', '0000-00-00 00:00:00', '2027-02-31T25:61:00Z', '&#xD800;', '1e999', -1e300],
  ...['['.repeat(50), '{"a":', '<script>', true],
];

/** A body with one value replaced, removed or renamed, which `where` says. */
function spoil(body: object, choose: Choose): { where: string; said: string; isListRemoved: boolean; text: string } {
  const copy: object = structuredClone(body);
  const places: [parent: object, key: string][] = [];
  const collect = (parent: object) => {
    for (const [key, value] of Object.entries(parent)) {
      places.push([parent, key]);
      if (typeof value === 'object' && value !== null) collect(value);
    }
  };
  collect(copy);
  const [parent, key] = places[choose(places.length)] ?? [copy, ''];
  const before: unknown = Reflect.get(parent, key);
  const how = choose(SPOILT.length + 2);
  if (how < SPOILT.length) Reflect.set(parent, key, SPOILT[how]);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1, null);
  else {
    Reflect.deleteProperty(parent, key);
    if (how > SPOILT.length) Reflect.set(parent, `${key}_renamed`, before);
  }
  const isSpoilt = how < SPOILT.length;
  const where = `${key}: ${JSON.stringify(before)} as ${isSpoilt ? JSON.stringify(SPOILT[how]) : ['none', 'renamed'][how - SPOILT.length]}`;
  return {
    where,
    said: String(isSpoilt ? SPOILT[how] : null),
    isListRemoved: !isSpoilt && Array.isArray(before),
    text: JSON.stringify(copy),
  };
}

const JUNK = /^\s*(?:null|undefined|NaN)\s*$|\[object|[\p{Cc}\u202e\ufffd]|Infinity|\bNaN\b/iu;

/** Every text and number of an answer, with its path. */
function* leaves(value: unknown, path: readonly string[] = []): Generator<[readonly string[], unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}

/** As the host says it: an id without its type. */
const asSaid = (value: unknown) => String(value).replace(/^(?:(?:immediate|pending|submitted)-)?[a-z]+-/, '');

/** What identifies an entry of a list. */
function keyOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const [name = '', key] =
    Object.entries(entry).find(([field]) =>
      /^(?:reference|id|\w+Id|label|name|comment|stars|description)$/.test(field),
    ) ?? [];
  return /id$/i.test(name) ? asSaid(key) : key;
}

/** What differs: values, and missing entries of lists. An entry may now have the key `said`. */
function differences(
  before: unknown,
  after: unknown,
  said: string,
  path: readonly string[] = [],
): [readonly string[], unknown][] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((entry, index) => {
      const keys: readonly unknown[] = [keyOf(entry), said];
      const same = keys.flatMap((key) => after.find((other) => keyOf(other) === key) ?? [])[0];
      return differences(entry, same, said, [...path, String(index)]);
    });
  }
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isObject(before) || !isObject(after)) return [[path, after]];
  return Object.entries(before).flatMap(([key, value]) =>
    differences(value, Reflect.get(after, key), said, [...path, key]),
  );
}

/** A person may be called NULL. */
const isJunk = ([path, value]: [readonly string[], unknown]) =>
  typeof value === 'string' && JUNK.test(value) && !(value === 'NULL' && /name$/i.test(path.at(-1) ?? ''));

/** What the graph documents for a value that is unknown. */
const isEmpty = (value: unknown) => [null, '', 0, false, 'NOT_INSURED'].some((empty) => empty === value);

describe.each(Object.entries(READS) as [ReadCall, Read][])('%s', (call, { body, document, derived = [] }) => {
  const script = scriptOf(call);
  let gateway: TestGateway;
  let well: GraphAnswer;

  beforeAll(async () => {
    gateway = await startGateway({ limits: NO_LIMITS });
    well = await answerTo(JSON.stringify(body));
  });
  afterAll(() => gateway.close());
  afterEach(() => gateway.php.reset());

  async function answerTo(raw: string): Promise<GraphAnswer> {
    gateway.pass(10 * 24 * 60 * 60_000);
    const reply: Script = { raw, headers: { 'content-type': 'text/html; charset=utf-8' } };
    gateway.php.answer({ ...WHOLE_HOST, [script]: reply });
    return gateway.asCustomer(document);
  }

  const check = (numRuns: number, test: (choose: Choose) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(fc.gen(), (generate) => test((choices) => generate(fc.nat, { max: choices - 1 }))),
      { seed: SEED, numRuns },
    );

  it('is answered without an error, with a value in nearly every field', () => {
    expect(well.errors).toBeUndefined();
    expect([...leaves(well.data)].filter(([, value]) => value !== null).length).toBeGreaterThan(2);
  });

  it('is the same however the host writes it (FAULT-07)', () =>
    check(40, async (choose) => {
      const start = ['', '\ufeff', '\n ', WARNING][choose(4)] ?? '';
      const text = start + (spell(body, choose) ?? '');
      const { data, errors } = await answerTo(text);
      expect({ data, errors, text }).toEqual({ data: well.data, errors: undefined, text });
    }));

  it('is never wrong silently when a value is spoilt (FAULT-06)', () =>
    check(150, async (choose) => {
      const { where, said, isListRemoved, text } = spoil(body, choose);
      const logged = gateway.logText().length;
      const { status, data, errors = [] } = await answerTo(text);
      const isLogged = gateway.logText().slice(logged).includes('records dropped');
      const failed = errors.map(({ path }) => path.join('.'));
      const isExplained = (path: readonly string[], value: unknown) =>
        failed.some((error) => path.join('.').startsWith(error)) ||
        path.some((name) => derived.includes(name)) ||
        (value === undefined
          ? isLogged || isListRemoved
          : isEmpty(value) || [String(value), asSaid(value)].includes(said));
      expect({
        where,
        status,
        codes: errors.map(({ extensions }) => extensions.code).filter((code) => code !== INVALID),
        junk: [...leaves(data)].filter(isJunk),
        unexplained: differences(well.data, data, said).filter(([path, value]) => !isExplained(path, value)),
      }).toEqual({ where, status: 200, codes: [], junk: [], unexplained: [] });
    }));

  it('is an error when it is cut (FAULT-06)', () =>
    check(20, async (choose) => {
      const text = JSON.stringify(body);
      const { errors } = await answerTo(text.slice(0, choose(text.length - 1)));
      if (call === 'listImmediateServices') expect(errors).toBeUndefined();
      else expect(errors?.map(({ extensions }) => extensions.code)).toContain(INVALID);
    }));
});
