import '~/styles/fonts.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import '~/styles/loading-notice.css';
import '~/styles/print.css';
import { sendFirstQueries } from '~/graphql/first-queries.ts';

/**
 * The page's first script. It loads the others after the first paint, which they would delay on a
 * slow phone, and tells public/watch-loading.js if they fail.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  sendFirstQueries();
  // A page that only the browser renders has nothing to paint before.
  if (root.hasChildNodes()) await afterFirstPaint();
  await evaluateInTurn();
  const { renderApp } = await import('./app.tsx');
  await renderApp(root);
}

/** In case the browser never reports a paint. */
const TIMEOUT_MS = 3000;

/**
 * Resolves after the first paint; at once in a background tab, which isn't painted, and in browsers
 * that don't report it.
 */
async function afterFirstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/**
 * Loads the scripts that the page's `<meta name="scripts">` lists, and evaluates them one after
 * another, so that the browser can respond to the visitor in between. What one of them imports
 * comes before it in the list. The development server lists none.
 */
async function evaluateInTurn(): Promise<void> {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? [];
  for (const script of scripts) preload(script);
  for (const script of scripts) {
    // What needs a missing script fails too, and shows it.
    await import(/* @vite-ignore */ script).catch(() => undefined);
    await nextTask();
  }
}

function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  // The page's photos come first.
  link.fetchPriority = 'low';
  link.href = script;
  document.head.append(link);
}

/** Not a timer: background tabs delay those by a second. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const next = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  return next;
}

start().catch((error: unknown) => {
  window.dispatchEvent(new Event('scripts-failed'));
  throw error;
});
