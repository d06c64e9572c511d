import { availableParallelism, loadavg } from 'node:os';
import { createPasswordHasher } from '../backend/domain/passwords/password-hasher.ts';
import { createBackend } from '../backend/server.ts';
import { createScratch, type EngineName, type Scratch } from '../tests/backend/support/engines.ts';
import { CHEAP_PASSWORD_HASH_COST } from '../tests/support/password-hash-cost.ts';
import { findFullScans } from './support/full-scans.ts';
import { StatementRecorder } from './support/recorded-statements.ts';
import { calls } from './support/scripts/all.ts';
import type { Call, Host } from './support/scripts/call.ts';
import { fillTown, PASSWORD } from './support/town/fill.ts';
import { townSize } from './support/town/size.ts';

/**
 * The embedded backend at size: how long each script takes on a town of 1/100 and of 1/10 of 10,000
 * specialists, 1,000,000 appointments and 200,000 customers, on both databases; with `full`
 * also on all of it, on PostgreSQL. Then every statement that ran is explained.
 */
const LIMIT_MS = 30;
/** Fewer rows cost nothing to read, and PostgreSQL rightly reads them all. */
const MANY = 2_000;
const SLOW_STATEMENT_MS = 10;
/** A script that is far too slow is called less often. */
const MOST_MS = 10_000;

interface Measured {
  readonly call: Call;
  readonly p50: number;
  readonly p95: number;
  /**
   * The processor time of this process, which is client and server, per request; independent of
   * other work on the machine.
   */
  readonly cpu: number;
  readonly failure: string | null;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

async function measure(host: Host, call: Call, recorder: StatementRecorder): Promise<Measured> {
  const times: number[] = [];
  let cpu = 0;
  let failure: string | null = null;
  const deadline = performance.now() + MOST_MS;
  for (let index = 0; index < call.times && !failure && performance.now() < deadline; index += 1) {
    try {
      recorder.during = 'getting ready';
      const send = await call.prepare(host, index);
      recorder.during = call.name;
      const began = performance.now();
      const used = process.cpuUsage();
      const response = await send();
      const body = await response.arrayBuffer();
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(used);
      cpu += (user + system) / 1000;
      if (!response.ok) failure = `${response.status} ${new TextDecoder().decode(body).slice(0, 200)}`;
    } catch (error) {
      failure = String(error);
    }
  }
  times.sort((a, b) => a - b);
  return { call, p50: quantile(times, 0.5), p95: quantile(times, 0.95), cpu: cpu / times.length, failure };
}

const inMs = (milliseconds: number) => milliseconds.toFixed(1).padStart(8);

async function reportStatements(scratch: Scratch, recorder: StatementRecorder): Promise<void> {
  const statements = recorder.stop();
  console.log(`  ${statements.length} different statements`);
  for (const { statement, what } of await findFullScans(scratch, statements, MANY))
    console.log(`  ${what}: ${[...statement.during].slice(0, 3).join(', ')}\n    ${statement.sql.slice(0, 400)}`);
  for (const { sql, during, milliseconds } of statements) {
    const p95 = quantile(
      milliseconds.toSorted((a, b) => a - b),
      0.95,
    );
    if (p95 > SLOW_STATEMENT_MS)
      console.log(`  ${p95.toFixed(0)} ms: ${[...during].slice(0, 3).join(', ')}\n    ${sql.slice(0, 400)}`);
  }
}

async function measureTown(engine: EngineName, share: number): Promise<void> {
  const scratch = await createScratch(engine);
  const now = new Date();
  const began = performance.now();
  await fillTown(scratch, townSize(share), now);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const recorder = new StatementRecorder();
  const backend = await createBackend({
    ...scratch,
    publicUrl: 'https://product.example',
    // No emails are sent, and all codes can be read.
    demo: true,
    scheduleInterval: null,
    passwordHashCost: CHEAP_PASSWORD_HASH_COST,
  });
  const host = { origin: backend.origin, scratch, now };
  const { specialists, appointments: booked, customers } = townSize(share);
  console.log(
    `\n  ${engine}: ${specialists} specialists, ${booked} appointments, ${customers} customers (filled in ${seconds} s)`,
  );
  const read = performance.now();
  await fetch(`${host.origin}/php/specialists.php?search=plumb`);
  console.log(`  the directory is read into memory in ${inMs(performance.now() - read)} ms`);
  console.log('       p50      p95      CPU');
  for (const call of calls) {
    const { p50, p95, cpu, failure } = await measure(host, call, recorder);
    const verdict = failure ?? (p95 > LIMIT_MS ? 'over the limit' : '');
    console.log(`  ${inMs(p50)} ${inMs(p95)} ${inMs(cpu)}  ${call.group}: ${call.name} ${verdict}`);
  }
  recorder.during = 'background';
  for (const name of ['first sweep', 'next sweep']) {
    const swept = performance.now();
    await backend.runScheduledChanges();
    console.log(`  ${inMs(performance.now() - swept)}           ${name}`);
  }
  await reportStatements(scratch, recorder);
  await backend.close();
  await scratch.remove();
}

async function reportHash(): Promise<void> {
  const hasher = createPasswordHasher();
  const began = performance.now();
  await hasher.hash(PASSWORD);
  console.log(
    `  a password hash at the product's cost: ${inMs(performance.now() - began)} ms, not in the figures below`,
  );
}

export async function run(): Promise<void> {
  const [load = 0] = loadavg();
  console.log(`  load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores; times are of use below 1`);
  await reportHash();
  const runs: [EngineName, number][] = [
    ['sqlite', 0.01],
    ['sqlite', 0.1],
    ['postgres', 0.01],
    ['postgres', 0.1],
  ];
  if (process.argv.includes('full')) runs.push(['postgres', 1]);
  for (const [engine, share] of runs) await measureTown(engine, share);
}
