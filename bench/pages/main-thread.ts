import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startProgram } from '../../tests/support/processes.ts';

/** Long enough for a page and what it loads later. */
const TRACE_SECONDS = 8;
const POLL_MS = 250;

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** In microseconds, as the time of the thread itself. */
      ts: z.number().default(0),
      tdur: z.number().default(0),
    }),
  ),
});

/**
 * The longest task of a page's main thread that begins after its first paint, in ms of the thread's
 * own time, which other work on the machine changes little. Chromium traces itself: with DevTools
 * attached, V8 parses React a second time for the lines of its errors. `profile` is the folder of
 * a browser with a session.
 */
export async function longestTask(chromium: string, url: string, profile?: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-trace-'));
  const file = join(folder, 'trace.json');
  // Without the files and compiled scripts that it has cached.
  if (profile) await cp(profile, folder, { recursive: true, filter: (path) => !/Cache/.test(path) });
  const browser = startProgram(
    chromium,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${folder}`,
      '--window-size=390,844',
      '--lang=en-GB',
      '--trace-startup=toplevel,loading',
      `--trace-startup-duration=${TRACE_SECONDS}`,
      '--trace-startup-format=json',
      `--trace-startup-file=${file}`,
      url,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(browser, 'exit');
  const { traceEvents } = await readTrace(file);
  if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`${url} has painted nothing within ${TRACE_SECONDS} seconds.`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000));
}

/** The file is there when the trace ends, and whole a little later. */
async function readTrace(file: string): Promise<z.infer<typeof traceSchema>> {
  const deadline = performance.now() + 4 * TRACE_SECONDS * 1000;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const text = await readFile(file, 'utf8').catch(() => '');
    const isWhole = text.trimEnd().endsWith('}');
    if (isWhole) return traceSchema.parse(JSON.parse(text));
    if (performance.now() > deadline) throw new Error('Chromium has written no trace.');
  }
}
