import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { removeExpiredFiles } from '~/forms/draft-files.ts';
import { removeExpiredDrafts } from '~/forms/draft-storage.ts';
import { ClientLoaderContext, clientLoader } from '~/graphql/client-loader.ts';
import { firstIdle } from '~/lib/first-idle.ts';
import { observeNavigation } from '~/lib/pending-navigation.ts';
import { loadPages } from './load-pages.ts';
import { pageAddress } from './page-address.ts';
import { useReplayEarlyClick } from './replay-early-click.ts';
import { routes } from './routes.tsx';

const loader = clientLoader(async () => (await import('./graph.tsx')).createClient());

/** Renders the page into `root`, or takes over the page that the server rendered there. */
export async function renderApp(root: HTMLElement): Promise<void> {
  removeExpiredDrafts(Date.now());
  void firstIdle.then(() => removeExpiredFiles(Date.now()));
  const isPrerendered = root.hasChildNodes();
  const isCurrentPage = isPrerendered && isRenderedForThisUrl(root);
  // The prerendered page stays until its code is loaded. If that fails, the router shows an error.
  const isLoaded =
    isPrerendered &&
    (await loadPages(routes, window.location.pathname).then(
      () => true,
      () => false,
    ));
  const canHydrate = isCurrentPage && isLoaded;
  // Keeps a hydrated page's scroll position: the visitor may have begun to read.
  const router = createBrowserRouter(routes, canHydrate ? { hydrationData: {} } : {});
  observeNavigation(() => router.state.navigation.state !== 'idle');
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
  // The page renders its own head, so remove the prerendered one.
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
  createRoot(root).render(app);
}

/** Outside the router, so that its effects run after the page's. */
function App({ children }: { children: ReactNode }) {
  useReplayEarlyClick();
  return children;
}

/** The history state can also change what a page shows, and the server doesn't know it. */
function isRenderedForThisUrl(root: HTMLElement): boolean {
  const { usr } = window.history.state ?? {};
  const route = matchRoutes(routes, window.location.pathname)?.at(-1)?.route;
  const isSame = root.dataset.address === pageAddress(routes, window.location);
  return (isSame || root.dataset.missing === (route?.path ?? '')) && (usr ?? null) === null;
}
