import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { readAnswer } from './support/backend.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot } from './support/booking.ts';
import { type BreakableBackend, startBreakableBackend } from './support/breakable.ts';
import { describeOnPostgres, query } from './support/engines.ts';
import { type Load, startLoad } from './support/load.ts';

describeOnPostgres('Lost connections to PostgreSQL', () => {
  let backend: BreakableBackend;
  beforeEach(async () => {
    backend = await startBreakableBackend();
  });
  afterEach(() => backend.stop());

  const statusOf = async (path: string) => {
    const response = await fetch(`${backend.origin}${path}`);
    await response.text();
    return response.status;
  };
  const recovers = () => until(async () => (await statusOf('/php/services.php')) === 200, 'reads recovered');

  /** Every booking that was acknowledged is there, once, and no other. */
  async function expectNothingLost(load: Load): Promise<void> {
    await load.stop();
    expect(load.refusals).toEqual([]);
    expect(backend.process.exitCode).toBeNull();
    const rows = await query(
      backend.scratch,
      `select k.key, a.reference from booking_keys k join appointments a on a.id = k.appointment_id`,
    );
    expect(new Map(rows.map(({ key, reference }) => [key, reference]))).toEqual(load.acknowledged);
    const booked = await query(
      backend.scratch,
      'select a.id from appointments a join accounts k on k.id = a.account_id where k.demo = 0',
    );
    expect(booked).toHaveLength(load.acknowledged.size);
  }

  it('under load, one by one or all together, end no process and lose no booking (DB-07)', async () => {
    const load = await startLoad(backend.origin, { readers: 4, bookers: 4 });
    let terminated = 0;
    while (terminated < 30) terminated += await backend.terminate('one');
    for (let round = 0; round < 3; round += 1) {
      await until(async () => (await backend.terminate('all')) > 3, 'all connections were ended');
      await recovers();
    }
    await expectNothingLost(load);
  });

  it.each(['cut', 'silence'] as const)('by a network that fails (%s) do the same (DB-07)', async (failure) => {
    const load = await startLoad(backend.origin, { readers: 4, bookers: 4 });
    await until(() => load.acknowledged.size > 2, 'some bookings were made');
    backend.network[failure]();
    await until(async () => (await statusOf('/php/services.php')) === 503, 'the loss was noticed');
    expect(await statusOf('/readyz')).toBe(503);
    backend.network.restore();
    await recovers();
    expect(await statusOf('/readyz')).toBe(200);
    await expectNothingLost(load);
  });

  it('are not what a server has that needs seconds to accept new ones (DB-07)', async () => {
    const responding = backend.network.hold();
    const reads = Array.from({ length: 12 }, () => statusOf('/php/services.php'));
    await responding;
    await pause(2_000);
    backend.network.restore();
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
  });

  it('are not what a backend has that was paused for longer than its limits (DB-07)', async () => {
    const responding = backend.network.hold();
    const reads = Array.from({ length: 12 }, () => statusOf('/php/services.php'));
    await responding;
    backend.process.kill('SIGSTOP');
    backend.network.restore();
    await pause(5_100);
    backend.process.kill('SIGCONT');
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
  });

  // A booking commits its photos first, then its rows.
  it.each([
    ['the photos', 'insert into "files"', 0],
    ['the booking', 'insert into "appointments"', 1],
  ])(
    'at the commit of %s leave the outcome unknown, and the same key books once (DB-07)',
    async (_what, statement, made) => {
      const get = async (path: string) => readAnswer(await fetch(`${backend.origin}${path}`));
      const timeSlot = await firstFreeTimeSlot({ get });
      const key = `key-of-booking-${made}`;
      const book = async () => {
        const body = bookingForm(bookingFields(timeSlot));
        const headers = { 'idempotency-key': key };
        return readAnswer(await fetch(`${backend.origin}/php/appointment-form.php`, { method: 'POST', body, headers }));
      };
      const booked = () =>
        query(
          backend.scratch,
          `select a.reference from booking_keys k join appointments a on a.id = k.appointment_id where k.key = '${key}'`,
        );
      backend.network.loseResponseTo('commit', statement);
      const first = await book();
      expect(first.status).toBe(503);
      expect(first.body).not.toHaveProperty('success');
      expect(first.body.message).toMatch(/we don’t know whether your request went through/);
      const before = await booked();
      expect(before).toHaveLength(made);
      backend.network.restore();
      const { body } = await book();
      expect(body).toMatchObject({ success: true, referenceNumber: expect.stringMatching(/^MW-/) });
      expect(await booked()).toEqual([{ reference: body.referenceNumber }]);
      if (made) expect(before).toEqual([{ reference: body.referenceNumber }]);
    },
  );
});
