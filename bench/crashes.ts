import { createScratch, type EngineName, rows, type Scratch } from '../tests/backend/support/engines.ts';
import { backendOf, type GatewayProcess, startGatewayProcess } from '../tests/support/gateway-process.ts';
import { until } from '../tests/support/until.ts';
import { bookingInputFor, freeTimeSlots, sendUntilKnown } from './support/bookings.ts';

/**
 * Bookings while the gateway and its backend are killed by turns, on each engine
 * (TEST_POSTGRES_URL): requests without a response are retried. Checks that every acknowledged
 * booking is stored once, and that no request is refused.
 */

const KILLS = 100;
const CUSTOMERS = 4;
const BOOKINGS_BETWEEN = 4;

export async function run(): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) await crash(engine);
}

async function crash(engine: EngineName): Promise<void> {
  const scratch = await createScratch(engine);
  const { dataDir, databaseUrl } = scratch;
  const start = () =>
    startGatewayProcess({
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    });
  let gateway: GatewayProcess = await start();
  const queue = await freeTimeSlots(gateway.url, (KILLS + 1) * BOOKINGS_BETWEEN + CUSTOMERS);
  const acknowledged = new Map<string, string>();
  const refused: string[] = [];
  let isStopped = false;

  async function customer(): Promise<void> {
    for (let time = queue.pop(); time && !isStopped; time = queue.pop()) {
      const email = `crash${queue.length}@example.com`;
      const result = await sendUntilKnown(() => gateway.url, bookingInputFor(time, email));
      if ('refused' in result) refused.push(result.refused);
      else acknowledged.set(result.reference, email);
    }
  }
  const customers = Array.from({ length: CUSTOMERS }, customer);
  const enough = (kill: number) => () =>
    queue.length === 0 || acknowledged.size + refused.length >= kill * BOOKINGS_BETWEEN;

  for (let kill = 1; kill <= KILLS; kill++) {
    await until(enough(kill), 'some bookings were made');
    const backend = await backendOf(gateway.pid);
    if (kill % 2 === 0 && backend !== undefined) {
      process.kill(backend, 'SIGKILL');
      continue;
    }
    gateway.signal('SIGKILL');
    await gateway.ended;
    // Otherwise it would lock the folder until it notices.
    if (backend !== undefined && engine === 'sqlite') process.kill(backend, 'SIGKILL');
    gateway = await start();
  }
  isStopped = true;
  await Promise.all(customers);
  gateway.signal('SIGTERM');
  await gateway.ended;

  const stored = await bookings(scratch);
  const missing = [...acknowledged].filter(([reference, email]) => stored.get(email)?.join() !== reference);
  console.log(
    `  ${engine}: ${KILLS} kills, ${acknowledged.size} bookings acknowledged, ${stored.size} customers' stored`,
  );
  console.log(`    lost ${missing.filter(([, email]) => !stored.has(email)).length}`);
  console.log(`    doubled ${[...stored.values()].filter(({ length }) => length > 1).length}`);
  console.log(`    refused ${refused.length} ${[...new Set(refused)].join(' | ')}`);
  await scratch.remove();
}

/** The references stored for each customer. */
async function bookings(scratch: Scratch): Promise<Map<string, string[]>> {
  const found = await rows<{ email: string; reference: string }>(
    scratch,
    `select k.email, a.reference from appointments a join accounts k on k.id = a.account_id
     where a.status <> 'cancelled' and k.email like 'crash%@example.com'`,
  );
  const stored = new Map<string, string[]>();
  for (const { email, reference } of found) stored.set(email, [...(stored.get(email) ?? []), reference]);
  return stored;
}
