/**
 * How the client's modules are grouped into files. The bundler's own rule, one file for each set of
 * pages that share a module, makes up to a hundred small files for one page.
 */

import type { Plugin } from 'vite';

/** What is used of the bundler's description of a module. */
interface ModuleInfo {
  /** Whether `index.html` loads it. */
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Packages that every page needs. */
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;
const GRAPH = /\/node_modules\/(?:@apollo|graphql|rxjs|optimism|@wry|tslib)\//;
/** Dialogs, and what tabs share with them. */
const RADIX =
  /\/node_modules\/(?:@radix-ui|radix-ui|aria-hidden|react-remove-scroll(?:-bar)?|use-sidecar|use-callback-ref|get-nonce)\/|\/src\/ui\/(?:dialog|restore-focus|style-singleton|use-is-scrollable)\./;
const CALENDAR = /\/node_modules\/(?:react-day-picker|date-fns|@date-fns)\/|\/src\/ui\/calendar\./;
/** Two pages have tabs, but more have their placeholders, which share the styles. */
const TABS = /\/src\/ui\/tabs\.tsx$/;
const ICON = /\/node_modules\/lucide-react\//;
/** What pages of all kinds, and drawings, show around drawings. */
const FRAME = /\/illustrations\/(?:trade-icon|service-scene|scene-tints|sheet-lettering)\./;
/** What is loaded later for the insides of drawings. */
const ART = /\/src\/illustrations\//;
/** What pages of one family load beside the page itself. */
const BESIDE_PAGE = /\/(?:layouts|meta)\/((?:focused|dashboard)-layout|service-meta)\.tsx?$/;
/** What the first script loads for every page. */
const MAIN = /\/src\/app\/app\.tsx$/;
/** What loads the client of the graph. */
const CLIENT = /\/app\/graph\.tsx$|\/graphql\/graph-provider\.tsx$/;

/** Pages that are mostly text. Each has only the code that it uses. */
const textPages: Readonly<Record<string, RegExp>> = {
  home: /\/features\/home\/[^/]+-page\.tsx$/,
  about: /\/features\/information\/about-page\.tsx$/,
  blog: /\/features\/information\/blog-page\.tsx$/,
  'service-meta': /\/features\/information\/service-page\.tsx$|\/app\/meta\/service-meta\.ts$/,
  services: /\/features\/information\/services-page\.tsx$/,
};

/**
 * The other pages, as families that share most of their code. A family that has a layout is named
 * after it, and its file has the layout too.
 */
const families: Readonly<Record<string, RegExp>> = {
  account:
    /\/features\/(?:contact|session|registration|password-reset|account-claim)\/[^/]+-page\.tsx$|\/appointment-success-page\.tsx$/,
  specialists: /\/features\/specialists\/[^/]+-page\.tsx$/,
  'focused-layout': /\/layouts\/focused-layout\.tsx$|\/features\/(?:booking|application)\/.*-page\.tsx$/,
  'dashboard-layout':
    /\/layouts\/dashboard-layout\.tsx$|\/features\/(?:dashboard|appointments|repairs|reviews|profile|immediate-service)\/[^/]+-page\.tsx$/,
};

/** The later steps of a flow, which are loaded together when its first step is shown. */
const steps: Readonly<Record<string, RegExp>> = {
  'booking-steps': /\/features\/booking\/.*-step\.tsx$/,
  'application-steps': /\/features\/application\/.*-step\.tsx$/,
};

/** The parts of a service's page that show data, which are loaded together. */
const OFFERS = /\/features\/services\/[^/]+\.tsx$/;

const DIALOG_COPY = '?dialogs';

/**
 * Gives dialogs their own copy of the helpers that the client of the graph uses too. Shared, they
 * would need a file of their own or be on every page.
 */
export function helpersOfDialogs(): Plugin {
  return {
    name: 'helpers-of-dialogs',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^tslib$/ },
      async handler(source, importer = '', options) {
        if (!RADIX.test(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && resolved.id + DIALOG_COPY;
      },
    },
  };
}

/** For the bundler's `output`. */
export const codeSplitting = {
  groups: [{ name: groupOf, debugName: 'client' }],
  // Each module's group is chosen below, not by what imports it.
  includeDependenciesRecursively: false,
};

/**
 * The group of a module, from the pages that use it. What it imports is used by these pages at
 * least, so groups never import each other in a circle. Null leaves a module in the file of the
 * only page, dialog or step that uses it.
 */
function groupOf(id: string, graph: ModuleGraph): string | null {
  if (FRAMEWORK.test(id)) return 'framework';
  if (RADIX.test(id) || id.endsWith(DIALOG_COPY)) return 'radix';
  if (GRAPH.test(id)) return 'graph';
  if (CALENDAR.test(id)) return 'calendar';
  if (TABS.test(id)) return 'tabs';

  const roots = rootsOf(id, graph);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'start';
  if (roots.every((root) => ART.test(root))) return 'art';
  const among = (pages: Readonly<Record<string, RegExp>>) =>
    Object.keys(pages).filter((page) => roots.some((root) => pages[page]?.test(root)));
  const texts = among(textPages);
  const used = among(families);
  if (FRAME.test(id) || roots.some((root) => MAIN.test(root))) return 'app';
  if (ICON.test(id) && (texts.length > 1 || texts.includes('about')) && roots.length > texts.length) return 'app';
  if (texts.includes('about') && texts.includes('services')) return 'app';
  if (texts.includes('home') && texts.includes('about') && used.length > 0) return 'app';
  if (texts.length > 1) return [...texts, ...(used.length > 0 ? ['more'] : [])].join('-');
  if (texts.length === 1 && used.length > 0) return 'more';

  const onlySteps = Object.keys(steps).find((flow) => roots.every((root) => steps[flow]?.test(root)));
  if (onlySteps) return onlySteps;
  if (roots.length > 1 && roots.every((root) => OFFERS.test(root))) return 'offers';
  const isClient = roots.some((root) => CLIENT.test(root));
  if (isClient && texts.length === 0 && !used.includes('account')) return 'graph';
  if (roots.length < 2) return BESIDE_PAGE.exec(roots[0] ?? '')?.[1] ?? null;
  // A few icons that only dialogs show aren't worth a file and two requests.
  if (used.length < 2) return texts[0] ?? used[0] ?? (ICON.test(id) ? 'browse' : 'later');
  if (used.includes('account')) return used.includes('specialists') ? 'more' : 'forms';
  return used.includes('specialists') ? 'browse' : 'work';
}

/** The modules that are loaded for themselves, and bring this one with them. */
function rootsOf(id: string, graph: ModuleGraph): string[] {
  const roots: string[] = [];
  const waiting = [id];
  const seen = new Set(waiting);
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    const module = graph.getModuleInfo(current);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) roots.push(current);
    for (const importer of module.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      waiting.push(importer);
    }
  }
  return roots;
}
