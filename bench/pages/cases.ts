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
  /** The selector of what is pressed first. */
  readonly mainControl: string;
  /** Whether search engines may list it; true by default. */
  readonly isIndexed?: boolean;
  /** With the demo customer's session. */
  readonly needsLogin?: boolean;
}

const common = { requests: 30, scripts: 12, fontKiB: 70, imageKiB: 20 };
const SCRIPT_KIB = 190;
/** Pages that ask the graph for nothing load no GraphQL client. */
const WITHOUT_QUERIES_KIB = 130;

const menu = 'button[aria-controls="mobile-menu"]';
const submit = 'main form button[type="submit"]';
/** Where the menu isn't the first that a visitor presses. */
const mainControls: Readonly<Record<string, string>> = {
  specialists: 'main button[aria-haspopup="dialog"]',
  appointment: submit,
  joinUs: submit,
  contact: submit,
  login: submit,
  register: submit,
  forgotPassword: submit,
  dashboard: 'header button[aria-haspopup="dialog"]',
};

/** The pages that can be opened: of one kind one. */
export const pageCases: readonly PageCase[] = Object.entries<PageEntry>(pages).flatMap(([name, page]) => {
  const [path] = addressesOf(page);
  const needsLogin = page.layout === 'dashboard';
  if (path === undefined || (page.isShell && !needsLogin)) return [];
  const hasQueries = page.layout !== 'site' || page.asksGraph === true;
  const budget = { ...common, scriptKiB: hasQueries ? SCRIPT_KIB : WITHOUT_QUERIES_KIB };
  return { path, budget, mainControl: mainControls[name] ?? menu, needsLogin, isIndexed: page.isListed ?? false };
});

/** Less can't be seen. */
export const MAX_LAYOUT_SHIFT = 0.001;

/** On a slow processor: longer ones are felt. */
export const MAX_TASK_MS = 50;
export const MAX_INTERACTION_MS = 200;

/** Lighthouse's simulated mobile phone: times in seconds, scores in per cent. */
export const lighthouseBudget = {
  firstPaint: 1.5,
  largestPaint: 2,
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
};
