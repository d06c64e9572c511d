/** Browsers without paint timing, and those that have painted nothing by now. */
const TIMEOUT_MS = 1000;

/** Resolves after the first paint, or at once in a background tab, which isn't painted. */
export async function afterFirstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
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
