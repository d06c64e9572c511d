import type { ApolloLink } from '@apollo/client';
import { render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject, RouterProvider } from 'react-router-dom';
import { createRouter } from '~/app/router.ts';
import { ImmediateServiceDialogContext } from '~/site/immediate-service-dialog-context.ts';
import { FakeGraph } from './fake-graph.ts';
import { GraphTestProvider } from './graph-test-provider.tsx';
import { testClient } from './test-client.ts';

/** Renders routes at a location, with a fake graph. `link` ends in the graph's. */
export function renderAt(
  location: string | { pathname: string; search?: string; hash?: string; key?: string; state?: unknown },
  routes: RouteObject[],
  graph = new FakeGraph(),
  link: ApolloLink = graph.link,
) {
  const client = testClient(link);
  const router = createRouter(routes, { history: createMemoryHistory({ initialEntries: [location] }) });
  const page = render(
    <GraphTestProvider client={client}>
      <ImmediateServiceDialogContext value={{ open: () => undefined }}>
        <RouterProvider router={router} />
      </ImmediateServiceDialogContext>
    </GraphTestProvider>,
  );
  return { ...page, router, client, graph, path: () => router.state.location.pathname + router.state.location.search };
}
