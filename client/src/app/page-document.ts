import { PLACEHOLDER_ORIGIN } from '~/site/site-origin.ts';
import { PAGE_STATE_ID } from './page-state.ts';

/** The parts of the build that a page's document is made from. */
export interface Build {
  /** `index.html`, as Vite wrote it. */
  template: string;
  /** Each page's styles and list of scripts, as HTML, by the pattern of its path. */
  links: Readonly<Record<string, string>>;
}

interface Page {
  /** React's HTML, which begins with the elements of the page's head. */
  html: string;
  /** The address it was rendered for. None for pages that the browser renders from scratch. */
  address?: string;
  links?: string;
  /** For a 404 page, which is sent for many addresses: the pattern of their paths. */
  missing?: string | undefined;
  /** The data of its queries, which the browser starts with. */
  state?: object;
}

/** If the rendered tree has no head, React writes its head elements first. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Inserts a page in the template. Head elements of the page are marked, so that the client can
 * remove them when it renders another page.
 */
export function pageDocument(template: string, { html, address, links = '', missing, state = {} }: Page): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root.');
  const head = HEAD.exec(html)?.[0] ?? '';
  const marked = head.replace(/<(title|meta|link rel="canonical")/g, '<$1 data-prerendered=""');
  const siteOrigin = `<meta name="site-origin" content="${PLACEHOLDER_ORIGIN}">`;
  const rendered =
    address === undefined ? '' : ` data-address="${address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;
  const isMissing = missing === undefined ? '' : ` data-missing="${missing}"`;
  const json = JSON.stringify(state, withSortedKeys).replace(/</g, '\\u003c');
  const stateElement = `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
  return template
    .replace('</head>', () => `${siteOrigin}${marked}${links}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${rendered}${isMissing}>${html.slice(head.length)}</div>${stateElement}`);
}

/** The queries of a page are answered in any order, but the same data must be the same bytes. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
