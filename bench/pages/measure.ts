import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { joan, logIn } from '../../tests/browser/log-in.ts';
import type { PageCase } from './cases.ts';

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
  /** The longest task while the page loads on a processor that is four times slower. */
  readonly longestTaskMs: number;
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

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
const QUIET_MS = 1_000;
const KIB = 1024;
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?|$)/;

/** Measures a page in new contexts, so that nothing is cached. */
export async function measurePage(
  browser: Browser,
  origin: string,
  { path, needsLogin = false }: PageCase,
): Promise<PageFigures> {
  const openPage = () => openColdPage(browser, origin, needsLogin);
  const load = await openPage();
  const { files, elements, layoutShift } = await loadPage(load, origin + path);
  const notRestored = await reasonsNotRestored(load, origin);
  await load.context().close();

  const slow = await openPage();
  const devTools = await slow.context().newCDPSession(slow);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { longestTaskMs } = await loadPage(slow, origin + path);
  await slow.context().close();

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
    longestTaskMs,
    notRestored,
  };
}

/** The customer's session as a browser stores it. */
let session: Promise<Awaited<ReturnType<BrowserContext['storageState']>>> | undefined;

async function openColdPage(browser: Browser, origin: string, needsLogin: boolean): Promise<Page> {
  session ??= storedSession(browser, origin);
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...(needsLogin && { storageState: await session }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const marks = { layoutShift: 0, longestTaskMs: 0 };
    Object.assign(window, { benchMarks: marks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          marks.layoutShift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) marks.longestTaskMs = Math.max(marks.longestTaskMs, duration);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_records, observer) => {
      if (document.documentElement?.dataset.interactive === undefined) return;
      performance.mark('interactive');
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return page;
}

async function storedSession(browser: Browser, origin: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('html[data-interactive]').waitFor();
  await logIn(page, joan);
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
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
    const { layoutShift, longestTaskMs } = (
      window as unknown as { benchMarks: { layoutShift: number; longestTaskMs: number } }
    ).benchMarks;
    return { files, layoutShift, longestTaskMs, elements: document.querySelectorAll('*').length };
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
