import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { ImmediateHelpContext } from '~/lib/immediate-help-context.ts';
import { FakeGraph } from './fake-graph.ts';
import { testClient } from './test-client.ts';

/** Shows routes as the app would, at a location, over a graph that is not there. */
export function renderAt(
  location: string | { pathname: string; search?: string; key?: string; state?: unknown },
  routes: RouteObject[],
  graph = new FakeGraph(),
) {
  const client = testClient(graph.link);
  const router = createMemoryRouter(routes, { initialEntries: [location] });
  const page = render(
    <ApolloProvider client={client}>
      <ImmediateHelpContext value={{ open: () => undefined }}>
        <RouterProvider router={router} />
      </ImmediateHelpContext>
    </ApolloProvider>,
  );
  return { ...page, router, client, graph, path: () => router.state.location.pathname + router.state.location.search };
}
