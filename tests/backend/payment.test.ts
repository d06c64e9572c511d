import { beforeEach, describe, expect, it } from 'vitest';
import { paymentRefusal } from '../../backend/domain/appointments/appointment-rules.ts';
import { appointment, bookOwn, listNotifications, pay, seeded } from './support/appointments.ts';
import { concurrently, monday, refusal, useBackend, useSession } from './support/backend.ts';
import { readOutbox } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { onEachEngine } from './support/engines.ts';
import { operate } from './support/operator.ts';

describe('The payment window (MONEY-05)', () => {
  const confirmed = {
    status: 'confirmed',
    paid: 0,
    rescheduled: 0,
    moved_once: 0,
    reviewed: 0,
    date: '2026-03-09',
    confirmed_at: '2026-03-02T10:00:00.000Z',
  } as const;

  it.each([
    ['at the confirmation', '2026-03-02T10:00:00.000Z', true],
    ['after 23:59:59', '2026-03-03T09:59:59.000Z', true],
    ['after 24:00:00', '2026-03-03T10:00:00.000Z', true],
    ['a millisecond later', '2026-03-03T10:00:00.001Z', false],
    ['after 24:00:01', '2026-03-03T10:00:01.000Z', false],
  ])('%s', (_when, now, payable) => {
    expect(paymentRefusal(confirmed, new Date(now)) === null).toBe(payable);
  });

  it('is 24 hours long, also when the clocks change', () => {
    const inSpring = { ...confirmed, confirmed_at: '2026-03-28T12:00:00.000Z' };
    expect(paymentRefusal(inSpring, new Date('2026-03-29T12:00:00.000Z'))).toBeNull();
    expect(paymentRefusal(inSpring, new Date('2026-03-29T12:00:01.000Z'))).not.toBeNull();
    const inAutumn = { ...confirmed, confirmed_at: '2026-10-24T12:00:00.000Z' };
    expect(paymentRefusal(inAutumn, new Date('2026-10-25T12:00:00.000Z'))).toBeNull();
    expect(paymentRefusal(inAutumn, new Date('2026-10-25T12:00:01.000Z'))).not.toBeNull();
  });
});

onEachEngine('Paying', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test, true);
  beforeEach(() => {
    test.clock.now = monday;
  });

  it('pays for a confirmed appointment, once, with a receipt (PHP-35, C-40, C-41)', async () => {
    const before = await appointment(test, joan, seeded.confirmed);
    const answers = await concurrently(6, () => pay(test, joan, seeded.confirmed));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      success: true,
      message: 'Payment successful!',
    });
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'This appointment has already been paid for.',
    );
    expect(await appointment(test, joan, seeded.confirmed)).toEqual({
      ...before,
      paid: true,
      paidAt: '2026-03-02 10:30:00',
    });
    const [newest] = await listNotifications(test, joan);
    expect(newest).toMatchObject({ type: 'payment', title: 'Payment received' });
    const receipts = (await readOutbox(test)).filter(({ subject }) => subject.startsWith('Receipt'));
    expect(receipts).toHaveLength(1);
    const { body } = await test.get(receipts[0]?.path ?? '');
    expect(body).toContain(`£${before.amount}`);
  });

  it('accepts the reference instead of the id (C-100)', async () => {
    const { body } = await bookOwn(test, joan);
    await operate(test, 'appointments', 'confirm', body.referenceNumber);
    expect((await pay(test, joan, body.referenceNumber.toLowerCase())).status).toBe(200);
  });

  it('refuses appointments that can’t be paid for', async () => {
    const refusals = [
      [seeded.pending, 422, 'You can only pay for a confirmed appointment.'],
      [seeded.moved, 422, 'This appointment has been rescheduled. You can pay once the new time is confirmed.'],
      [seeded.expired, 422, 'The time to pay has passed. Please book a new appointment.'],
      [seeded.cancelled, 422, 'You can’t pay for a cancelled appointment.'],
      [seeded.paid, 409, 'This appointment has already been paid for.'],
      ['12', 404, 'We couldn’t find this appointment.'],
      ['98765', 404, 'We couldn’t find this appointment.'],
      ['../../etc', 404, 'We couldn’t find this appointment.'],
    ] as const;
    for (const [id, status, message] of refusals) {
      const answer = await pay(test, joan, id);
      expect([id, answer.status, answer.body.success, answer.body.message]).toEqual([id, status, false, message]);
    }
  });

  it('is possible for 24 hours by the server’s clock', async () => {
    const { body } = await bookOwn(test, joan);
    await operate(test, 'appointments', 'confirm', body.referenceNumber);
    pass(test, 24 * 3600);
    pass(test, 1);
    const tooLate = await pay(test, joan, body.appointmentId);
    expect(tooLate).toMatchObject(refusal(422, 'The time to pay has passed. Please book a new appointment.'));
    test.clock.now = new Date(test.clock.now.getTime() - 1000);
    expect((await pay(test, joan, body.appointmentId)).status).toBe(200);
  });
});
