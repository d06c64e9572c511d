import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startCaddy } from '../tests/cluster/support/caddy.ts';
import { startCluster } from '../tests/cluster/support/cluster.ts';
import { Load } from '../tests/cluster/support/load.ts';
import { startNginx } from '../tests/cluster/support/nginx.ts';
import { caddy, missing } from '../tests/cluster/support/programs.ts';
import { startProgram } from '../tests/support/processes.ts';
import { median } from './gateway/measure.ts';
import { printTable } from './gateway/table.ts';
import { type FreeTimeSlot, freeTimeSlots } from './support/bookings.ts';

/**
 * What customers notice while one other address attacks the product behind the documented proxies:
 * the median of their requests, × that of quiet times before and after, and how many failed. The
 * attacker runs on the same machine, and yields the processor to the product.
 */

const ATTACKER = fileURLToPath(new URL('./support/attacker.ts', import.meta.url));
const ATTACKS = [
  'calendars, refused',
  'calendars, allowed',
  'names',
  'markers of JPEG',
  'malformed multipart',
  'silent connections',
];
const MEASURED_MS = 8_000;
const BEGUN_MS = 2_000;
const LOWEST_PRIORITY = 19;

export async function run(): Promise<void> {
  if (missing.length > 0) return console.log(`Needs ${missing.join(', ')}.`);
  await attackBehind('nginx', startNginx);
  if (caddy === null) console.log('Caddy is not installed.');
  else await attackBehind('Caddy', startCaddy);
}

async function attackBehind(proxy: string, startProxy: typeof startNginx): Promise<void> {
  const cluster = await startCluster(startProxy);
  try {
    const times = await freeTimeSlots(cluster.gateways[0].url, 800);
    const rows: string[][] = [];
    let before = await served(cluster.url, times);
    for (const attack of ATTACKS) {
      const attacker = startProgram(process.execPath, ['--import', 'tsx', ATTACKER, cluster.url, attack], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (attacker.pid !== undefined) setPriority(attacker.pid, LOWEST_PRIORITY);
      await pause(BEGUN_MS);
      const during = await served(cluster.url, times);
      const ended = once(attacker, 'exit');
      attacker.kill('SIGKILL');
      await ended;
      const after = await served(cluster.url, times);
      const quiet = (before.median + after.median) / 2;
      rows.push([attack, `${during.median.toFixed(1)} ms`, (during.median / quiet).toFixed(2), `${during.failures}`]);
      before = after;
    }
    printTable(`Behind ${proxy}: customers while one address attacks`, ['', 'median', '× quiet', 'failures'], rows);
  } finally {
    await cluster.stop();
  }
}

async function served(url: string, times: FreeTimeSlot[]): Promise<{ median: number; failures: number }> {
  const load = new Load(url, times, `attack${times.length}-`);
  load.start();
  await pause(MEASURED_MS);
  await load.stop();
  return { median: median(load.times), failures: load.failures.length };
}
