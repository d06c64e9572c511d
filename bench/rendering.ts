import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { specialistPath } from '../shared/specialist-slug.ts';
import { cpuSeconds } from '../tests/support/cpu.ts';
import { ROOT } from '../tests/support/processes.ts';
import { customers, registeredRequest, sessionOf } from './gateway/cases.ts';
import { specialists } from './gateway/host-data.ts';
import type { BenchRequest, Load, LoadReport } from './gateway/load.ts';
import { median, quantile } from './gateway/measure.ts';
import { Processes, type Program } from './gateway/processes.ts';
import { digits, microseconds, printTable } from './gateway/table.ts';

/**
 * What rendered pages cost: cached ones beside files of the build, new ones, and what customers
 * notice while someone opens one new page after another (docs/performance.md).
 */

const ROUNDS = 5;
const CPU_LOAD = { connections: 8, milliseconds: 400 };
const WARM_UP_MS = 2_000;
/** Customers' requests while pages are rendered: far from saturation. */
const CUSTOMERS_LOAD = { connections: 4, pauseMs: 20 };
const QUIET_MS = 4_000;
const DISTINCT = 200;
const LIST_PAGES = 60;
/** Pages that are opened first, so that the renderer's code is compiled. */
const WARM_UP_PAGES = 30;
const BROWSER = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
const GOALS = { toFile: 2, missMs: 30, slowdown: 2 };

/** Addresses of different pages, each with data. */
const ADDRESSES: readonly string[] = [
  ...Array.from({ length: LIST_PAGES }, (_, index) => `/specialists?page=${index + 1}`),
  ...specialists(1, 2 * DISTINCT, null).specialists.map(({ specialist_id, specialist_name }) =>
    specialistPath(String(specialist_id), specialist_name),
  ),
];

export async function run(): Promise<void> {
  const processes = await Processes.create();
  const stop = () => void processes.end().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const host = await processes.start('host');
    const load = await processes.start('load');
    const gateway = await processes.start('product', { PHP_URL: host.origin });
    const rows = [await cachedPage(gateway, load), ...(await newPages(gateway, load))];
    printTable('Rendered pages', ['', 'figure', 'aim', 'in detail'], rows);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await processes.end();
  }
}

const row = (name: string, figure: number, goal: number, detail: string): string[] => [
  name,
  `${digits(figure)}${figure > goal ? ' !' : ''}`,
  String(goal),
  detail,
];

const get = (path: string): BenchRequest => ({ method: 'GET', path, headers: BROWSER });

/** The processor time of a page's cached bytes and of a file of about the same size. */
async function cachedPage({ pid, origin }: Program, load: Program): Promise<string[]> {
  const page = '/specialists';
  const bytes = await open(origin, page);
  const file = await fileOf(bytes);
  const cpuOf = async (path: string, milliseconds = CPU_LOAD.milliseconds) => {
    const before = await cpuSeconds(pid);
    const { took, failures } = await load.ask<LoadReport>({
      ...CPU_LOAD,
      origin,
      requests: [get(path)],
      milliseconds,
    } satisfies Load);
    if (failures > 0) throw new Error(`${failures} failures of ${path}`);
    return ((await cpuSeconds(pid)) - before) / took.length;
  };
  for (const path of [page, file]) await cpuOf(path, WARM_UP_MS);
  const rounds: { ofPage: number; ofFile: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ ofPage: await cpuOf(page), ofFile: await cpuOf(file) });
  const figure = median(rounds.map(({ ofPage, ofFile }) => ofPage / ofFile));
  const detail = `${microseconds(median(rounds.map(({ ofPage }) => ofPage)))} for ${digits(bytes / 1024)} KiB of Brotli`;
  return row('cached page, processor time × a file', figure, GOALS.toFile, detail);
}

/** The file of the build whose compressed size is nearest. */
async function fileOf(bytes: number): Promise<string> {
  const folder = join(ROOT, 'build/client/assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js.br'));
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
  const [nearest] = sizes.toSorted((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes));
  if (!nearest) throw new Error('the build has no compressed files');
  return `/assets/${nearest.name.slice(0, -'.br'.length)}`;
}

/** New pages one after another, while customers read their dashboards. */
async function newPages({ pid, origin }: Program, load: Program): Promise<string[][]> {
  const requests = customers.map((id) => registeredRequest('DashboardSummary', {}, { session: sessionOf(id) }));
  const readDashboards = async (milliseconds: number) => {
    const report = await load.ask<LoadReport>({ ...CUSTOMERS_LOAD, origin, requests, milliseconds } satisfies Load);
    if (report.failures > 0) throw new Error(`${report.failures} failures of the graph`);
    return report.took;
  };
  for (const address of ADDRESSES.slice(-WARM_UP_PAGES)) await open(origin, address);
  await readDashboards(WARM_UP_MS);

  // Alone, every second page: what one costs.
  const alone = ADDRESSES.slice(DISTINCT, DISTINCT + 60);
  const before = await cpuSeconds(pid);
  const aloneMs: number[] = [];
  for (const address of alone) aloneMs.push(await timeOf(() => open(origin, address)));
  const cpuMs = (((await cpuSeconds(pid)) - before) / alone.length) * 1_000;

  const quiet = await readDashboards(QUIET_MS);
  let isOpening = true;
  const busy: number[] = [];
  const reading = (async () => {
    while (isOpening) busy.push(...(await readDashboards(500)));
  })();
  const openingMs: number[] = [];
  for (const address of ADDRESSES.slice(0, DISTINCT)) openingMs.push(await timeOf(() => open(origin, address)));
  isOpening = false;
  await reading;
  const after = await readDashboards(QUIET_MS);
  const p95 = (took: readonly number[]) => quantile(took, 0.95) / 1e6;
  const quietP95 = p95([...quiet, ...after]);
  return [
    row(
      'new page, ms',
      median(aloneMs),
      GOALS.missMs,
      `${digits(cpuMs)} ms of processor time, p95 ${digits(quantile(aloneMs, 0.95))} ms`,
    ),
    row(
      `p95 of a dashboard during ${DISTINCT} new pages, × quiet`,
      p95(busy) / quietP95,
      GOALS.slowdown,
      `${microseconds(p95(busy))} instead of ${microseconds(quietP95)}; new page ${digits(median(openingMs))} ms`,
    ),
  ];
}

async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** The page's compressed size in bytes. Throws when it was sent without its data. */
async function open(origin: string, path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: BROWSER });
  const html = await response.text();
  if (response.status !== 200 || !html.includes('"Specialist:')) throw new Error(`${path} had no data`);
  return Number(response.headers.get('content-length'));
}
