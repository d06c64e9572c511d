import { PLACEHOLDER_ORIGIN } from '~/site/site-origin.ts';

/** The parts of the build that a page's document is made from. */
export interface Build {
  /** `index.html`, as Vite wrote it. */
  template: string;
  /** Each page's styles and list of scripts, as HTML, by its name. */
  links: Readonly<Record<string, string>>;
}

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

/** The id of the element that holds the data of a rendered page's queries, as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** Around the page's head, which the browser removes when it renders another page. */
export const HEAD_START = 'site-origin';
export const HEAD_END = 'page-head-end';

const EMPTY_ROOT = '<div id="root"></div>';

/** Inserts a page in the template. */
export function pageDocument(template: string, page: Page): string {
  const { head, body = '', address, links = '', missing, state = {} } = page;
  if (!template.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root.');
  const start = `<meta name="${HEAD_START}" content="${PLACEHOLDER_ORIGIN}">`;
  const rendered =
    address === undefined ? '' : ` data-address="${address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;
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
