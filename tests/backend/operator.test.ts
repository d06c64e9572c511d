import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointment, bookOwn, type Headers, operate, pay, seeded, userData } from './support/appointments.ts';
import { logIn, startBackend, type TestBackend } from './support/backend.ts';
import { firstFreeSlot } from './support/booking.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine('The operator', (engine) => {
  let test: TestBackend;
  let joan: Headers;
  beforeAll(async () => {
    test = await startBackend(engine);
    joan = await logIn(test);
  });
  afterAll(() => test.stop());

  const run = async (...program: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: test.scratch.dataDir };
    return promisify(execFile)(process.execPath, program, { env }).then(
      ({ stdout }) => ({ code: 0, output: stdout.trim() }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr.trim() }),
    );
  };
  const command = (...words: string[]) => run('tools/run.mjs', 'operator', ...words);

  it('lists, confirms, completes and cancels by the command', async () => {
    const pending = await appointment(test, joan, seeded.pending);
    const reference = pending.appointment_reference;
    const list = await command('list');
    expect(list.output).toContain(`${reference}  ${pending.date}`);
    expect(list.output).not.toContain('Joan');
    expect(await command('complete', reference)).toEqual({
      code: 1,
      output: 'The appointment is pending: only a confirmed one can be completed.',
    });
    expect(await command('confirm', reference)).toEqual({ code: 0, output: `${reference} is confirmed.` });
    expect((await command('complete', reference)).output).toBe('The appointment has not been paid for.');
    expect((await pay(test, joan, seeded.pending)).status).toBe(200);
    expect((await command('complete', reference)).output).toBe(`${reference} is completed.`);
    expect((await userData(test, joan)).repairs.map((one: { id: string }) => one.id)).toContain(seeded.pending);
    const paid = await appointment(test, joan, seeded.paid);
    expect((await command('cancel', paid.appointment_reference)).code).toBe(0);
    expect(await appointment(test, joan, seeded.paid)).toMatchObject({ status: 'cancelled', refundPercent: 100 });
    expect((await command('confirm', 'MW-99999')).output).toBe('We could not find this appointment.');
    for (const words of [[], ['confirm'], ['delete', reference]]) {
      const { code, output } = await command(...words);
      expect([code, output.split('\n')[0]]).toEqual([1, 'Say what to do:']);
    }
  });

  it('runs without the other tools, as in the container image', async () => {
    const list = await command('list');
    expect(list).toEqual({ code: 0, output: expect.stringContaining('MW-') });
    expect(await run('tools/operator.mjs', 'list')).toEqual(list);
  });

  it('assigns somebody who is free to a booking that asked for nobody, with a price', async () => {
    const slot = await firstFreeSlot(test, 'serviceId=2&locationId=2');
    const changes = { serviceId: '2', isHomeService: 'false', preferredLocationId: '2' };
    const { body } = await bookOwn(test, joan, changes, slot);
    expect(await appointment(test, joan, body.appointmentId)).toMatchObject({
      specialist: 'Not assigned',
      amount: null,
    });
    await operate(test, `appointments/${body.referenceNumber}/confirm`);
    const after = await appointment(test, joan, body.appointmentId);
    expect(after.specialist).not.toBe('Not assigned');
    expect(after.amount).toBeGreaterThan(0);
    const query = `serviceId=2&isHomeService=1&specialistId=${after.specialistId}&date=${slot.date}`;
    const { body: free } = await test.get(`/php/getAvailableTimeSlots.php?${query}`);
    expect(free.slots.map((one: { slot_id: string }) => one.slot_id)).not.toContain(slot.slotId);
  });

  it('never assigns a specialist outside their working hours', async () => {
    // Of the two who repair brakes at Frog Island Motors only Marcus works on Saturdays, and not in its last hour.
    for (const [time, specialist] of [
      ['04:00 PM', 'Marcus Delaney'],
      ['05:00 PM', 'Not assigned'],
    ]) {
      const at = 'serviceId=2&locationId=1&date=2026-03-21';
      const { body: free } = await test.get(`/php/getAvailableTimeSlots.php?${at}`);
      const slotId = free.slots.find((one: { formatted_time: string }) => one.formatted_time === time).slot_id;
      const changes = { serviceId: '2', isHomeService: 'false', preferredLocationId: '1' };
      const { body } = await bookOwn(test, joan, changes, { date: '2026-03-21', slotId });
      await operate(test, `appointments/${body.referenceNumber}/confirm`);
      expect(await appointment(test, joan, body.appointmentId)).toMatchObject({ status: 'confirmed', specialist });
    }
  });

  it('is nobody without the secret of this run', async () => {
    for (const secret of ['', 'x', 'a'.repeat(43)]) {
      const list = await operate(test, 'appointments', { method: 'GET', secret });
      expect([list.status, list.body.message]).toEqual([404, 'There is nothing here.']);
      expect((await operate(test, 'appointments/1/cancel', { secret })).status).toBe(404);
    }
    expect((await test.get('/operator/appointments')).status).toBe(404);
    expect((await test.get('/operator/appointments', joan)).status).toBe(404);
    expect((await operate(test, 'appointments/1/delete')).status).toBe(404);
  });

  it('finds its way only while the backend runs, and only as its owner', async () => {
    const file = join(test.scratch.dataDir, 'operator.json');
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    await test.backend.close();
    await expect(stat(file)).rejects.toThrow('ENOENT');
    const { code, output } = await command('list');
    expect([code, output]).toEqual([1, expect.stringContaining('No backend runs on')]);
    await test.restart();
    expect((await command('list')).code).toBe(0);
  });
});
