import { describe, expect, it } from 'vitest';
import { costBreakdown } from '../../gateway/modules/repair/repair.ts';
import { APPOINTMENT, customerIs, nodesOf } from './customer-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const part = (quantity: number | null, pence: number | null) => ({ name: 'Pad', quantity, pence });
const work = (hours: number | null, ratePence: number | null) => ({ description: null, hours, ratePence });

describe('the cost of a repair', () => {
  it.each([
    ['2 x £10 and £5', [part(2, 1_000), part(1, 500)], [], null, 2_500, 0, 2_500],
    ['1.5 h at £40', [], [work(1.5, 4_000)], null, 0, 6_000, 6_000],
    ['both', [part(2, 1_000), part(1, 500)], [work(1.5, 4_000)], 9_999, 2_500, 6_000, 8_500],
    ['only a cost (C-53)', [], [], 12_050, 0, 0, 12_050],
    ['nothing at all', [], [], null, 0, 0, 0],
    ['a third of an hour, rounded once', [], [work(1 / 3, 4_000)], null, 0, 1_333, 1_333],
    ['half pennies that floats get wrong', [part(1.15, 50)], [], null, 58, 0, 58],
    ['lines rounded each, so that they add up', [part(0.5, 1), part(0.5, 1)], [], null, 2, 0, 2],
    ['a part without a number, which is one', [part(null, 700)], [], null, 700, 0, 700],
    ['a part without a price, and work without hours', [part(3, null)], [work(null, 4_000)], 5_000, 0, 0, 0],
  ])('of %s (MONEY-06..08)', (_what, parts, labour, costPence, partsPence, labourPence, totalPence) => {
    expect(costBreakdown({ parts, labour, costPence })).toMatchObject({ partsPence, labourPence, totalPence });
  });
});

const FIELDS = `id reference vehicle serviceName date status specialistName appointmentId description notes warranty canReview
  cost { pence formatted } partsTotal { formatted } labourTotal { formatted } total { formatted }
  parts { name quantity unitPrice { formatted } total { formatted } } labour { description hours rate { formatted } total { formatted } }`;

const REPAIR = {
  id: 31,
  reference: 'MW-R31',
  vehicle: 'Ford Fiesta, FN19 KTR',
  serviceType: 'Brakes &amp; tyres',
  date: '2026-10-02',
  status: 'completed',
  specialist: 'Priya Nair',
  cost: '120.5',
  description: 'Front pads',
  parts: [{ name: 'Pad', quantity: '2', price: '22.50' }, 'not a part'],
  labor: [{ description: 'Fitting', hours: '1.5', rate: 40 }],
  notes: 'Check in May',
  warranty: '12 months',
  appointmentId: '12',
};

describe('repairs', () => {
  it('have their documented fields, typed (ENT-23, C-101)', async () => {
    const repairs = await nodesOf(gateway, 'repairs', FIELDS, {
      repairs: [REPAIR],
      pendingReviewsData: [{ id: 1, appointmentId: 12 }],
    });
    expect(repairs).toEqual([
      {
        id: 'repair-31',
        reference: 'MW-R31',
        vehicle: 'Ford Fiesta, FN19 KTR',
        serviceName: 'Brakes & tyres',
        date: '2026-10-02',
        status: 'COMPLETED',
        specialistName: 'Priya Nair',
        appointmentId: 'appointment-12',
        description: 'Front pads',
        notes: 'Check in May',
        warranty: '12 months',
        canReview: true,
        cost: { pence: 12_050, formatted: '£120.50' },
        parts: [{ name: 'Pad', quantity: 2, unitPrice: { formatted: '£22.50' }, total: { formatted: '£45.00' } }],
        labour: [{ description: 'Fitting', hours: 1.5, rate: { formatted: '£40.00' }, total: { formatted: '£60.00' } }],
        partsTotal: { formatted: '£45.00' },
        labourTotal: { formatted: '£60.00' },
        total: { formatted: '£105.00' },
      },
    ]);
  });

  it('have the documented defaults (REP-10)', async () => {
    const bare = { id: 'r1', cost: 'soon', specialist: { name: 'Not assigned' }, parts: {}, labor: null };
    const repairs = await nodesOf(gateway, 'repairs', FIELDS, { repairs: { 1: bare } });
    const nothing = { formatted: '£0.00' };
    expect(repairs).toEqual([
      {
        id: 'repair-r1',
        reference: null,
        vehicle: null,
        serviceName: null,
        date: null,
        status: 'IN_PROGRESS',
        specialistName: null,
        appointmentId: null,
        description: null,
        notes: null,
        warranty: '90 days on parts and labor',
        canReview: false,
        cost: { pence: 0, ...nothing },
        parts: [],
        labour: [],
        partsTotal: nothing,
        labourTotal: nothing,
        total: nothing,
      },
    ]);
  });

  it.each([
    ['completed', 'COMPLETED'],
    ['Completed', 'COMPLETED'],
    ['in-progress', 'IN_PROGRESS'],
    ['weird', 'IN_PROGRESS'],
  ])('with the status %s are %s', async (status, expected) => {
    const repairs = await nodesOf(gateway, 'repairs', 'status', { repairs: [{ id: 1, status }] });
    expect(repairs).toEqual([{ status: expected }]);
  });

  it('are left out with amounts that the graph can’t represent, rather than shown with others', async () => {
    const gold = (quantity: number, price: number) => ({ parts: [{ name: 'Gold', quantity, price }] });
    const repairs = await nodesOf(gateway, 'repairs', 'id total { pence }', {
      repairs: [
        { id: 1, ...gold(1e300, 9) },
        { id: 2, ...gold(1, 99_999_999) },
        { id: 3, cost: '99999999' },
        { id: 4, ...gold(2, 12_000_000), cost: '1.00' },
        { id: 5, labor: [{ hours: 0, rate: '£21,474,836.48' }] },
        { id: 6, cost: '£21,474,836.47' },
      ],
    });
    expect(repairs).toEqual([{ id: 'repair-6', total: { pence: 2 ** 31 - 1 } }]);
    expect(gateway.log).toContainEqual(
      expect.objectContaining({
        event: 'records dropped',
        dropped: [0, 1, 2, 3, 4].map((index) => ({ list: 'repairs', index, field: 'cost' })),
      }),
    );
  });

  it('are found by status and texts, the latest day first (REP-01, REP-02)', async () => {
    const { data } = await (async () => {
      customerIs(gateway, {
        repairs: [
          { id: 1, date: '2026-01-01', status: 'completed', vehicle: 'Ford Fiesta' },
          { id: 2, date: '2026-03-01', serviceType: 'Towing', reference: 'MW-77' },
          { id: 3, date: '2026-02-01', status: 'completed', specialist: { id: 7, name: 'Priya Nair' } },
          { id: 4 },
        ],
      });
      const fields = `all: repairs { nodes { id } } done: repairs(status: COMPLETED) { nodes { id } } open: repairs(status: IN_PROGRESS, search: "mw-77") { nodes { id } }
        car: repairs(search: " FIESTA ") { nodes { id } } who: repairs(search: "nair") { nodes { id } } what: repairs(search: "tow") { nodes { id } } none: repairs(search: "zzz") { nodes { id } }`;
      return gateway.asCustomer(`{ me { ${fields} } }`);
    })();
    const ids = Object.fromEntries(
      Object.entries<{ nodes: { id: string }[] }>(data.me).map(([name, { nodes }]) => [
        name,
        nodes.map(({ id }) => id.replace('repair-', '')).join(' '),
      ]),
    );
    expect(ids).toEqual({ all: '2 3 1 4', done: '3 1', open: '2', car: '1', who: '3', what: '2', none: '' });
  });

  it.each([
    ['it is pending', { pendingReviewsData: [{ review_id: 1, appointmentId: '12' }] }, true],
    ['the appointment is unreviewed', { appointments: [{ ...APPOINTMENT, status: 'completed' }] }, true],
    ['the appointment is reviewed', { appointments: [{ ...APPOINTMENT, reviewed: '1' }] }, false],
    ['it was reviewed', { appointments: [APPOINTMENT], submittedReviews: [{ id: 1, appointmentId: 12 }] }, false],
    ['nothing is known of it', {}, false],
  ])('can be reviewed according to the data: %s', async (_what, data, canReview) => {
    const repairs = await nodesOf(gateway, 'repairs', 'canReview', { repairs: [REPAIR], ...data });
    expect(repairs).toEqual([{ canReview }]);
  });

  describe('without any in the host’s data', () => {
    const completed = { ...APPOINTMENT, status: 'completed', details: 'Squeals' };
    const fields =
      'id reference vehicle status serviceName date appointmentId warranty canReview cost { formatted } total { formatted } parts { name }';

    it('are made from the completed appointments, with the first vehicle and without a cost (REP-11, C-54)', async () => {
      const repairs = await nodesOf(gateway, 'repairs', fields, {
        repairs: [],
        appointments: [completed, { ...APPOINTMENT, id: 13 }],
        vehicles: [
          { vehicle_id: 1, make: 'Ford', model: 'Fiesta', year: '2019', licensePlate: 'FN19 KTR' },
          { vehicle_id: 2, make: 'Mini', primaryVehicle: '1' },
        ],
      });
      expect(repairs).toEqual([
        {
          id: 'repair-appointment-12',
          reference: 'MW-48213',
          vehicle: 'Ford Fiesta, 2019, FN19 KTR',
          status: 'COMPLETED',
          serviceName: 'Vehicle Repair',
          date: '2026-11-24',
          appointmentId: 'appointment-12',
          warranty: '90 days on parts and labor',
          canReview: true,
          cost: { formatted: '£0.00' },
          total: { formatted: '£0.00' },
          parts: [],
        },
      ]);
    });

    it('have no vehicle when the customer has none', async () => {
      const repairs = await nodesOf(gateway, 'repairs', 'vehicle', { appointments: [completed] });
      expect(repairs).toEqual([{ vehicle: null }]);
    });
  });
});
