/** What a page may cost at a cold load, with an empty cache. */
interface Budget {
  /** All requests until the network is idle. */
  readonly requests: number;
  /** Scripts that the page loads before it is interactive. */
  readonly scripts: number;
  /** These scripts, gzip, in KiB. */
  readonly scriptKiB: number;
  /** Fonts, in KiB. */
  readonly fontKiB: number;
}

export interface PageCase {
  readonly path: string;
  readonly budget: Budget;
  /** Whether search engines may list it; true by default. */
  readonly isIndexed?: boolean;
  /** With the demo customer's session. */
  readonly needsLogin?: boolean;
}

const common = { requests: 30, scripts: 12, fontKiB: 70 };
/** Pages that ask the graph for nothing load no GraphQL client. */
const withoutQueries = { ...common, scriptKiB: 125 };

export const pageCases: readonly PageCase[] = [
  { path: '/', budget: { ...common, scriptKiB: 135 } },
  { path: '/specialists', budget: { ...common, scriptKiB: 180 } },
  { path: '/appointment', budget: { ...common, scriptKiB: 190 } },
  { path: '/joinUs', budget: { ...common, scriptKiB: 190 } },
  { path: '/about', budget: withoutQueries },
  { path: '/services', budget: withoutQueries },
  { path: '/services/plumbing-repair', budget: withoutQueries },
  { path: '/blog', budget: withoutQueries },
  { path: '/contact', budget: withoutQueries },
  { path: '/login', budget: withoutQueries, isIndexed: false },
  { path: '/register', budget: withoutQueries, isIndexed: false },
  { path: '/forgotPassword', budget: withoutQueries, isIndexed: false },
  { path: '/dashboard', budget: { ...common, scriptKiB: 200 }, needsLogin: true },
];

/** Less can't be seen. */
export const MAX_LAYOUT_SHIFT = 0.001;

/** Lighthouse's simulated mobile phone: times in seconds, scores in per cent. */
export const lighthouseBudget = {
  firstPaint: 1.5,
  largestPaint: 2,
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
};
