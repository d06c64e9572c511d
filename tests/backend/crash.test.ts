import { expect, it } from 'vitest';
import { exitCode, type RunningProcess, spawnBackend } from '../support/spawn-backend.ts';
import { bookingFields, bookingForm } from './support/booking.ts';
import { createScratch, onEachEngine, rows } from './support/engines.ts';
import { type BookingRequest, listBookings } from './support/load.ts';
import { storedNames } from './support/stored-files.ts';

/** Sends each booking twice concurrently; returns those that were acknowledged. */
async function bookUntilGone(
  origin: string,
  queue: BookingRequest[],
  acknowledged: Map<string, BookingRequest>,
  minimum: number,
) {
  let stopped = false;
  let resolveEnough: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => {
    resolveEnough = resolve;
  });
  const customer = async () => {
    while (!stopped && queue.length > 0) {
      const booking = queue.shift();
      if (!booking) return;
      const fields = bookingFields(booking, { email: booking.email, preferredSpecialistId: '1' });
      const send = async () => {
        const answer = await fetch(`${origin}/php/appointment-form.php`, { method: 'POST', body: bookingForm(fields) });
        const body = (await answer.json()) as { success: boolean; referenceNumber: string };
        if (body.success) acknowledged.set(body.referenceNumber, booking);
        if (acknowledged.size >= minimum) resolveEnough();
      };
      const [first, second] = await Promise.allSettled([send(), send()]);
      if (first.status === 'rejected' && second.status === 'rejected') return;
    }
    resolveEnough();
  };
  const customers = Array.from({ length: 6 }, customer);
  await enough;
  return async () => {
    stopped = true;
    await Promise.all(customers);
  };
}

const crashes = 4;
const bookingsBetween = 12;

onEachEngine('Killed while bookings arrive', (engine) => {
  it('loses no acknowledged booking, duplicates none, and leaves nothing half done (DB-01, DB-02)', async () => {
    const scratch = await createScratch(engine);
    const acknowledged = new Map<string, BookingRequest>();
    let running: RunningProcess = await spawnBackend(scratch);
    const queue = await listBookings(running.origin);
    for (let crash = 1; crash <= crashes; crash += 1) {
      const settle = await bookUntilGone(running.origin, queue, acknowledged, crash * bookingsBetween);
      running.child.kill('SIGKILL');
      await exitCode(running.child);
      await settle();
      running = await spawnBackend(scratch);
      expect(running.firstMessage.kind).toBe('listening');
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(crashes * bookingsBetween);

    const appointments = await rows<Record<'reference' | 'date' | 'slot_id', string>>(
      scratch,
      `select reference, date, slot_id from appointments where specialist_id = 1 and status <> 'cancelled' and date >= (select min(date) from claims)`,
    );
    const byReference = new Map(appointments.map((appointment) => [appointment.reference, appointment]));
    for (const [reference, booking] of acknowledged)
      expect(byReference.get(reference)).toMatchObject({ date: booking.date, slot_id: Number(booking.timeSlotId) });
    const taken = appointments.map(({ date, slot_id }) => `${date} ${slot_id}`);
    expect(new Set(taken).size).toBe(taken.length);

    const halves = await rows<{ what: string }>(
      scratch,
      `select 'claim without appointment' as what from claims where appointment_id is null
       union all select 'appointment without claim' from appointments a where a.specialist_id = 1 and a.status in ('pending', 'confirmed')
         and not exists (select 1 from claims c where c.appointment_id = a.id)
       union all select 'booking without image' from appointments a join accounts k on k.id = a.account_id
         where k.demo = 0 and not exists (select 1 from appointment_images i where i.appointment_id = a.id)
       union all select 'booking without mail' from appointments a join accounts k on k.id = a.account_id
         where k.demo = 0 and not exists (select 1 from mails m where m.occasion = 'booking:' || a.id || ':' || a.account_id)
       union all select 'booking without notification' from appointments a join accounts k on k.id = a.account_id
         where k.demo = 0 and not exists (select 1 from notifications n where n.account_id = k.id)
       union all select 'account without booking' from accounts k where k.demo = 0
         and not exists (select 1 from appointments a where a.account_id = k.id)`,
    );
    expect(halves).toEqual([]);

    running.child.kill('SIGTERM');
    await exitCode(running.child);
    const onDisk = new Set(await storedNames(scratch, 'appointment-images'));
    const owned = await rows<{ stored_name: string }>(scratch, 'select stored_name from appointment_images');
    for (const { stored_name } of owned) expect(onDisk).toContain(stored_name);
    if (engine === 'sqlite') {
      expect(onDisk.size).toBe(owned.length);
      expect(await rows(scratch, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await rows(scratch, 'pragma foreign_key_check')).toEqual([]);
    }
    await scratch.remove();
  });
});
