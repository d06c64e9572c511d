import { describe, expect, it } from 'vitest';
import { labourFor } from '../../backend/domain/appointments/specialist-changes.ts';
import { appointment, bookOwn, type Headers, pay, seeded, userData } from './support/appointments.ts';
import { recordWith, useBackend, useSession } from './support/backend.ts';
import { firstFreeTimeSlot } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine } from './support/engines.ts';
import { operate } from './support/operator.ts';

interface RepairAnswer {
  cost: number;
  parts: { quantity: number; price: number }[];
  labor: { hours: number; rate: number }[];
}

const pence = (pounds: number) => Math.round(pounds * 100);

/** As the dashboard adds it up (MONEY-06..08). */
function total({ parts, labor }: RepairAnswer): number {
  const partsTotal = parts.reduce((sum, { quantity, price }) => sum + quantity * pence(price), 0);
  return labor.reduce((sum, { hours, rate }) => sum + Math.round(hours * pence(rate)), partsTotal);
}

describe('A price as hours of labour', () => {
  it.each([
    [9500, 60],
    [9500, 90],
    [7501, 90],
    [4500, 20],
    [11_999, 150],
    [1, 480],
    [9500, null],
    [9500, 0],
    [0, 60],
  ])('%i pence in %s minutes add up', (price, minutes) => {
    const { hundredths_of_hours: hundredths, rate_pence: rate } = labourFor(price, minutes);
    expect(Math.round((hundredths / 100) * rate)).toBe(price);
    expect(hundredths).toBeGreaterThan(0);
  });

  it('keeps the hours where a whole rate gives the price', () => {
    expect(labourFor(9000, 90)).toEqual({ hundredths_of_hours: 150, rate_pence: 6000 });
  });

  it.each([null, 0])('is one hour when the duration is %s', (minutes) => {
    expect(labourFor(9500, minutes)).toEqual({ hundredths_of_hours: 100, rate_pence: 9500 });
  });
});

onEachEngine('The customer’s data', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test, true);

  it('returns the customer’s details and address (ENT-26)', async () => {
    const body = await userData(test, joan);
    expect(body.address).toEqual({
      street: expect.any(String),
      street2: '',
      city: 'Leicester',
      state: 'Leicestershire',
      zipCode: expect.stringMatching(/^LE\d/),
      country: 'United Kingdom',
    });
    expect(body.joinDate).toBe(body.created_at);
  });

  it('lists every completed appointment’s repair, whose parts and labour add up to its cost (ENT-19, ENT-23)', async () => {
    const { repairs, recentAppointments, completedRepairs } = await userData(test, joan);
    expect(repairs).toHaveLength(completedRepairs);
    expect(repairs[0]).toEqual({
      id: seeded.completed,
      reference: 'MW-21133',
      vehicle: 'Volkswagen Caddy, 2016, FJ66 OWB',
      serviceType: 'Brake Repair',
      date: '2026-02-18',
      status: 'completed',
      specialist: 'Marcus Delaney',
      cost: 179,
      description: expect.stringContaining('Front brakes grind'),
      parts: [
        { name: 'Front brake pads, set', quantity: 1, price: 38.5 },
        { name: 'Front brake disc', quantity: 2, price: 34.25 },
      ],
      labor: [{ description: 'Front pads and discs changed', hours: 1.5, rate: 48 }],
      notes: expect.any(String),
      warranty: '12 months on parts and labour',
      appointmentId: seeded.completed,
    });
    for (const repair of repairs) {
      expect(total(repair)).toBe(pence(repair.cost));
      const booked = recordWith(recentAppointments, 'id', repair.appointmentId);
      expect(booked.amount).toBe(repair.cost);
    }
  });

  it('lists the reviews that the customer has written (ENT-25)', async () => {
    const { submittedReviews } = await userData(test, joan);
    expect(submittedReviews).toHaveLength(2);
    expect(submittedReviews[0]).toMatchObject({
      serviceType: 'Cleaning Service',
      specialist: { name: 'Magdalena Kowalczyk' },
      rating: 5,
      appointmentId: seeded.reviewed,
    });
  });

  it('fixes the price at booking, and shows the repair in progress on its day and completed after it (RULE-09)', async () => {
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1&specialistId=1');
    const { body } = await bookOwn(test, joan, { preferredSpecialistId: '1' }, timeSlot);
    const booked = await appointment(test, joan, body.appointmentId);
    expect(booked.amount).toBeGreaterThan(0);
    await operate(test, 'appointments', 'confirm', body.referenceNumber);
    await pay(test, joan, body.appointmentId);
    const repairOf = async (headers: Headers) =>
      recordWith((await userData(test, headers)).repairs, 'id', body.appointmentId);
    expect(await repairOf(joan)).toBeUndefined();

    test.clock.now = new Date(`${timeSlot.date}T07:00:00Z`);
    const underWay = await repairOf(joan);
    expect(underWay).toMatchObject({ status: 'in-progress', cost: booked.amount, parts: [], labor: [] });
    expect(underWay.vehicle).toBeNull();
    await test.backend.runScheduledChanges();
    expect((await repairOf(joan)).status).toBe('in-progress');

    pass(test, 24 * 3600);
    await test.backend.runScheduledChanges();
    const done = await repairOf(joan);
    expect(done).toMatchObject({ status: 'completed', cost: booked.amount, warranty: null, notes: null });
    expect(total(done)).toBe(pence(booked.amount));
  });
});
