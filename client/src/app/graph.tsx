import { Outlet } from 'react-router-dom';
import { GraphProvider } from '~/graphql/graph-provider.tsx';
import { createAppClient } from './app-client.ts';

/** The layout of pages that begin with a query. */
export function Component() {
  return (
    <GraphProvider>
      <Outlet />
    </GraphProvider>
  );
}

/** Beside the layout, so that the two are one file, which is loaded with the page's own. */
export const createClient = createAppClient;
