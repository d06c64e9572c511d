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
import { guestWizard } from '~/features/booking/guest/booking-flow.ts';
import { bookingSteps } from '~/features/booking/shared/booking-steps.ts';
import { createApolloClient } from '~/graphql/client.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { PLACEHOLDER_ORIGIN } from '~/site/site-origin.ts';
import { loadPages } from './load-pages.ts';
import { serviceSlugs } from './meta/service-meta.ts';
import { routes } from './routes.tsx';

/**
 * What tools/prerender.mjs renders to files and the gateway serves. Runs in Node, at build time.
 */
export const site = {
  /** A placeholder for the site's origin, which only the gateway knows. */
  origin: PLACEHOLDER_ORIGIN,
  /** Each is rendered to a file. */
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
  /** Pages for customers or in the middle of a flow: an empty shell, rendered in the browser. */
  shells: [
    // A guest's first step is a page, which also has a name of its own.
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
   * Fallbacks for all other paths below a prefix, the longest prefix first, with their canonical
   * path.
   */
  missing: [
    { under: paths.service(''), example: paths.service('-'), name: 'no-service' },
    { under: paths.home, example: '/-', name: '404' },
  ],
};

/** Renders without sending queries, so parts that depend on data show that they are loading. */
export async function render(path: string) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const chunks = matchRoutes(routes, path)?.flatMap((match) => importsOf(match.route)) ?? [];
  await loadPages(routes, path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(PLACEHOLDER_ORIGIN + path));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be prerendered.`);
  const client = createApolloClient({
    credentials: () => null,
    onSessionExpired: () => undefined,
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

const imports = new WeakMap<RouteObject, readonly string[]>();

/**
 * The files of this build that a route's page is imported from. A lazy import says that only in its
 * own source.
 */
function importsOf(route: RouteObject): readonly string[] {
  const known = imports.get(route);
  if (known) return known;
  const found = [...String(route.lazy ?? '').matchAll(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)].map(
    ([, file = '']) => file,
  );
  if (route.lazy && found.length === 0) throw new Error(`The build lists no files for the page at ${route.path}.`);
  imports.set(route, found);
  return found;
}
