import { createScratch, rows } from '../tests/backend/support/engines.ts';
import { REDIS_URL } from '../tests/gateway/redis.ts';
import { startGatewayProcess } from '../tests/support/gateway-process.ts';
import { bookingInputFor, freeTimeSlots, send, sendUntilKnown } from './support/bookings.ts';

/**
 * Very many attempts to book few time slots, through two gateways that share PostgreSQL
 * (TEST_POSTGRES_URL) and Redis: whether each time slot is booked exactly once (DB-03), and no
 * attempt is refused while one is free. Some clients disconnect early and retry at the other
 * gateway.
 */

const TIMES = 200;
const ATTEMPTS = 10_000;
const CONCURRENCY = 100;
const ABORT_EVERY = 10;
const ABORT_AFTER_MS = 100;

export async function run(): Promise<void> {
  const scratch = await createScratch('postgres');
  const { dataDir, databaseUrl = '' } = scratch;
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  };
  const gateways = [await startGatewayProcess(settings), await startGatewayProcess(settings)];
  const urls = gateways.map(({ url }) => url);
  const urlOf = (index: number) => urls[index % urls.length] ?? '';
  const times = await freeTimeSlots(urlOf(0), TIMES);

  const booked = new Map<string, string[]>();
  const refusals = new Map<string, number>();
  let repeated = 0;
  let changed = 0;
  let next = 0;
  const started = performance.now();
  async function customer(): Promise<void> {
    while (next < ATTEMPTS) {
      const index = next++;
      // All attempts for a time slot come at the same time.
      const time = times[Math.floor((index * TIMES) / ATTEMPTS)];
      if (!time) return;
      const input = bookingInputFor(time, `crowd${index}@example.com`);
      const leaves = index % ABORT_EVERY === 0;
      let result = await send(urlOf(index), input, leaves ? AbortSignal.timeout(ABORT_AFTER_MS) : undefined);
      if (result === 'unknown') {
        repeated++;
        result = await sendUntilKnown(() => urlOf(index + 1), input);
      }
      if ('refused' in result) {
        refusals.set(result.refused, (refusals.get(result.refused) ?? 0) + 1);
        continue;
      }
      const second = await sendUntilKnown(() => urlOf(index + 1), input);
      if (!('reference' in second) || second.reference !== result.reference) changed++;
      const key = JSON.stringify(time);
      booked.set(key, [...(booked.get(key) ?? []), result.reference]);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, customer));
  const seconds = (performance.now() - started) / 1000;

  const bookings = await rows<{ reference: string }>(
    scratch,
    `select reference from appointments a join accounts k on k.id = a.account_id
     where a.status <> 'cancelled' and k.email like 'crowd%@example.com'`,
  );
  const stored = new Set(bookings.map(({ reference }) => reference));
  const acknowledged = [...booked.values()].flat();
  console.log(`  ${ATTEMPTS} attempts for ${TIMES} times in ${Math.round(seconds)} s, ${repeated} retried`);
  console.log(`  acknowledged ${acknowledged.length}, stored ${stored.size}`);
  console.log(`  lost ${acknowledged.filter((reference) => !stored.has(reference)).length}`);
  console.log(`  doubled ${[...booked.values()].filter((references) => references.length > 1).length}`);
  console.log(`  different results of retries ${changed}`);
  console.log(`  refused although free ${times.length - booked.size}`);
  for (const [refusal, count] of refusals) console.log(`  refused ${count}: ${refusal}`);

  for (const gateway of gateways) gateway.signal('SIGTERM');
  await Promise.all(gateways.map(({ ended }) => ended));
  await scratch.remove();
}
