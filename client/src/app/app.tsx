import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { removeExpiredFiles } from '~/forms/draft-files.ts';
import { removeExpiredDrafts } from '~/forms/draft-storage.ts';
import { ClientLoaderContext, clientLoader } from '~/graphql/client-loader.ts';
import { firstIdle, layOutRest, markPageInteractive } from '~/lib/first-idle.ts';
import { observeNavigation } from '~/lib/pending-navigation.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { HEAD_END, HEAD_START } from '~/site/page-document.ts';
import { createRouter } from './router.ts';
import { loadPage, pageAddress, pageAt, routes } from './routes.tsx';

const loader = clientLoader(async () => (await import('./graph.tsx')).createClient());

/** Renders the page into `root`, or takes over the page that the server rendered there. */
export async function renderApp(root: HTMLElement): Promise<void> {
  removeExpiredDrafts(Date.now());
  void firstIdle.then(() => removeExpiredFiles(Date.now()));
  void firstIdle.then(() => setTimeout(() => registerServiceWorker().catch(() => undefined), SETTLED_MS));
  void layOutRest();
  const isPrerendered = root.hasChildNodes();
  const isCurrentPage = isPrerendered && isRenderedForThisUrl(root);
  // The prerendered page stays until its code is loaded. If that fails, the router shows an error.
  const isLoaded =
    isPrerendered &&
    (await loadPage(window.location.pathname).then(
      () => true,
      () => false,
    ));
  const canHydrate = isCurrentPage && isLoaded;
  // Keeps a hydrated page's scroll position: the visitor may have begun to read.
  const router = createRouter(routes, { isHydrated: canHydrate });
  observeNavigation(router);
  preloadLinkedPages();
  const app = (
    <App>
      <StrictMode>
        <ClientLoaderContext value={loader}>
          <RouterProvider router={router} />
        </ClientLoaderContext>
      </StrictMode>
    </App>
  );
  if (canHydrate) {
    // In slices, between which the browser responds to the visitor.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  removePrerenderedHead();
  createRoot(root).render(app);
}

/** TypeScript's DOM doesn't have them: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
  };
}

/** The service worker stores files, which would compete with the page's later parts. */
const SETTLED_MS = 10_000;

/**
 * Registers what shows a page without a connection (client/offline/). The policy of pages allows
 * this one Trusted Types policy, which gives no other address.
 */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const path = '/service-worker.js';
  const { trustedTypes } = window as TrustedTypes;
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path });
  const url = policy?.createScriptURL('') ?? path;
  await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
}

/** The history state can also change what a page shows, and the server doesn't know it. */
function isRenderedForThisUrl({ dataset }: HTMLElement): boolean {
  const { usr } = window.history.state ?? {};
  const isSame =
    dataset.address === pageAddress(window.location) || dataset.missing === pageAt(window.location.pathname);
  return isSame && (usr ?? null) === null;
}

/** The page renders its own. The development server sends none. */
function removePrerenderedHead(): void {
  const start = document.head.querySelector(`meta[name="${HEAD_START}"]`);
  const end = document.head.querySelector(`meta[name="${HEAD_END}"]`);
  while (start && end && start.nextSibling !== end) start.nextSibling?.remove();
}

/** A pointer that only crosses a link is on it for less. */
const INTENT_MS = 50;

/** Loads a page's code, but no data, when the visitor points at or focuses a link or form to it. */
function preloadLinkedPages(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    if (!(target instanceof Element)) return;
    const address = target.closest('a')?.href ?? target.closest('form')?.getAttribute('action');
    const { origin, pathname } = new URL(address ?? '', window.location.href);
    if (!address || origin !== window.location.origin || pageAt(pathname) === 'notFound') return;
    // If that fails, the navigation loads it again.
    timer = setTimeout(() => loadPage(pathname).catch(() => undefined), INTENT_MS);
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}

/** Outside the router, so that its effects run after the page's. */
function App({ children }: { children: ReactNode }) {
  useReplayEarlyClick();
  return children;
}

/** Buttons that open a dialog, and those of the cookie notice. Also in public/before-paint.js. */
const REPEATED = 'button:is([aria-haspopup="dialog"], [data-repeat-click])';

/**
 * Marks the document as interactive, and repeats an earlier click on one of these buttons.
 * public/before-paint.js stores the button's label, because hydration may replace the button.
 */
function useReplayEarlyClick(): void {
  const isInteractive = useIsInteractive();
  useEffect(() => {
    if (!isInteractive) return;
    const { dataset } = document.documentElement;
    dataset.interactive = '';
    markPageInteractive();
    if (dataset.earlyClick === undefined) return;
    const buttons = document.querySelectorAll<HTMLButtonElement>(REPEATED);
    const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    [...buttons].find((button) => labelOf(button) === dataset.earlyClick)?.click();
    delete dataset.earlyClick;
  }, [isInteractive]);
}
