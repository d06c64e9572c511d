import { setTimeout as pause } from 'node:timers/promises';
import { startBreakableBackend } from '../tests/backend/support/breakable.ts';
import { startLoad } from '../tests/backend/support/load.ts';

/**
 * How the backend handles lost connections to PostgreSQL (TEST_POSTGRES_URL) while customers read
 * and book (DB-07): 200 connections closed by the server, one by one and together, and network
 * outages. Measures how long reads take to recover.
 */

const TERMINATIONS = 200;
const OUTAGES = [500, 3_000, 8_000];

export async function run(): Promise<void> {
  const backend = await startBreakableBackend();
  const load = await startLoad(backend.origin, { readers: 12, bookers: 4 });
  await pause(1_000);

  async function recovery(since: number): Promise<number> {
    while (load.lastGoodRead <= since) await pause(5);
    return load.lastGoodRead - since;
  }
  async function worst(what: string, waits: readonly number[]): Promise<void> {
    console.log(`  ${what}: reads recovered within ${Math.ceil(Math.max(...waits))} ms`);
  }

  const singly: number[] = [];
  let terminated = 0;
  while (terminated < TERMINATIONS / 2) {
    terminated += await backend.terminate('one');
    singly.push(await recovery(performance.now()));
  }
  await worst(`${terminated} connections ended one by one`, singly);
  const together: number[] = [];
  while (terminated < TERMINATIONS) {
    terminated += await backend.terminate('all');
    together.push(await recovery(performance.now()));
    await pause(100);
  }
  await worst(`${terminated} ended in all, the rest in ${together.length} strokes`, together);
  for (const failure of ['cut', 'silence'] as const)
    for (const milliseconds of OUTAGES) {
      backend.network[failure]();
      await pause(milliseconds);
      backend.network.restore();
      await worst(`network ${failure} for ${milliseconds} ms`, [await recovery(performance.now())]);
    }
  await load.stop();
  const { size } = load.acknowledged;
  console.log(
    `  ${size} bookings acknowledged, ${load.repeats} repeated with the same key, ${load.refusals.length} refused`,
  );
  console.log(`  process ${backend.process.exitCode === null ? 'alive' : 'dead'}`);
  await backend.stop();
}
