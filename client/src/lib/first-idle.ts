/** For browsers without `requestIdleCallback`. */
const DELAY_MS = 200;
const TIMEOUT_MS = 2000;

/**
 * Resolves when the first page has loaded and the browser has time, for code that isn't needed to
 * use the page. On the server there is nothing to wait for.
 */
export const firstIdle: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const whenIdle = () => {
          if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
          else setTimeout(resolve, DELAY_MS);
        };
        if (document.readyState === 'complete') whenIdle();
        else window.addEventListener('load', whenIdle, { once: true });
      });
