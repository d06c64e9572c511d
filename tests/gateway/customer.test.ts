import { describe, expect, it } from 'vitest';
import { APPOINTMENT as BASE, londonDayFromNow, momentFromNow } from './customer-fixtures.ts';
import { SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const APPOINTMENT = {
  ...BASE,
  ...{ details: 'Ford &amp; brakes', date: '2026-11-20', created_at: '2026-11-01 08:30:00', status: 'Confirmed' },
  ...{ firstChoiceDate: '2026-11-24', firstChoiceTime: '09:00 AM', secondChoiceDate: null, secondChoiceTime: '' },
  ...{ reviewed: '0', rescheduled: '1', confirmedAt: '2026-07-02 10:00:00', paid: '1' },
};

const USER = { user_id: 7, firstName: 'Joan', lastName: 'Pryce', email: 'joan@example.com', profilePicture: '' };

const me = (fields: string, user: object, headers: Record<string, string> = SESSION) => {
  gateway.php.answer({ 'getUserData.php': { json: user } });
  return gateway.graph(`{ me { ${fields} } }`, {}, headers);
};

const appointments = async (fields: string, ...records: object[]) =>
  (await me(`appointments { nodes { ${fields} } }`, { ...USER, recentAppointments: records })).data.me.appointments
    .nodes;

describe('what only some hosts tell of a customer', () => {
  const fields = 'otherSessionCount doubtfulBookings { appointmentId reference serviceName date startTime }';
  const doubtful = {
    id: 12,
    appointment_reference: 'MW-1',
    service_type: 'Plumbing',
    date: '2026-12-01',
    time: '10:00',
  };

  it.each([
    [{}, null, []],
    [{ otherSessions: '2', doubtfulAppointments: [] }, 2, []],
    [
      { otherSessions: 0, doubtfulAppointments: [doubtful, { date: 'no id' }] },
      0,
      [
        {
          appointmentId: 'appointment-12',
          reference: 'MW-1',
          serviceName: 'Plumbing',
          date: '2026-12-01',
          startTime: '10:00',
        },
      ],
    ],
  ])('is read from %j', async (more, otherSessionCount, doubtfulBookings) => {
    const { data, errors } = await me(fields, { ...USER, ...more });
    expect([errors, data.me]).toEqual([undefined, { otherSessionCount, doubtfulBookings }]);
  });
});

describe('me', () => {
  it('costs one call, with the credentials in the headers and in the query (SESS-02, DASH-08, PHP-30)', async () => {
    const { data } = await me('id firstName lastName email photoUrl', { ...USER, profilePicture: 'uploads/p/7.jpg' });
    expect(data.me).toEqual({
      id: 'customer-7',
      firstName: 'Joan',
      lastName: 'Pryce',
      email: 'joan@example.com',
      photoUrl: `${gateway.url}/media/uploads/p/7.jpg`,
    });
    const call = gateway.php.callOf('getUserData.php');
    expect(call.query).toEqual({ userId: '7', token: SESSION['x-auth-token'] });
    expect(call.headers).toMatchObject(SESSION);
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'user-agent', 'origin']) {
      expect(call.headers).not.toHaveProperty(name);
    }
  });

  it.each([
    ['in the other spelling', { id: '7', first_name: 'Joan', last_name: 'Pryce' }],
    ['under a key', { success: true, user: { user_id: '7', firstName: 'Joan', lastName: 'Pryce' } }],
  ])('is read %s (ENT-26)', async (_what, user) => {
    expect((await me('id firstName lastName', user)).data.me).toEqual({
      id: 'customer-7',
      firstName: 'Joan',
      lastName: 'Pryce',
    });
  });

  it.each([
    ['a repeated id', { ...SESSION, 'x-user-id': '7, 8' }],
    ['an id with a space', { ...SESSION, 'x-user-id': '7 8' }],
    ['an overlong token', { ...SESSION, 'x-auth-token': 'a'.repeat(600) }],
    ['credentials in the address, which do not count (HTTP-06)', {}, '?userId=7&token=tok-0123456789abcdef'],
  ])('is unauthenticated with %s', async (_what, headers, search = '') => {
    const sent = { 'content-type': 'application/json', ...headers };
    const body = '{"query":"{ me { id } }"}';
    const response = await fetch(`${gateway.url}/graphql${search}`, { method: 'POST', headers: sent, body });
    expect(await response.json()).toMatchObject({
      data: { me: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(gateway.php.calls).toHaveLength(0);
  });
});

describe('the data of a customer', () => {
  const VEHICLE = { vehicle_id: 3, make: 'Ford', primaryVehicle: '1' };
  const EVERYTHING = `firstName lastName email photoUrl phone joinedAt address { city } vehicles { id }
    summary { completedRepairs pendingAppointments pendingReviews totalSpent { formatted } recentAppointments { id } }
    appointments { nodes { id } } repairs { nodes { id } } pendingReviews { nodes { id } } submittedReviews { nodes { id } }`;

  it.each([
    ['bare', (data: object) => data],
    ['under user', (data: object) => ({ success: '1', user: data })],
    ['under profile', (data: object) => ({ profile: data })],
    [
      'in part under user',
      ({ repairs, vehicles, ...user }: { repairs: object; vehicles: object }) => ({ repairs, vehicles, user }),
    ],
  ])('is read %s (ENT-19, ENT-26)', async (_what, wrap) => {
    const data = {
      ...USER,
      phone_no: '7700 900142',
      created_at: '2025-01-02 10:00:00',
      address: { city: 'Leicester' },
      vehicles: { 0: VEHICLE },
      recentAppointments: [APPOINTMENT],
      repairs: [{ id: 31, status: 'completed', cost: 120 }],
      pendingReviewsData: [{ id: 5 }],
      submittedReviews: [{ id: 6 }],
    };
    expect((await me(EVERYTHING, wrap(data))).data.me).toEqual({
      firstName: 'Joan',
      lastName: 'Pryce',
      email: 'joan@example.com',
      photoUrl: null,
      phone: '7700 900142',
      joinedAt: '2025-01-02T10:00:00Z',
      address: { city: 'Leicester' },
      vehicles: [{ id: 'vehicle-3' }],
      summary: {
        completedRepairs: 1,
        pendingAppointments: 0,
        pendingReviews: 1,
        totalSpent: { formatted: '£120.00' },
        recentAppointments: [{ id: 'appointment-12' }],
      },
      appointments: { nodes: [{ id: 'appointment-12' }] },
      repairs: { nodes: [{ id: 'repair-31' }] },
      pendingReviews: { nodes: [{ id: 'pending-review-5' }] },
      submittedReviews: { nodes: [{ id: 'submitted-review-6' }] },
    });
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1 });
  });

  it.each([null, '', false, [], {}, undefined])('has empty lists where the host sends %j', async (none) => {
    const lists = { repairs: none, vehicles: none, pendingReviewsData: none, submittedReviews: none };
    const { data, errors } = await me(EVERYTHING, { ...USER, ...lists });
    expect(errors).toBeUndefined();
    expect(data.me).toMatchObject({
      vehicles: [],
      appointments: { nodes: [] },
      repairs: { nodes: [] },
      pendingReviews: { nodes: [] },
      submittedReviews: { nodes: [] },
      summary: { totalSpent: { formatted: '£0.00' } },
    });
  });

  it('drops only unreadable records, and logs which without personal data', async () => {
    const logged = gateway.log.length;
    const { data, errors } = await me(EVERYTHING, {
      ...USER,
      recentAppointments: [{ ...APPOINTMENT, details: { secret: 'joan@example.com' } }, APPOINTMENT],
      repairs: ['x', { id: 31 }, { vehicle: 'without id' }],
      pendingReviewsData: [{ serviceType: 'without id' }, { id: 5 }],
      submittedReviews: ['joan@example.com', { id: 6 }],
      vehicles: [{ make: 'without id' }, VEHICLE],
    });
    expect(errors).toBeUndefined();
    expect(data.me).toMatchObject({
      appointments: { nodes: [{ id: 'appointment-12' }] },
      repairs: { nodes: [{ id: 'repair-31' }] },
      pendingReviews: { nodes: [{ id: 'pending-review-5' }] },
      submittedReviews: { nodes: [{ id: 'submitted-review-6' }] },
      vehicles: [{ id: 'vehicle-3' }],
    });
    const lines = gateway.log.slice(logged).filter(({ event }) => event === 'records dropped');
    const dropped = new Set(lines.flatMap((line) => line.dropped));
    const expected = [
      { list: 'appointments', index: 0, field: 'details' },
      { list: 'repairs', index: 0, field: '(whole record)' },
      { list: 'repairs', index: 2, field: 'id' },
      { list: 'pendingReviewsData', index: 0, field: 'id' },
      { list: 'submittedReviews', index: 0, field: '(whole record)' },
      { list: 'vehicles', index: 0, field: 'vehicle_id' },
    ];
    expect(dropped).toEqual(new Set(expected));
    expect(gateway.logText()).not.toContain('joan@example.com');
  });

  describe.each([
    ['appointments', 'appointments { nodes { id } }', 'vehicles { id }'],
    ['repairs', 'repairs { nodes { id } }', 'vehicles { id }'],
    ['pendingReviewsData', 'pendingReviews { nodes { id } }', 'submittedReviews { nodes { id } }'],
    ['submittedReviews', 'submittedReviews { nodes { id } }', 'pendingReviews { nodes { id } }'],
    [
      'vehicles',
      'vehicles { id }',
      'appointments { nodes { id } } repairs { nodes { id } } summary { completedRepairs }',
    ],
    ['doubtfulAppointments', 'doubtfulBookings { appointmentId }', 'vehicles { id } nextAction { kind }'],
  ])('of whose %s', (list, field, others) => {
    it.each([[[null, 7]], ['joan@example.com']])(
      'no record can be read is an error, not an empty list (%j)',
      async (value) => {
        const { data, errors } = await me(`${field} ${others} firstName`, { ...USER, [list]: value });
        const [name = ''] = field.split(' ');
        const path = ['me', name];
        expect(errors).toMatchObject([{ path, extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
        expect(data.me).toMatchObject({ [name]: null, firstName: 'Joan' });
      },
    );

    it('no record can be read is the only field that fails', async () => {
      const { errors } = await me(others, { ...USER, [list]: [null, 7] });
      expect(errors).toBeUndefined();
    });
  });
});

it('fails only the figures, actions and edges that are made from an unreadable list', async () => {
  const repair = { id: 31, status: 'completed', appointmentId: 12 };
  const fields = `
    nextAction { kind }
    summary { completedRepairs pendingAppointments pendingReviews totalSpent { pence } recentAppointments { id } }
    appointment(id: "appointment-12") { id }
    repair(id: "repair-31") { id }
    repairs { nodes { id canReview appointment { id } } }
  `;
  const answer = async (changes: object) => {
    const { data, errors = [] } = await me(fields, { ...USER, repairs: [repair], ...changes });
    const failed = errors.map(({ path, extensions }) => {
      expect(extensions.code).toBe('UPSTREAM_INVALID_RESPONSE');
      return path?.slice(1).join('.');
    });
    return { me: data.me, failed: failed.toSorted() };
  };

  const withoutAppointments = await answer({ recentAppointments: [7] });
  expect(withoutAppointments.failed).toEqual([
    'appointment',
    'nextAction',
    'repairs.nodes.0.appointment',
    'repairs.nodes.0.canReview',
    'summary.pendingAppointments',
    'summary.recentAppointments',
  ]);
  expect(withoutAppointments.me).toMatchObject({ repair: { id: 'repair-31' }, summary: { completedRepairs: 1 } });
  expect((await answer({ repairs: [7] })).failed).toEqual([
    'repair',
    'repairs',
    'summary.completedRepairs',
    'summary.totalSpent',
  ]);
  expect((await answer({ pendingReviewsData: [7] })).failed).toEqual(['nextAction', 'summary.pendingReviews']);
});

describe('the figures of the dashboard', () => {
  const FIELDS = 'summary { completedRepairs pendingAppointments pendingReviews totalSpent { pence formatted } }';
  const LISTS = {
    recentAppointments: [
      { id: 1, status: 'pending' },
      { id: 2, status: 'weird' },
      { id: 3, status: 'completed' },
    ],
    repairs: [
      { id: 1, status: 'completed', cost: '100.10' },
      { id: 2, status: 'in-progress', cost: '50' },
      {
        id: 3,
        status: 'completed',
        parts: [{ name: 'Pad', quantity: 2, price: '10' }],
        labor: [{ hours: '0.5', rate: '39.99' }],
      },
    ],
    pendingReviewsData: [{ id: 1 }, { id: 2 }],
  };
  const counted = {
    completedRepairs: 2,
    pendingAppointments: 2,
    pendingReviews: 2,
    totalSpent: { pence: 14_010, formatted: '£140.10' },
  };

  it('are the host’s if it sends numbers (DASH-11, DASH-12, DASH-14)', async () => {
    const figures = { completedRepairs: '4', pendingAppointments: 0, pendingReviews: '7' };
    expect((await me(FIELDS, { ...USER, ...LISTS, ...figures })).data.me.summary).toEqual({
      ...counted,
      completedRepairs: 4,
      pendingAppointments: 0,
      pendingReviews: 7,
    });
  });

  it.each([
    [{}],
    [{ completedRepairs: null, pendingAppointments: 'many', pendingReviews: [{ id: 1 }] }],
    [{ completedRepairs: -1, pendingAppointments: 1.5 }],
  ])('are counted if it sends %j (C-52, C-99)', async (figures) => {
    expect((await me(FIELDS, { ...USER, ...LISTS, ...figures })).data.me.summary).toEqual(counted);
  });

  it('leave out repairs made from appointments in the total spent (C-54)', async () => {
    const completed = [{ id: 3, status: 'completed', amount: '95.00' }];
    expect((await me(FIELDS, { ...USER, recentAppointments: completed })).data.me.summary).toMatchObject({
      completedRepairs: 1,
      totalSpent: { formatted: '£0.00' },
    });
  });

  it('include the next appointment and the newest others, in the order in which they take place (C-38)', async () => {
    const booked = (day: number, daysAhead: number) => ({
      id: day,
      date: londonDayFromNow(daysAhead),
      created_at: `2026-11-0${day} 10:00:00`,
      status: daysAhead < 0 ? 'completed' : 'pending',
    });
    const { data } = await me('summary { recentAppointments { id } }', {
      ...USER,
      recentAppointments: [
        booked(1, 2),
        booked(2, 7),
        booked(3, 4),
        booked(4, -6),
        booked(5, 8),
        booked(6, -1),
        { id: 'undated', status: 'completed' },
      ],
    });
    expect(data.me.summary.recentAppointments.map(({ id }: { id: string }) => id.at(-1)).join('')).toBe('13564');
  });
});

describe('an appointment', () => {
  it('has its documented fields, typed (ENT-20, C-47..C-49)', async () => {
    const fields = `id reference serviceName details status scheduledDate scheduledTime secondChoiceDate secondChoiceTime bookedAt confirmedAt
      specialistName locationName isHomeService isReviewed isRescheduled wasRescheduled isPaid`;
    expect(await appointments(fields, APPOINTMENT)).toEqual([
      {
        id: 'appointment-12',
        reference: 'MW-48213',
        serviceName: 'Vehicle Repair',
        details: 'Ford & brakes',
        status: 'CONFIRMED',
        scheduledDate: '2026-11-24',
        scheduledTime: '09:00',
        secondChoiceDate: null,
        secondChoiceTime: null,
        bookedAt: '2026-11-01T08:30:00Z',
        confirmedAt: '2026-07-02T09:00:00Z',
        specialistName: 'Priya Nair',
        locationName: 'Frog Island Motors',
        isHomeService: false,
        isReviewed: false,
        isRescheduled: true,
        wasRescheduled: true,
        isPaid: true,
      },
    ]);
  });

  it.each([
    [{ rescheduled: '0' }, false, false],
    [{ rescheduled: '1' }, true, true],
    [{ rescheduled: '1', rescheduledBefore: '0' }, true, true],
    [{ rescheduled: '0', rescheduledBefore: '1' }, false, true],
    [{}, false, false],
  ])('was rescheduled if either flag is set: %j (C-45)', async (wire, isRescheduled, wasRescheduled) => {
    const { rescheduled: _, ...plain } = APPOINTMENT;
    expect(await appointments('isRescheduled wasRescheduled', { ...plain, ...wire })).toEqual([
      { isRescheduled, wasRescheduled },
    ]);
  });

  it.each([
    [{ workshopAddress: '14 Canal Wharf, Leicester LE3 5XA' }, '14 Canal Wharf, Leicester LE3 5XA'],
    [{}, null],
  ])('has the workshop’s address if the host sends it: %j', async (wire, workshopAddress) => {
    expect(await appointments('workshopAddress', { ...APPOINTMENT, ...wire })).toEqual([{ workshopAddress }]);
  });

  it.each([
    [{ paymentSimulated: true }, true],
    [{}, false],
  ])('takes money unless the host says that it does not: %j', async (wire, isPaymentSimulated) => {
    expect(await appointments('isPaymentSimulated', { ...APPOINTMENT, ...wire })).toEqual([{ isPaymentSimulated }]);
  });

  it('has what the same booking again would need, at the cost of no call', async () => {
    const fields = 'specialistId workshopId isHomeService isDifferentLocation vehicle { id }';
    const nodes = await appointments(fields, APPOINTMENT, { ...APPOINTMENT, locationId: '', isDifferentLocation: '1' });
    const common = { specialistId: 'specialist-7', isHomeService: false, vehicle: null };
    expect(nodes).toEqual([
      { ...common, workshopId: 'workshop-2', isDifferentLocation: false },
      { ...common, workshopId: null, isDifferentLocation: true },
    ]);
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1 });
  });

  it.each([
    ['Ford Fiesta, 2019, fn19ktr', 'vehicle-1'],
    ['Ford Fiesta (FN19 KTR)', 'vehicle-1'],
    ['BMW 320d, 2015', 'vehicle-2'],
    ['Seat 320d, 2015', null],
    ['Two-bedroom terrace', null],
  ])('is of the saved vehicle that its details name: %s', async (item, id) => {
    const vehicles = [
      { id: 1, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'FN19 KTR' },
      { id: 2, make: 'BMW', model: '320d', year: 2015, licensePlate: '' },
      { id: 3, make: 'Seat', model: 'Ibiza', year: 2015, licensePlate: '15' },
    ];
    const ofBooking = { ...USER, vehicles, appointments: [{ ...APPOINTMENT, details: `${item}\nIt rattles.` }] };
    const ofRepair = {
      ...USER,
      vehicles,
      appointments: [APPOINTMENT],
      repairs: [{ id: 5, vehicle: item, appointmentId: APPOINTMENT.id }],
    };
    for (const user of [ofBooking, ofRepair]) {
      const { data } = await me('appointments { nodes { vehicle { id } } }', user);
      expect(data.me.appointments.nodes).toEqual([{ vehicle: id && { id } }]);
    }
  });

  it('has no vehicle of a repair that belongs to no appointment', async () => {
    const { appointment_reference: _, ...withoutReference } = APPOINTMENT;
    const { data } = await me('appointments { nodes { vehicle { id } } }', {
      ...USER,
      vehicles: [{ id: 1, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'FN19 KTR' }],
      appointments: [withoutReference],
      repairs: [{ id: 5, vehicle: 'Ford Fiesta, 2019, FN19 KTR' }],
    });
    expect(data.me.appointments.nodes).toEqual([{ vehicle: null }]);
  });

  it.each([
    ['paid', { paid: '1' }, true],
    ['still payable', { confirmedAt: momentFromNow(-1) }, true],
    ['not paid in time', { confirmedAt: momentFromNow(-25) }, false],
  ])('to come is upcoming when it is %s: %o (APPT-09)', async (_what, wire, isUpcoming) => {
    const record = { ...BASE, date: londonDayFromNow(3), confirmedAt: momentFromNow(-30), ...wire };
    const { data } = await me('appointments { nodes { isUpcoming } } past: appointments(when: PAST) { totalCount }', {
      ...USER,
      appointments: [record],
    });
    expect(data.me).toEqual({ appointments: { nodes: [{ isUpcoming }] }, past: { totalCount: isUpcoming ? 0 : 1 } });
  });

  it('is null where the host says nothing, and never a placeholder (ENT-22, C-46, C-93, C-100)', async () => {
    const fields =
      'id status specialistName locationName scheduledDate specialist { id } workshop { id } service { id }';
    const bare = {
      appointment_reference: 'MW-1',
      specialistId: 'Not assigned',
      locationId: 'Not assigned',
      created_at: '2026-11-01 08:30:00',
    };
    const records = await appointments(
      fields,
      { ...bare },
      { ...bare, isHomeService: '1', locationId: '2' },
      { ...bare, isHomeService: 0, location: '4 Welford Place' },
    );
    const common = {
      id: 'appointment-MW-1',
      status: 'PENDING',
      specialistName: null,
      scheduledDate: null,
      specialist: null,
      workshop: null,
      service: null,
    };
    expect(records).toEqual([
      { ...common, locationName: null },
      { ...common, locationName: null },
      { ...common, locationName: '4 Welford Place' },
    ]);
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1 });
  });

  it.each([
    ['pending', 'PENDING'],
    ['CANCELLED', 'CANCELLED'],
    ['Completed', 'COMPLETED'],
    ['weird', 'PENDING'],
    ['constructor', 'PENDING'],
    [null, 'PENDING'],
  ])('with the status %s is %s (ENT-21)', async (status, expected) => {
    expect(await appointments('status', { id: 1, status })).toEqual([{ status: expected }]);
  });

  it('is found by its status and texts, the latest day first (C-38)', async () => {
    gateway.php.answer({
      'getUserData.php': {
        json: {
          ...USER,
          recentAppointments: [{ id: 9 }],
          appointments: [
            { id: 1, date: '2026-01-01', service: 'Plumbing', status: 'completed' },
            { id: 2, date: '2026-03-01', service_type: 'Towing', appointment_reference: 'MW-77' },
            { id: 3, date: '2026-02-01', service: 'Plumbing', location: 'Welford' },
          ],
        },
      },
    });
    const { data } =
      await gateway.asCustomer(`{ me { all: appointments { nodes { id } } done: appointments(status: COMPLETED) { nodes { id } } ref: appointments(search: "mw-77") { nodes { id } }
        place: appointments(search: " WELF ", status: PENDING) { nodes { id } } none: appointments(search: "zzz") { nodes { id } }
        slip: appointments(search: "plubming") { nodes { id } } code: appointments(search: "mw77") { nodes { id } }
        other: appointments(search: "plumber zzz", status: COMPLETED) { searchSuggestions } elsewhere: appointments(search: "towed zzz", status: COMPLETED) { searchSuggestions } } }`);
    expect(data.me).toEqual({
      all: { nodes: [{ id: 'appointment-2' }, { id: 'appointment-3' }, { id: 'appointment-1' }] },
      done: { nodes: [{ id: 'appointment-1' }] },
      ref: { nodes: [{ id: 'appointment-2' }] },
      place: { nodes: [{ id: 'appointment-3' }] },
      none: { nodes: [] },
      slip: { nodes: [{ id: 'appointment-3' }, { id: 'appointment-1' }] },
      code: { nodes: [{ id: 'appointment-2' }] },
      other: { searchSuggestions: ['plumber'] },
      elsewhere: { searchSuggestions: [] },
    });
  });
});

describe('twenty appointments', () => {
  const QUERY =
    '{ me { appointments(first: 100) { nodes { id specialist { id } service { id } workshop { id address } } } } }';
  const WORKSHOPS = [2, 3, 4].map((id) => ({ id, name: `Workshop ${id}`, address: `${id} Canal Wharf` }));

  const answer = (count: number) =>
    gateway.php.answer({
      'getUserData.php': {
        json: {
          ...USER,
          recentAppointments: Array.from({ length: count }, (_, index) => ({
            ...APPOINTMENT,
            id: index + 1,
            specialistId: (index % 9) + 1,
            serviceId: (index % 4) + 1,
            locationId: (index % 3) + 2,
          })),
        },
      },
      'services.php': { json: { services: [1, 2, 3, 4].map((id) => ({ id, name: `Service ${id}` })) } },
      'specialists.php': {
        json: {
          success: true,
          total_pages: 1,
          specialists: Array.from({ length: 9 }, (_, id) => ({ specialist_id: id + 1 })),
        },
      },
      'getWorkshopLocations.php': { json: { locations: WORKSHOPS } },
    });

  const ask = async (count: number) => {
    gateway.php.calls.length = 0;
    answer(count);
    const { data, errors } = await gateway.asCustomer(QUERY);
    expect(errors).toBeUndefined();
    return data.me.appointments.nodes;
  };

  const COLD = { 'getUserData.php': 1, 'services.php': 1, 'specialists.php': 1, 'getWorkshopLocations.php': 1 };

  it('with all other fields of the customer cost no more calls (N+1)', async () => {
    answer(20);
    const appointment =
      'id price { pence } refundIfCancelled { percentage } specialist { id } service { id } workshop { id }';
    const { data, errors } = await gateway.asCustomer(`{ me { id firstName email phone address { city } vehicles { id }
        summary { totalSpent { pence } recentAppointments { ${appointment} } }
        appointments { nodes { ${appointment} } } pending: appointments(status: PENDING) { nodes { ${appointment} } }
        appointment(id: "appointment-3") { ${appointment} } repairs { nodes { id } } pendingReviews { nodes { id } } submittedReviews { nodes { id } } } }`);
    expect(errors).toBeUndefined();
    expect(data.me.appointments.nodes).toHaveLength(20);
    expect(gateway.php.counts).toEqual(COLD);
  });

  it('cost no more calls than one, cold and warm (N+1)', async () => {
    await ask(1);
    expect(gateway.php.counts).toEqual(COLD);
    gateway.pass(48 * 60 * 60_000);

    const many = await ask(20);
    expect(gateway.php.counts).toEqual(COLD);
    expect(many).toHaveLength(20);
    const third = many.find(({ id }: { id: string }) => id === 'appointment-3');
    expect(third).toEqual({
      id: 'appointment-3',
      specialist: { id: 'specialist-3' },
      service: { id: 'service-3' },
      workshop: { id: 'workshop-4', address: '4 Canal Wharf' },
    });

    await ask(20);
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1 });
  });

  it('are returned without fields that can’t be read, each with its own error', async () => {
    answer(2);
    gateway.php.answer({ 'getWorkshopLocations.php': { raw: 'x', status: 404 } });
    const { data, errors } = await gateway.asCustomer(QUERY);
    expect(data.me.appointments.nodes).toMatchObject([
      { specialist: { id: 'specialist-1' }, workshop: null },
      { specialist: { id: 'specialist-2' }, workshop: null },
    ]);
    expect(errors?.map(({ path }) => path.join('.'))).toEqual([
      'me.appointments.nodes.0.workshop',
      'me.appointments.nodes.1.workshop',
    ]);
  });
});
