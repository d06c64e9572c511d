import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFullScans } from '../../bench/support/full-scans.ts';
import { StatementRecorder } from '../../bench/support/recorded-statements.ts';
import { calls } from '../../bench/support/scripts/all.ts';
import { fillTown } from '../../bench/support/town/fill.ts';
import { sessionOf } from '../../bench/support/town/people.ts';
import { townSize } from '../../bench/support/town/size.ts';
import { CALLS, scriptOf } from '../examples/all.ts';
import { startBackend, type TestBackend } from './support/backend.ts';
import { succeedWith } from './support/scripts.ts';

/**
 * Tables that don't grow with the number of customers and appointments: a few rows, or a few
 * hundred.
 */
const SMALL = [
  'services',
  'immediate_services',
  'time_slots',
  'areas',
  'companies',
  'workshops',
  'directory_version',
  'week',
];

let test: TestBackend;
let recorder: StatementRecorder;
beforeAll(async () => {
  const now = new Date();
  test = await startBackend('sqlite', {
    now,
    fill: async (scratch) => {
      await fillTown(scratch, townSize(0.01), now);
      recorder = new StatementRecorder();
    },
  });
  // The directory is read into memory by its first search.
  await test.get('/php/specialists.php');
});
afterAll(() => test.stop());

/** Scripts that the bench doesn't measure. */
const others = CALLS.filter((call) => !calls.some(({ name }) => name.includes(scriptOf(call))));

it('no script and no scheduled change reads all of a table that grows', async () => {
  const { backend, scratch, clock } = test;
  const host = { origin: backend.origin, scratch, now: clock.now };
  for (const call of calls) {
    recorder.during = 'getting ready';
    const send = await call.prepare(host, 0);
    recorder.during = call.name;
    const { status } = await send();
    expect([call.name, status]).toEqual([call.name, 200]);
  }
  for (const call of others) {
    recorder.during = call;
    expect([call, (await succeedWith(test, call, sessionOf(1))).status]).toEqual([call, 200]);
  }
  recorder.during = 'scheduled changes';
  await backend.runScheduledChanges();
  const statements = recorder.stop().filter(({ during }) => [...during].some((what) => what !== 'start'));
  const scans = (await findFullScans(scratch, statements, 0)).filter(({ table }) => !SMALL.includes(table));
  expect(scans.map(({ statement, what }) => `${what}: ${statement.sql}`)).toEqual([]);
});
