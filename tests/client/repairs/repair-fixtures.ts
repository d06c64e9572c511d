import type { Repair } from '~/features/repairs/repair.ts';

const money = (pence: number) => ({
  __typename: 'Money' as const,
  pence,
  formatted: `£${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`,
});

/** A completed repair: two parts and 1.5 hours of work, which add up to less than `cost` (C-53). */
export function aRepair(more: Partial<Repair> = {}): Repair {
  return {
    __typename: 'Repair',
    id: 'repair-31',
    reference: 'MW-48213',
    vehicle: 'Ford Fiesta, 2019, FN19 KTR',
    serviceName: 'Brake Repair',
    date: '2026-10-02',
    status: 'COMPLETED',
    specialistName: 'Priya Nair',
    appointmentId: '12',
    appointment: null,
    cost: money(12_050),
    description: 'It squeals.',
    notes: 'Check in May.',
    parts: [
      { __typename: 'RepairPart', name: 'Brake pad', quantity: 2, unitPrice: money(1_000), total: money(2_000) },
      { __typename: 'RepairPart', name: 'Fluid', quantity: 1, unitPrice: money(500), total: money(500) },
    ],
    labour: [
      { __typename: 'RepairLabour', description: 'Fitting', hours: 1.5, rate: money(4_000), total: money(6_000) },
    ],
    partsTotal: money(2_500),
    labourTotal: money(6_000),
    total: money(8_500),
    warranty: '90 days on parts and labor',
    canReview: true,
    ...more,
  };
}

/** A repair that the gateway makes from a completed appointment (REP-11). */
export const aRepairFromAppointment = (more: Partial<Repair> = {}) =>
  aRepair({
    id: 'repair-appointment-12',
    vehicle: null,
    cost: money(0),
    parts: [],
    labour: [],
    partsTotal: money(0),
    labourTotal: money(0),
    total: money(0),
    ...more,
  });
