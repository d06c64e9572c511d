import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { joan, logIn } from '../../tests/browser/log-in.ts';
import type { PageCase } from './cases.ts';
import { longestTask } from './main-thread.ts';

/** What one page cost. Sizes in KiB, times in ms. */
export interface PageFigures {
  readonly requests: number;
  /** Scripts before the page was interactive, and those after it. */
  readonly scripts: number;
  readonly laterScripts: number;
  readonly scriptKiB: number;
  readonly laterScriptKiB: number;
  readonly blockingStyles: number;
  readonly blockingScripts: number;
  readonly fontKiB: number;
  readonly imageKiB: number;
  readonly elements: number;
  readonly layoutShift: number;
  /** The longest task after the first paint, as on a processor that is four times slower. */
  readonly longestTaskMs: number;
  /** From a press on the page's main control to the next paint, on that processor. */
  readonly interactionMs: number;
  /** Why the browser can't restore the page when the visitor goes back; empty if it can. */
  readonly notRestored: readonly string[];
}

/** A request, as the page's own performance timeline reports it. */
interface LoadedFile {
  readonly name: string;
  readonly isBeforeInteractive: boolean;
  readonly isBlocking: boolean;
  readonly bytes: number;
}

/** What a page's observers note, from its start. Times in ms. */
interface BenchMarks {
  layoutShift: number;
  /** The slowest press. */
  interactionMs: number;
}

declare global {
  interface Window {
    benchMarks: BenchMarks;
  }
}

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Each time on the slow processor is the median of so many loads. */
const SLOW_LOADS = 3;
const QUIET_MS = 1_000;
const KIB = 1024;
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?|$)/;

/** What measures, and what is measured. */
interface Bench {
  readonly browser: Browser;
  readonly executablePath: string;
  readonly origin: string;
}

/** Measures a page in new contexts, so that nothing is cached. */
export async function measurePage(
  bench: Bench,
  { path, mainControl, needsLogin = false }: PageCase,
): Promise<PageFigures> {
  const { executablePath, origin } = bench;
  if (needsLogin) customer ??= logInOnce(bench);
  const session = (needsLogin && (await customer)) || null;
  const openPage = () => openColdPage(bench, session);
  const load = await openPage();
  const { files, elements, layoutShift } = await loadPage(load, origin + path);
  const notRestored = await reasonsNotRestored(load, origin);
  await load.context().close();

  const tasks: number[] = [];
  const interactions: number[] = [];
  for (let count = 0; count < SLOW_LOADS; count += 1) {
    tasks.push(SLOWDOWN * (await longestTask(executablePath, origin + path, session?.profile)));
    interactions.push(await pressEarly(await openPage(), origin + path, mainControl));
  }

  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const first = scripts.filter(({ isBeforeInteractive }) => isBeforeInteractive);
  const later = scripts.filter(({ isBeforeInteractive }) => !isBeforeInteractive);
  const isBlocking = (extension: string) => files.filter((file) => file.isBlocking && file.name.endsWith(extension));
  return {
    // The page itself is one more.
    requests: files.length + 1,
    scripts: first.length,
    laterScripts: later.length,
    scriptKiB: await gzipKiB(first),
    laterScriptKiB: await gzipKiB(later),
    blockingStyles: isBlocking('.css').length,
    blockingScripts: isBlocking('.js').length,
    fontKiB: sum(files.filter(({ name }) => name.endsWith('.woff2')).map(({ bytes }) => bytes)) / KIB,
    imageKiB: sum(files.filter(({ name }) => IMAGE.test(name)).map(({ bytes }) => bytes)) / KIB,
    elements,
    layoutShift,
    longestTaskMs: median(tasks),
    interactionMs: median(interactions),
    notRestored,
  };
}

/**
 * Loads a page on a slow processor, and presses its main control twice: right after the first
 * paint, while React takes over, and when the page is interactive.
 */
async function pressEarly(page: Page, url: string, mainControl: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const control = page.locator(mainControl).first();
  await press(page, control);
  await page.locator('html[data-interactive]').waitFor();
  await untilQuiet(page);
  await press(page, control);
  await untilQuiet(page);
  const interactionMs = await page.evaluate(() => window.benchMarks.interactionMs);
  await page.context().close();
  return interactionMs;
}

/** A press of the mouse where the control is; what it leads to isn't waited for. */
async function press(page: Page, control: Locator): Promise<void> {
  // Without scrolling, which would be measured too: below the first screen, its edge is pressed.
  const box = await control.boundingBox().catch(() => null);
  if (!box) return;
  const y = Math.min(box.y + box.height / 2, PHONE.height - 1);
  await page.mouse.click(box.x + box.width / 2, y);
}

interface Session {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The folder of a browser with it. */
  readonly profile: string;
}

/** The demo customer's. */
let customer: Promise<Session> | undefined;

async function openColdPage({ browser }: Bench, session: Session | null): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...(session && { storageState: session.state }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const marks: BenchMarks = { layoutShift: 0, interactionMs: 0 };
    window.benchMarks = marks;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          marks.layoutShift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Others, such as the pointer's movements, aren't presses.
        if ('interactionId' in entry && entry.interactionId)
          marks.interactionMs = Math.max(marks.interactionMs, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    new MutationObserver((_records, observer) => {
      if (document.documentElement?.dataset.interactive === undefined) return;
      performance.mark('interactive');
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return page;
}

async function logInOnce({ browser, executablePath, origin }: Bench): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'mendwell-profile-'));
  process.once('exit', () => rmSync(profile, { recursive: true, force: true }));
  const context = await browser.browserType().launchPersistentContext(profile, { executablePath });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('html[data-interactive]').waitFor();
  await logIn(page, joan);
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return { state, profile };
}

/** Opens the address and waits until the page is interactive and has loaded all it wants. */
async function loadPage(page: Page, url: string) {
  await page.goto(url);
  await page.locator('html[data-interactive]').waitFor();
  await untilQuiet(page);
  return page.evaluate(() => {
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files: LoadedFile[] = entries.map((entry) => ({
      name: entry.name,
      isBeforeInteractive: entry.startTime < interactive,
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      bytes: entry.encodedBodySize,
    }));
    const { layoutShift } = window.benchMarks;
    return { files, layoutShift, elements: document.querySelectorAll('*').length };
  });
}

/**
 * Waits until a second passes without a new response. Not for an idle network, because the
 * dashboard's notifications are a response that never ends.
 */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}

/** Leaves the page and goes back to it. */
async function reasonsNotRestored(page: Page, origin: string): Promise<string[]> {
  const reasons: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await page.goto(`${origin}/favicon.svg`);
  // A restored page fires no `load`, which `goBack` would wait for.
  await page.goBack({ waitUntil: 'commit' });
  await untilQuiet(page);
  return [...new Set(reasons)];
}

async function gzipKiB(files: readonly LoadedFile[]): Promise<number> {
  const sizes = files.map(async ({ name }) => {
    const response = await fetch(name);
    return gzipSync(await response.bytes(), { level: 9 }).length;
  });
  return sum(await Promise.all(sizes)) / KIB;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
