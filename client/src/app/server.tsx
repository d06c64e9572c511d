import { ApolloClient, ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ExecutionResult } from 'graphql';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { from, NEVER } from 'rxjs';
import { createCache } from '~/graphql/cache.ts';
import { ClientLoaderContext, loadedClient } from '~/graphql/client-loader.ts';
import { metaOf } from '~/graphql/operation-meta.ts';
import { HEAD_END, HEAD_START, PAGE_STATE_ID, PLACEHOLDER_ORIGIN } from '~/site/page-document.ts';
import { addressesOf, isShell, type PageEntry, type PageName, pages, stepAddressesOf } from '~/site/pages.ts';
import { product } from '~/site/product.ts';
import { type PageResponse, PageResponseContext } from '~/ui/page-response.tsx';
import { loadPage, pageAddress, pageAt, routes } from './routes.tsx';

/**
 * The client for Node. `tools/build/prerender.mjs` renders the pages of `site` without data, as
 * files, at build time; the gateway renders them with data, by `addressOf` and `render`.
 */
export const site = {
  /** A placeholder for the site's origin, which only the gateway knows. */
  origin: PLACEHOLDER_ORIGIN,
  /** A file for each address that is known without data. Shells are rendered in the browser. */
  pages: Object.entries<PageEntry>(pages).flatMap(([name, page]) => [
    ...addressesOf(page).map((path) => ({ name, path, isListed: !!page.isListed, isPublic: !isShell(page) })),
    ...stepAddressesOf(page).map((path) => ({ name, path, isListed: false, isPublic: false })),
  ]),
  /** A file for the addresses of which only the data knows the page, or for which there is none. */
  patterns: Object.entries<PageEntry>(pages)
    .filter(([, { path }]) => path.includes(':') || path === '*')
    .map(([name, { path, values }]) => ({
      name,
      pattern: `^${path
        .replace('*', '.*')
        .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')}$`,
      example: path
        .replace(/\/:\w+\?/g, '')
        .replace(/:\w+/g, '-')
        .replace('*', '/-'),
      isPublic: path !== '*' && values === undefined,
    })),
};

/** The parts of the build that a page's document is made from. */
interface Build {
  /** `index.html`, as Vite wrote it. */
  template: string;
  /** Each page's styles and list of scripts, as HTML, by its name. */
  links: Readonly<Record<string, string>>;
}

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
  return pageAddress(new URL(url, PLACEHOLDER_ORIGIN));
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
  const { html, client, pageResponse } = await renderTree(address, execute);
  const name = pageAt(new URL(address, PLACEHOLDER_ORIGIN).pathname);
  const state = execute ? (client.cache.extract() as object) : {};
  const missing = pageResponse.status === 404 ? name : undefined;
  return {
    html: pageDocument(template, { ...partsOf(html), address, links: links[name], missing, state }),
    ...pageResponse,
  };
}

/** Renders the page at an address, within a document. Throws if a query has errors. */
async function renderTree(address: string, execute: Execute | null) {
  await loadPage(new URL(address, PLACEHOLDER_ORIGIN).pathname);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(PLACEHOLDER_ORIGIN + address));
  if (context instanceof Response) throw new Error(`${address} redirects and can't be rendered.`);
  let hasFailed = false;
  const client = createServerClient(execute, () => {
    hasFailed = true;
  });
  const pageResponse: Pick<RenderedPage, 'status' | 'redirect'> = { status: 200, redirect: null };
  const respond: PageResponse = {
    setStatus: (status) => {
      pageResponse.status = status;
    },
    redirect: (path) => {
      pageResponse.redirect = path;
    },
  };
  const tree = (
    <StrictMode>
      <PageResponseContext value={respond}>
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
  return { html, client, pageResponse };
}

/**
 * The document of a page that only the browser renders, with the files that it needs. One of the
 * dashboard has its frame and a skeleton, the same for every customer, which the page replaces.
 */
export async function renderShell(name: PageName, { template, links }: Build): Promise<string> {
  const { layout, path }: PageEntry = pages[name];
  const head = `<title>${product.name}</title><meta name="robots" content="noindex">`;
  if (layout !== 'dashboard') return pageDocument(template, { head, links: links[name] });
  const { body } = partsOf((await renderTree(path, null)).html);
  const queries = (await firstQueriesOf(path)).map((query) => `<meta name="query" content="${attributeText(query)}">`);
  return pageDocument(template, { head, body, links: queries.join('') + (links[name] ?? '') });
}

/** The bodies of the queries with which a page begins, for graphql/first-queries.ts. */
async function firstQueriesOf(path: string): Promise<string[]> {
  const bodies: string[] = [];
  const ask: Execute = async ({ operationName, variables, hash }) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    bodies.push(JSON.stringify({ operationName, variables, extensions }));
    throw new Error('The build has no data.');
  };
  await renderTree(path, ask).catch(() => undefined);
  return bodies;
}

const attributeText = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

interface Page {
  /** The elements of the page's head. */
  head: string;
  /** What is in `#root`. */
  body?: string;
  /** The address it was rendered for. None for pages that the browser renders from scratch. */
  address?: string;
  links?: string | undefined;
  /** For a 404 page, which is sent for many addresses: its name. */
  missing?: string | undefined;
  /** The data of its queries, which the browser starts with. */
  state?: object;
}

const EMPTY_ROOT = '<div id="root"></div>';

/** Inserts a page in the template. */
export function pageDocument(template: string, page: Page): string {
  const { head, body = '', address, links = '', missing, state = {} } = page;
  if (!template.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root.');
  const start = `<meta name="${HEAD_START}" content="${PLACEHOLDER_ORIGIN}">`;
  const rendered = address === undefined ? '' : ` data-address="${attributeText(address)}"`;
  const isMissing = missing === undefined ? '' : ` data-missing="${missing}"`;
  const json = JSON.stringify(state, withSortedKeys).replace(/</g, '\\u003c');
  const stateElement = `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
  return template
    .replace('</head>', () => `${start}${head}<meta name="${HEAD_END}">${links}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${rendered}${isMissing}>${body}</div>${stateElement}`);
}

/** The queries of a page are answered in any order, but the same data must be the same bytes. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Within a document, so that React separates the page's head. Large parts aren't sent separately:
 * the policy forbids the scripts that insert them.
 */
const renderOnce = (page: ReactNode) =>
  prerenderToNodeStream(
    <html lang="en-GB">
      <body>{page}</body>
    </html>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );

const START = '<!DOCTYPE html><html lang="en-GB"><head>';
const MIDDLE = '</head><body>';
const END = '</body></html>';

/** What React wrote into the elements of `renderOnce`. */
function partsOf(html: string): { head: string; body: string } {
  const middle = html.indexOf(MIDDLE);
  if (!html.startsWith(START) || middle < 0 || !html.endsWith(END)) throw new Error('React wrote another document.');
  return { head: html.slice(START.length, middle), body: html.slice(middle + MIDDLE.length, -END.length) };
}

async function textOf(chunks: AsyncIterable<string | Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

/** A registered operation, named by the hash of its text. */
interface Operation {
  operationName: string | undefined;
  hash: string;
  variables: Record<string, unknown>;
}

/** Executes a public query without a session. */
type Execute = (operation: Operation) => Promise<ExecutionResult<Record<string, unknown>>>;

/**
 * The Apollo client of one page on the server. Without `execute` no query is ever answered, so the
 * page shows that it is loading. `onFailure` is called when a query has errors.
 */
function createServerClient(execute: Execute | null, onFailure: () => void): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationName, query, variables }) => {
      if (!execute) return NEVER;
      return from(
        execute({ operationName, hash: metaOf(query).hash, variables }).then((result) => {
          if (result.errors) onFailure();
          return result;
        }),
      );
    }),
    ssrMode: true,
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}
