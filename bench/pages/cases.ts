import { addressesOf, type PageEntry, pages } from '../../client/src/site/pages.ts';

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
  /** Photos and drawings that are files, in KiB. */
  readonly imageKiB: number;
}

export interface PageCase {
  readonly path: string;
  readonly budget: Budget;
  /** Whether search engines may list it; true by default. */
  readonly isIndexed?: boolean;
  /** With the demo customer's session. */
  readonly needsLogin?: boolean;
}

const common = { requests: 30, scripts: 12, fontKiB: 70, imageKiB: 20 };
/** Pages that ask the graph for nothing load no GraphQL client. */
const WITHOUT_QUERIES_KIB = 125;
const scriptKiB: Readonly<Record<string, number>> = {
  home: 135,
  specialists: 180,
  appointment: 190,
  joinUs: 190,
  dashboard: 200,
};

/** The pages that can be opened: of one kind one, and the first of the dashboard. */
export const pageCases: readonly PageCase[] = Object.entries<PageEntry>(pages).flatMap(([name, page]) => {
  const [path] = addressesOf(page);
  const needsLogin = path === pages.dashboard.path;
  if (path === undefined || (page.isShell && !needsLogin)) return [];
  const budget = { ...common, scriptKiB: scriptKiB[name] ?? WITHOUT_QUERIES_KIB };
  return { path, budget, needsLogin, isIndexed: page.isListed ?? false };
});

/** Less can't be seen. */
export const MAX_LAYOUT_SHIFT = 0.001;

/** Lighthouse's simulated mobile phone: times in seconds, scores in per cent. */
export const lighthouseBudget = {
  firstPaint: 1.5,
  largestPaint: 2,
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
};
