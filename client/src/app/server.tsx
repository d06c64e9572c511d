import { prerenderStatic } from '@apollo/client/react/ssr';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
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
import { ClientLoaderContext, loadedClient } from '~/graphql/client-loader.ts';
import { type PageResponse, PageResponseContext } from '~/site/page-response.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { PLACEHOLDER_ORIGIN } from '~/site/site-origin.ts';
import { loadPages } from './load-pages.ts';
import { serviceSlugs } from './meta/service-meta.ts';
import { pageAddress } from './page-address.ts';
import { type Build, pageDocument } from './page-document.ts';
import { routes } from './routes.tsx';
import { createServerClient, type Execute } from './server-client.ts';

/**
 * The client for Node. `tools/prerender.mjs` renders the pages of `site` without data, as files, at
 * build time; the gateway renders them with data, by `addressOf` and `render`.
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
  /**
   * Pages for all other paths below a prefix, the longest prefix first, each with an example path.
   */
  missing: [
    { under: paths.service(''), example: paths.service('-'), name: 'no-service' },
    { under: paths.home, example: '/-', name: '404' },
  ],
  /** Pages of which there is one for each specialist: only the data says which exist. */
  patterns: [
    { pattern: `^${paths.specialists}/[^/]+(?:/[^/]+)?$`, example: paths.specialist('-', ''), name: 'specialist' },
  ],
};

/** The response to a request for a page. */
interface RenderedPage {
  /** The whole document. */
  html: string;
  status: 200 | 404;
  /** The canonical path, if the address isn't: the response is then a permanent redirect. */
  redirect: string | null;
}

/**
 * The address of the page at a path with its query string; null for URLs that only the browser can
 * render.
 */
export function addressOf(url: string): string | null {
  return pageAddress(routes, new URL(url, PLACEHOLDER_ORIGIN));
}

/**
 * Renders the page at an address, with the data of its queries; without `execute`, as it looks
 * while loading. Throws if a query has errors.
 */
export async function render(
  address: string,
  execute: Execute | null,
  { template, links }: Build,
): Promise<RenderedPage> {
  await loadPages(routes, new URL(address, PLACEHOLDER_ORIGIN).pathname);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(PLACEHOLDER_ORIGIN + address));
  if (context instanceof Response) throw new Error(`${address} redirects and can't be rendered.`);
  let hasFailed = false;
  const client = createServerClient(execute, () => {
    hasFailed = true;
  });
  const response: Pick<RenderedPage, 'status' | 'redirect'> = { status: 200, redirect: null };
  const pageResponse: PageResponse = {
    setStatus: (status) => {
      response.status = status;
    },
    redirect: (path) => {
      response.redirect = path;
    },
  };
  const tree = (
    <StrictMode>
      <PageResponseContext value={pageResponse}>
        <ClientLoaderContext value={loadedClient(client)}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </ClientLoaderContext>
      </PageResponseContext>
    </StrictMode>
  );
  const html = execute
    ? (await prerenderStatic({ tree, context: { client }, renderFunction: renderOnce, maxRerenders: 10 })).result
    : await textOf((await renderOnce(tree)).prelude);
  client.stop();
  if (hasFailed) throw new Error(`The data of ${address} could not be read.`);
  const route = context.matches.at(-1)?.route.path ?? '';
  const state = execute ? (client.cache.extract() as object) : {};
  const missing = response.status === 404 ? route : undefined;
  return { html: pageDocument(template, { html, address, links: links[route] ?? '', missing, state }), ...response };
}

/** The document of a page that only the browser renders, with the files that it needs. */
export function renderShell(path: string, { template, links }: Build): string {
  const html = `<title>${product.name}</title><meta name="robots" content="noindex">`;
  const route = matchRoutes(routes, path)?.at(-1)?.route.path ?? '';
  return pageDocument(template, { html, links: links[route] ?? '' });
}

/** Large parts aren't sent separately: the policy forbids the scripts that insert them. */
const renderOnce = (element: ReactNode) =>
  prerenderToNodeStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });

async function textOf(chunks: AsyncIterable<string | Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

/** The build's files that each route's page is imported from, by the pattern of its path. */
export function chunksOfRoutes(): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  const visit = (route: RouteObject, outer: readonly string[]) => {
    const own = [...outer, ...importsIn(route)];
    if (route.path !== undefined) chunks[route.path] = own;
    for (const child of route.children ?? []) visit(child, own);
  };
  for (const route of routes) visit(route, []);
  return chunks;
}

/** Read from the source of the route's lazy import, so it must not have been loaded yet. */
function importsIn({ lazy, path }: RouteObject): string[] {
  const files = [...String(lazy ?? '').matchAll(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)].map(
    ([, file = '']) => file,
  );
  if (lazy && files.length === 0) throw new Error(`The build lists no files for the page at ${path}.`);
  return files;
}
