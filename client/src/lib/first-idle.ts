/** For browsers without `requestIdleCallback`. */
const DELAY_MS = 200;
const TIMEOUT_MS = 2000;

let resolveInteractive = () => {};
const interactive = new Promise<void>((resolve) => {
  resolveInteractive = resolve;
});

/** Called when the visitor can use the first page. */
export function markPageInteractive(): void {
  resolveInteractive();
}

/**
 * Resolves when the visitor can use the first page, its photos have loaded and the browser has
 * time: for code that isn't needed before that. On the server there is nothing to wait for.
 */
export const firstIdle: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : interactive.then(loaded).then(idle);

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve());
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, DELAY_MS);
  });
}

/**
 * Lays out what is below the first screen, one part after another, so that the browser can respond
 * to the visitor in between. public/before-paint.js has left it out of the first layout.
 */
export async function layOutRest(): Promise<void> {
  await firstIdle;
  const { dataset } = document.documentElement;
  if (dataset.firstScreen === undefined) return;
  for (const part of document.querySelectorAll<HTMLElement>(
    ':is(main > section, [aria-roledescription=slide], footer)',
  )) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  delete dataset.firstScreen;
}
