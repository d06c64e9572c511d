import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram } from '../support/processes.ts';
import { appointment, bookOwn, pay, seeded, userData } from './support/appointments.ts';
import {
  monday,
  recordWith,
  startBackend,
  type TestBackend,
  useBackend,
  useSession,
  valuesOf,
} from './support/backend.ts';
import { firstFreeTimeSlot, freeTimeSlotIds } from './support/booking.ts';
import { onEachEngine, rows } from './support/engines.ts';
import { environmentOf, operate, operatorRefusal, runOperatorCommand } from './support/operator.ts';

onEachEngine('The operator', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test);

  const command = (...args: string[]) => runOperatorCommand(test, args);
  const logged = () =>
    rows<{ operator: string; command: string; subject_id: string; changes: string }>(
      test.scratch,
      'select * from operator_log order by id',
    );

  it('lists, shows, confirms, completes and cancels appointments', async () => {
    const pending = await appointment(test, joan, seeded.pending);
    const reference = pending.appointment_reference;
    const list = await command('appointments', 'list');
    expect(list.stdout).toMatch(new RegExp(`^${reference} +${pending.date} +\\d\\d:\\d\\d +pending `, 'm'));
    expect(list.stdout).not.toContain('Joan');
    expect((await command('appointments', 'show', reference)).stdout).toMatch(/^Customer +Joan Pryce$/m);
    expect(await operatorRefusal(test, 'appointments', 'complete', reference)).toBe(
      'The appointment is pending: only a confirmed one can be completed.\n',
    );
    expect(await command('appointments', 'confirm', reference)).toEqual({
      code: 0,
      stdout: `${reference} is confirmed.\n`,
      stderr: '',
    });
    expect((await command('appointments', 'complete', reference)).stderr).toBe(
      'The appointment has not been paid for.\n',
    );
    expect((await pay(test, joan, seeded.pending)).status).toBe(200);
    expect((await command('appointments', 'complete', reference)).stdout).toBe(`${reference} is completed.\n`);
    expect(valuesOf((await userData(test, joan)).repairs, 'id')).toContain(seeded.pending);
    const paid = await appointment(test, joan, seeded.paid);
    expect((await command('appointments', 'cancel', paid.appointment_reference)).code).toBe(0);
    expect(await appointment(test, joan, seeded.paid)).toMatchObject({ status: 'cancelled', refundPercent: 100 });
    for (const verb of ['show', 'confirm'])
      expect(await operatorRefusal(test, 'appointments', verb, 'MW-99999')).toBe(
        'We couldn’t find this appointment.\n',
      );
    const missing = await command('appointments', 'show', 'MW-99999', '--json');
    expect([missing.code, missing.stdout, JSON.parse(missing.stderr)]).toEqual([
      1,
      '',
      { error: { code: 'not-found', messages: ['We couldn’t find this appointment.'] } },
    ]);
    const listed = await operate(test, 'appointments', 'list', '--status', 'cancelled', '--status', 'completed');
    expect(new Set(valuesOf(listed.appointments, 'status'))).toEqual(new Set(['cancelled', 'completed']));
    expect(valuesOf(listed.appointments, 'reference')).toContain(paid.appointment_reference);
  });

  it('logs who changed what, and shows it (OPER-02)', async () => {
    const before = (await logged()).length;
    const { appointment_reference: reference } = await appointment(test, joan, seeded.confirmed);
    await operate(test, 'appointments', 'cancel', reference, '--as', 'Priya Nair');
    const [entry, ...others] = (await logged()).slice(before);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      at: monday.toISOString(),
      operator: 'Priya Nair',
      command: 'appointments cancel',
      subject_kind: 'appointment',
      subject_id: reference,
    });
    expect(JSON.parse(entry?.changes ?? '')).toEqual({ status: { before: 'confirmed', after: 'cancelled' } });
    const ofOne = await operate(test, 'log', 'list', '--subject', `appointment:${reference}`);
    expect(ofOne.entries).toMatchObject([{ operator: 'Priya Nair', subject: `appointment:${reference}` }]);
    expect((await command('log', 'list', '--since', '2026-03-02')).stdout).toMatch(
      new RegExp(`^2026-03-02 10:30 +Priya Nair +appointments cancel +appointment:${reference} +status$`, 'm'),
    );
    expect((await command('log', 'list', '--since', '2026-03-03')).stdout).toBe('Nothing has been changed.\n');
  });

  it('names the operator from --as, OPERATOR_NAME or the system, in this order', async () => {
    const cancelNext = async (args: string[], env: Record<string, string>) => {
      const [next] = (await operate(test, 'appointments', 'list')).appointments;
      expect((await runOperatorCommand(test, ['appointments', 'cancel', next.reference, ...args], env)).code).toBe(0);
      return (await logged()).at(-1)?.operator;
    };
    expect(await cancelNext(['--as', 'Ann'], { OPERATOR_NAME: 'Ben' })).toBe('Ann');
    expect(await cancelNext([], { OPERATOR_NAME: 'Ben' })).toBe('Ben');
    expect(await cancelNext([], {})).toBe('system-user');
  });

  it('writes nothing in a dry run, and says what it would change (OPER-02)', async () => {
    const { appointment_reference: reference } = await appointment(test, joan, seeded.expired);
    const before = (await logged()).length;
    const { stdout } = await command('appointments', 'cancel', reference, '--dry-run');
    expect(stdout).toContain(`Dry run: nothing was written. The result would be: ${reference} is cancelled.`);
    expect(stdout).toMatch(/^status +confirmed +cancelled$/m);
    const { dryRun, changes } = await operate(test, 'appointments', 'cancel', reference, '--dry-run');
    expect([dryRun, changes[0].subject]).toEqual([true, `appointment:${reference}`]);
    expect(await appointment(test, joan, seeded.expired)).toMatchObject({ status: 'confirmed' });
    expect(await logged()).toHaveLength(before);
  });

  it('assigns a free specialist to a booking without one, with a price', async () => {
    const timeSlot = await firstFreeTimeSlot(test, 'serviceId=2&locationId=2');
    const changes = { serviceId: '2', isHomeService: 'false', preferredLocationId: '2' };
    const { body } = await bookOwn(test, joan, changes, timeSlot);
    expect(await appointment(test, joan, body.appointmentId)).toMatchObject({
      specialist: 'Not assigned',
      amount: null,
    });
    await operate(test, 'appointments', 'confirm', body.referenceNumber);
    const after = await appointment(test, joan, body.appointmentId);
    expect(after.specialist).not.toBe('Not assigned');
    expect(after.amount).toBeGreaterThan(0);
    const query = `serviceId=2&isHomeService=1&specialistId=${after.specialistId}&date=${timeSlot.date}`;
    expect(await freeTimeSlotIds(test, query)).not.toContain(timeSlot.timeSlotId);
  });

  it('never assigns a specialist outside their working hours', async () => {
    // Of the two who repair brakes at Frog Island Motors only Marcus works on Saturdays, and not in
    // its last hour.
    for (const [time, specialist] of [
      ['16:00', 'Marcus Delaney'],
      ['17:00', 'Not assigned'],
    ]) {
      const at = 'serviceId=2&locationId=1&date=2026-03-21';
      const { body: free } = await test.get(`/php/getAvailableTimeSlots.php?${at}`);
      const timeSlotId = recordWith(free.slots, 'formatted_time', time).slot_id;
      const changes = { serviceId: '2', isHomeService: 'false', preferredLocationId: '1' };
      const { body } = await bookOwn(test, joan, changes, { date: '2026-03-21', timeSlotId });
      await operate(test, 'appointments', 'confirm', body.referenceNumber);
      expect(await appointment(test, joan, body.appointmentId)).toMatchObject({ status: 'confirmed', specialist });
    }
  });

  it('runs as a process beside the backend, and without it (OPER-04)', async () => {
    const run = (...args: string[]) =>
      runProgram(process.execPath, ['tools/run.mjs', 'operator', ...args], environmentOf(test.scratch));
    const { stdout: list } = await command('appointments', 'list');
    expect(await run('appointments', 'list')).toEqual({ code: 0, stdout: list, stderr: '' });
    expect(await run('appointments', 'show', 'MW-99999')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'We couldn’t find this appointment.\n',
    });
    await test.backend.close();
    expect(await run('appointments', 'list')).toMatchObject({ code: 0, stdout: list });
    await test.restart();
  });

  it('is not reached over HTTP', async () => {
    expect((await test.get('/operator/appointments', joan)).status).toBe(404);
  });

  it('doesn’t change a database of an older version, and says what to do (OPER-04)', async () => {
    const other = await startBackend(engine);
    await other.backend.close();
    const list = () => runOperatorCommand(other, ['appointments', 'list']);
    await rows(other.scratch, "delete from kysely_migration where name = '0012-operator' returning name");
    expect(await list()).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/older version.*0012-operator.*npm run operator -- migrations apply/),
    });
    await other.scratch.remove();
  });
});

describe('The operator without a database', () => {
  const run = (args: string[], env: Record<string, string>) =>
    runOperatorCommand(
      { scratch: { dataDir: '/nowhere' } as TestBackend['scratch'], clock: { now: monday } },
      args,
      env,
    );

  it('doesn’t create one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'operator-'));
    const outcome = await run(['appointments', 'list'], { DATA_DIR: folder });
    expect(outcome).toMatchObject({ code: 3, stderr: expect.stringContaining(`There is no database in ${folder}.`) });
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('reports that PostgreSQL doesn’t answer', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
    expect(await run(['appointments', 'list'], env)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("The database can't be reached"),
    });
    const { code, stdout, stderr } = await run(['appointments', 'list', '--json'], env);
    expect([code, stdout, JSON.parse(stderr).error.code]).toEqual([3, '', 'database']);
  });

  it('shows help at every level without opening one', async () => {
    expect((await run([], {})).stdout).toContain('Usage: npm run operator -- GROUP COMMAND');
    expect((await run(['--help'], {})).stdout).toMatch(/^ {2}appointments {2,}Act for a specialist/m);
    expect((await run(['appointments'], {})).stdout).toMatch(/^ {2}confirm REF \[options\] {2,}Confirm a pending/m);
    const confirm = await run(['appointments', 'confirm', '--help'], {});
    expect(confirm).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run operator -- appointments confirm MW-20585 --dry-run'),
    });
    expect(confirm.stdout).toMatch(/^ {2}--dry-run {2,}show what would change/m);
    expect((await run(['appointments', 'list', '--help'], {})).stdout).not.toContain('--dry-run');
    expect((await run([], { npm_lifecycle_event: '' })).stdout).toContain('Usage: node backend/operator/main.js GROUP');
  });

  it.each<[string[], RegExp]>([
    [['apointments', 'list'], /no group apointments\. Did you mean appointments\?/],
    [['confirm', 'MW-20585'], /no group confirm\. It is appointments confirm\./],
    [['appointments', 'confrim'], /no command appointments confrim\. Did you mean confirm\?/],
    [['appointments', 'confirm'], /^REF is missing: the reference/],
    [['appointments', 'confirm', 'MW-1', 'MW-2'], /“MW-2” is too much: it takes REF\./],
    [['appointments', 'list', '--statsu', 'pending'], /no option --statsu here\. Did you mean --status\?/],
    [['appointments', 'list', '--dry-run'], /no option --dry-run here/],
    [['appointments', 'list', '--status'], /--status needs a value\./],
    [['appointments', 'list', '--json=yes'], /--json takes no value\./],
    [['appointments', 'list', '--specialist', '1', '--specialist', '2'], /--specialist is given more than once/],
    [['appointments', 'confirm', 'MW-1', '--as', ' '], /--as must not be empty\./],
    [['log', 'list', '--subject', 'specialists:7'], /--subject must be such as specialist:7 .*, service, specialist, /],
    [['log', 'list', '--subject', 'specialist:'], /--subject must be such as specialist:7/],
    [['log', 'list', '--since', '2026-02-30'], /--since must be a day such as 2026-03-31\./],
  ])('refuses %j with a reason and code 2', async (args, reason) => {
    const { code, stdout, stderr } = await run(args, {});
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(reason);
  });

  it('reports all problems of a command line, and of the settings (OPER-03)', async () => {
    const args = ['appointments', 'list', '--status', 'paid', '--specialist', 'Ann', '--open', '--json'];
    const { code, stderr } = await run(args, {});
    expect(code).toBe(2);
    expect(JSON.parse(stderr).error).toEqual({
      code: 'usage',
      messages: [
        'There is no option --open here.',
        '--status must be one of pending, confirmed, completed, cancelled.',
        '--specialist must be a number from 1.',
        'See npm run operator -- appointments list --help.',
      ],
    });
    const settings = await run(['appointments', 'list'], { DATABASE_URL: 'mysql://x', OPERATOR_NAME: 'x'.repeat(81) });
    expect(settings.code).toBe(2);
    expect(settings.stderr).toMatch(/DATABASE_URL: .*\nOPERATOR_NAME: must have at most 80 characters/);
  });
});
