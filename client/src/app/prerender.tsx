import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { applicationSteps } from '~/features/application/application-steps.ts';
import { customerWizard } from '~/features/booking/customer/customer-flow.ts';
import { guestWizard } from '~/features/booking/guest/guest-flow.ts';
import { bookingSteps } from '~/features/booking/shared/booking-steps.ts';
import { createApolloClient } from '~/graphql/client.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { PLACEHOLDER_ORIGIN } from '~/site/site-origin.ts';
import { loadPages } from './load-pages.ts';
import { serviceSlugs } from './meta/service-meta.ts';
import { routes } from './routes.tsx';

/**
 * The pages that tools/prerender.mjs renders to files, at build time in Node; the gateway serves
 * them.
 */
export const site = {
  /** A placeholder for the site's origin, which only the gateway knows. */
  origin: PLACEHOLDER_ORIGIN,
  /** Rendered to a file each. */
  pages: [
    paths.home,
    paths.about,
    paths.services,
    ...serviceSlugs.map(paths.service),
    paths.specialists,
    paths.contact,
    paths.blog,
    paths.joinUs,
    paths.appointment,
    paths.login,
    paths.register,
    paths.forgotPassword,
  ],
  /** Customers' pages and the later steps of a flow: an empty shell, rendered in the browser. */
  shells: [
    // The first step is a page above, but its path with the step's name is a shell.
    `${paths.appointment}/${bookingSteps[0]}`,
    ...bookingSteps.slice(1).map(guestWizard.stepPath),
    `${paths.customerBooking}/${bookingSteps[0]}`,
    ...bookingSteps.map(customerWizard.stepPath),
    ...applicationSteps.map((step) => `${paths.joinUs}/${step}`),
    paths.appointmentSuccess,
    paths.verifyAppointmentEmail,
    paths.dashboard,
    paths.appointments,
    paths.repairs,
    paths.reviews,
    paths.profile,
    paths.immediateService,
  ],
  shellHead: `<title>${product.name}</title><meta name="robots" content="noindex">`,
  /**
   * Pages for all other paths below a prefix, the longest prefix first, each with an example path.
   */
  missing: [
    { under: paths.service(''), example: paths.service('-'), name: 'no-service' },
    { under: paths.home, example: '/-', name: '404' },
  ],
};

/** Renders without sending queries, so parts that depend on data show that they are loading. */
export async function render(path: string) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const chunks = matchRoutes(routes, path)?.flatMap((match) => chunksOf(match.route)) ?? [];
  await loadPages(routes, path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(PLACEHOLDER_ORIGIN + path));
  if (context instanceof Response) throw new Error(`${path} redirects and can't be prerendered.`);
  const client = createApolloClient({
    credentials: () => null,
    onNoSession: () => undefined,
    onMutationSuccess: () => undefined,
  });
  const html = renderToString(
    <StrictMode>
      <ApolloProvider client={client}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </ApolloProvider>
    </StrictMode>,
  );
  return { html, route: route?.path ?? '', chunks };
}

const chunksByRoute = new WeakMap<RouteObject, readonly string[]>();

/**
 * The build's files that a route's page is imported from, read from the source of its lazy import.
 */
function chunksOf(route: RouteObject): readonly string[] {
  const cached = chunksByRoute.get(route);
  if (cached) return cached;
  const chunks = [...String(route.lazy ?? '').matchAll(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)].map(
    ([, file = '']) => file,
  );
  if (route.lazy && chunks.length === 0) throw new Error(`The build lists no files for the page at ${route.path}.`);
  chunksByRoute.set(route, chunks);
  return chunks;
}
