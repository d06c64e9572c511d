/** In case the browser never reports a paint. */
const TIMEOUT_MS = 3000;

/**
 * Resolves after the first paint; at once in a background tab, which isn't painted, and in browsers
 * that don't report it.
 */
export async function afterFirstPaint(): Promise<void> {
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
