import '~/styles/fonts.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import '~/styles/print.css';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { removeExpiredDrafts } from '~/forms/draft-storage.ts';
import { client } from './app-client.ts';
import { useEarlyPress } from './early-press.ts';
import { loadPages } from './load-pages.ts';
import { routes } from './routes.tsx';

const found = document.getElementById('root');
if (!found) throw new Error('index.html has no #root.');
void start(found);
removeExpiredDrafts(Date.now());
window.addEventListener('load', () => {
  // Runs in the background. If it fails, the next page tries again.
  import('~/forms/draft-files.ts')
    .then(({ removeExpiredFiles }) => removeExpiredFiles(Date.now()))
    .catch(() => undefined);
});

async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.hasChildNodes();
  const isTheSame = isPrerendered && isRenderedForHere(root);
  // The prerendered page stays until its code is loaded. If that fails, the router shows an error.
  const isLoaded =
    isPrerendered &&
    (await loadPages(routes, window.location.pathname).then(
      () => true,
      () => false,
    ));
  const isHydrated = isTheSame && isLoaded;
  // Don't scroll a prerendered page to its top: the visitor may have begun to read.
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: {} } : {});
  const app = (
    <App>
      <StrictMode>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </StrictMode>
    </App>
  );
  if (isHydrated) {
    hydrateRoot(root, app);
    return;
  }
  // The page renders its own head; remove the prerendered one of another address.
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
  createRoot(root).render(app);
}

/** Outside of the router, so that its effects run after those of the page. */
function App({ children }: { children: ReactNode }) {
  useEarlyPress();
  return children;
}

/**
 * Pages are prerendered without a query string and history state, which may change what they show.
 */
function isRenderedForHere(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const { usr } = window.history.state ?? {};
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return root.dataset.route === route?.path && search === '' && (usr ?? null) === null;
}
