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
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { UNKNOWN_ORIGIN } from '~/lib/site-origin.ts';
import { loadPages } from './load-pages.ts';
import { serviceSlugs } from './meta/service-meta.ts';
import { routes } from './routes.tsx';

/** What tools/prerender.mjs makes files of, and the gateway answers with. This module runs at build, in Node. */
export const site = {
  /** Stands for the site's own address, which only the gateway knows. */
  origin: UNKNOWN_ORIGIN,
  /** Each has a file of its own. */
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
  /** What is there only for who is in the middle of something or logged in: the browser renders it. */
  shells: [
    // A guest's first step is a page, and also answers to its name.
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
  /** What answers for everything else under a path, the narrower first, with an address that stands for all of them. */
  missing: [
    { under: paths.service(''), example: paths.service('-'), name: 'no-service' },
    { under: paths.home, example: '/-', name: '404' },
  ],
};

/** Rendered and nothing else: no query is sent, so what depends on data shows that it is loading. */
export async function render(path: string) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const chunks = matchRoutes(routes, path)?.flatMap((match) => importsOf(match.route)) ?? [];
  await loadPages(routes, path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(UNKNOWN_ORIGIN + path));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be prerendered.`);
  const client = createApolloClient({
    credentials: () => null,
    onSessionLost: () => undefined,
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

/** The files of this build that a route's page is imported from. A lazy import says that only in its own source. */
function importsOf(route: RouteObject): readonly string[] {
  const known = imports.get(route);
  if (known) return known;
  const found = [...String(route.lazy ?? '').matchAll(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)].map(
    ([, file = '']) => file,
  );
  if (route.lazy && found.length === 0) throw new Error(`Nobody can say which files the page at ${route.path} is in.`);
  imports.set(route, found);
  return found;
}
