import { describe, expect, it } from 'vitest';
import { askMe, CUSTOMER, customerIs, londonDayFromNow } from './customer-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';
import { notificationList } from './streams.ts';

const gateway = await sharedGateway();

const PAGE =
  'totalCount nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

/** Appointments 1 to `count`, the first on the latest day. */
const appointments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, date: londonDayFromNow(1_000 - index) }));

const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => Number(/\d+$/.exec(id)?.[0]));

const ask = (args: string, data: object) => askMe(gateway, `list: appointments${args} { ${PAGE} }`, data);

describe('a connection', () => {
  it('begins with 20 items, and says how many there are', async () => {
    const { list } = await ask('', { appointments: appointments(45) });
    expect(idsOf(list)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(list.totalCount).toBe(45);
    expect(list.edges.map(({ node }: { node: { id: string } }) => node)).toEqual(list.nodes);
    expect(list.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: list.edges[0].cursor,
      endCursor: list.edges[19].cursor,
    });
  });

  it('is read to its end with the cursors of its pages', async () => {
    const data = { appointments: appointments(45) };
    const seen: number[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages++) {
      const { list } = await ask(`(first: 20${after ? `, after: "${after}"` : ''})`, data);
      seen.push(...idsOf(list));
      expect(list.pageInfo.hasPreviousPage).toBe(pages > 0);
      expect(list.pageInfo.hasNextPage).toBe(pages < 2);
      after = list.pageInfo.endCursor;
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    expect((await ask(`(after: "${after}")`, data)).list).toMatchObject({
      nodes: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  it('goes on after the same item when others have been added before it', async () => {
    const data = appointments(10);
    const { list } = await ask('(first: 3)', { appointments: data });
    const added = { id: 99, date: londonDayFromNow(2_000) };
    const next = await ask(`(first: 3, after: "${list.pageInfo.endCursor}")`, { appointments: [added, ...data] });
    expect(idsOf(next.list)).toEqual([4, 5, 6]);
  });

  it('goes on with the item that took the place of one that is gone', async () => {
    const data = appointments(10);
    const { list } = await ask('(first: 3)', { appointments: data });
    const rest = data.filter(({ id }) => id !== 3);
    const next = await ask(`(first: 3, after: "${list.pageInfo.endCursor}")`, { appointments: rest });
    expect(idsOf(next.list)).toEqual([4, 5, 6]);
  });

  it.each([
    ['first: 0', 'first must be from 1 to 100.'],
    ['first: 101', 'first must be from 1 to 100.'],
    ['after: "xyz"', 'after must be a cursor of this list.'],
    [`after: "${'a'.repeat(500)}"`, 'after must be a cursor of this list.'],
  ])('refuses %s', async (args, message) => {
    customerIs(gateway, { appointments: appointments(3) });
    const { errors } = await gateway.asCustomer(`{ me { appointments(${args}) { totalCount } } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each([
    ['repairs', 'repair', { repairs: [1, 2, 3].map((id) => ({ id })) }],
    ['pendingReviews', 'pending-review', { pendingReviewsData: [1, 2, 3].map((id) => ({ id })) }],
    ['submittedReviews', 'submitted-review', { submittedReviews: [1, 2, 3].map((id) => ({ id })) }],
  ])('is what a customer’s %s are, too', async (field, type, data) => {
    const { list } = await askMe(gateway, `list: ${field}(first: 2) { ${PAGE} }`, data);
    expect(list).toMatchObject({
      totalCount: 3,
      nodes: [{ id: `${type}-1` }, { id: `${type}-2` }],
      pageInfo: { hasNextPage: true },
    });
  });

  it('is what a specialist’s reviews are, with the count of each number of stars', async () => {
    const reviews = [5, 4.5, 1, 0.4].map((rating) => ({ rating }));
    gateway.php.answer({
      'specialists.php': { json: { success: true, specialists: [{ specialist_id: 7, reviews }] } },
    });
    const fields =
      'reviews(first: 2) { totalCount nodes { rating } pageInfo { endCursor } } ratingCounts { stars count }';
    const { data } = await gateway.graph(`{ specialist(id: "specialist-7") { ${fields} } }`);
    expect(data.specialist).toMatchObject({
      reviews: { totalCount: 4, nodes: [{ rating: 5 }, { rating: 4.5 }] },
      ratingCounts: [5, 4, 3, 2, 1].map((stars, index) => ({ stars, count: [2, 0, 0, 0, 1][index] })),
    });
    const after = `reviews(after: "${data.specialist.reviews.pageInfo.endCursor}") { nodes { rating } }`;
    expect((await gateway.graph(`{ specialist(id: "specialist-7") { ${after} } }`)).data.specialist.reviews).toEqual({
      nodes: [{ rating: 1 }, { rating: 0.4 }],
    });
  });

  it('stays light at 2,000 of each, with one call', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => index + 1);
    gateway.php.answer({ 'getNotifications.php': notificationList(...many.map((id) => ({ notification_id: id }))) });
    customerIs(gateway, {
      ...CUSTOMER,
      appointments: appointments(2_000),
      repairs: many.map((id) => ({ id })),
      pendingReviewsData: many.map((id) => ({ id })),
      submittedReviews: many.map((id) => ({ id })),
    });
    const counts = 'totalCount nodes { id }';
    const { data } =
      await gateway.asCustomer(`{ me { appointments { ${counts} } repairs { ${counts} } pendingReviews { ${counts} } submittedReviews { ${counts} }
        notifications { ${counts} } } }`);
    for (const list of Object.values<{ totalCount: number; nodes: object[] }>(data.me)) {
      expect([list.totalCount, list.nodes.length]).toEqual([2_000, 20]);
    }
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1, 'getNotifications.php': 1 });
  });
});

describe('the counts of each status', () => {
  it('are of all that match the other arguments (APPT-03, APPT-04)', async () => {
    const data = {
      appointments: [
        { id: 1, service: 'Plumbing', status: 'pending' },
        { id: 2, service: 'Plumbing', status: 'completed' },
        { id: 3, service: 'Plumbing', status: 'completed' },
        { id: 4, service: 'Towing', status: 'cancelled' },
      ],
    };
    const fields =
      'appointments(status: COMPLETED, search: "plumb", first: 1) { totalCount statusCounts { status count } }';
    expect((await askMe(gateway, fields, data)).appointments).toEqual({
      totalCount: 2,
      statusCounts: [
        { status: 'PENDING', count: 1 },
        { status: 'CONFIRMED', count: 0 },
        { status: 'COMPLETED', count: 2 },
        { status: 'CANCELLED', count: 0 },
      ],
    });
  });

  it('are of repairs, too (REP-01)', async () => {
    const data = { repairs: [{ id: 1, status: 'completed' }, { id: 2 }] };
    const { repairs } = await askMe(gateway, 'repairs { statusCounts { status count } }', data);
    expect(repairs.statusCounts).toEqual([
      { status: 'COMPLETED', count: 1 },
      { status: 'IN_PROGRESS', count: 1 },
    ]);
  });
});

describe('the search', () => {
  const APPOINTMENTS = [
    {
      id: 1,
      service: 'Boiler repair',
      appointment_reference: 'MW-48213',
      specialist: 'Zoë Nair',
      location: 'Frog Island Motors',
    },
    { id: 2, service: 'Towing', isHomeService: '1' },
    { id: 3, service: 'Towing' },
  ];
  it.each([
    ['all words, in any field and case', 'NAIR boiler', [1]],
    ['a word that no field has', 'boiler towing', []],
    ['a text without its accents', 'zoe', [1]],
    ['a reference without its hyphen', 'mw48213', [1]],
    ['a location', 'frog', [1]],
    ['what customers read for a location without a name', 'home service', [2]],
    ['what customers read for a workshop without a name', 'central', [3]],
    ['no pattern, but its letters', '.*', []],
    ['nothing but spaces', '  ', [1, 2, 3]],
  ])('of appointments finds %s (APPT-04)', async (_what, search, ids) => {
    const fields = `appointments(search: "${search}") { nodes { id } }`;
    const { appointments: found } = await askMe(gateway, fields, { appointments: APPOINTMENTS });
    expect(idsOf(found)).toEqual(ids);
  });

  it('of repairs finds a number plate without its space (REP-02)', async () => {
    const data = {
      repairs: [
        { id: 1, vehicle: 'Ford Fiesta, 2019, FN19 KTR' },
        { id: 2, vehicle: 'VW Golf' },
      ],
    };
    expect(idsOf((await askMe(gateway, 'repairs(search: "fn19ktr") { nodes { id } }', data)).repairs)).toEqual([1]);
  });
});
