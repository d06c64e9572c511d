import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../../backend/backend-options.ts';
import { createBackend } from '../../backend/server.ts';
import { findFullScans } from '../bench/support/full-scans.ts';
import { StatementRecorder } from '../bench/support/recorded-statements.ts';
import { calls } from '../bench/support/scripts/all.ts';
import { fillTown } from '../bench/support/town/fill.ts';
import { townSize } from '../bench/support/town/size.ts';
import { CHEAP_PASSWORD_HASH_COST } from '../support/password-hash-cost.ts';
import { createScratch, type Scratch } from './support/engines.ts';

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

let scratch: Scratch;
let backend: Backend;
let recorder: StatementRecorder;
beforeAll(async () => {
  scratch = await createScratch('sqlite');
  await fillTown(scratch, townSize(0.01), new Date());
  recorder = new StatementRecorder();
  backend = await createBackend({
    ...scratch,
    publicUrl: 'https://product.example',
    demo: true,
    scheduleInterval: null,
    passwordHashCost: CHEAP_PASSWORD_HASH_COST,
  });
  // The directory is read into memory by its first search.
  await fetch(`${backend.origin}/php/specialists.php`);
});
afterAll(async () => {
  await backend.close();
  await scratch.remove();
});

it('no script and no scheduled change reads all of a table that grows', async () => {
  const host = { origin: backend.origin, scratch, now: new Date() };
  for (const call of calls) {
    recorder.during = 'getting ready';
    const send = await call.prepare(host, 0);
    recorder.during = call.name;
    const { status } = await send();
    expect([call.name, status]).toEqual([call.name, 200]);
  }
  recorder.during = 'scheduled changes';
  await backend.runScheduledChanges();
  const statements = recorder.stop().filter(({ during }) => [...during].some((what) => what !== 'start'));
  const scans = (await findFullScans(scratch, statements, 0)).filter(({ table }) => !SMALL.includes(table));
  expect(scans.map(({ statement, what }) => `${what}: ${statement.sql}`)).toEqual([]);
});
