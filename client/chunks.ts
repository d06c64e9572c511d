/**
 * How the client's modules are grouped into files. The bundler's own rule, one file for each set of
 * pages that share a module, makes up to a hundred small files for one page.
 */

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

/** Packages that every page needs. `tslib` is shared by packages of the other two groups. */
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|tslib)\//;
const GRAPH = /\/node_modules\/(?:@apollo|graphql|rxjs|optimism|@wry)\//;
/** Dialogs, and what tabs share with them. */
const RADIX =
  /\/node_modules\/(?:@radix-ui|radix-ui|aria-hidden|react-remove-scroll(?:-bar)?|react-style-singleton|use-sidecar|use-callback-ref|get-nonce)\/|\/src\/ui\/(?:dialog|restore-focus|use-is-scrollable)\./;
/** Two pages have tabs, but more have their placeholders, which share the styles. */
const TABS = /\/src\/ui\/tabs\.tsx$/;
const ICON = /\/node_modules\/lucide-react\//;
const ILLUSTRATION = /\/src\/illustrations\//;
/** What loads the client of the graph. */
const CLIENT = /\/app\/graph\.tsx$|\/graphql\/graph-provider\.tsx$/;

/** Pages that are mostly text. Each has only the code that it uses. */
const textPages: Readonly<Record<string, RegExp>> = {
  home: /\/features\/home\/[^/]+-page\.tsx$/,
  about: /\/features\/information\/about-page\.tsx$/,
  services: /\/features\/information\/(?:service|services|blog)-page\.tsx$|\/app\/meta\/service-meta\.ts$/,
};

/** The other pages, as families that share most of their code. */
const families: Readonly<Record<string, RegExp>> = {
  account:
    /\/features\/(?:contact|session|registration|password-reset|account-claim)\/[^/]+-page\.tsx$|\/appointment-success-page\.tsx$/,
  specialists: /\/features\/specialists\/[^/]+-page\.tsx$/,
  flow: /\/features\/(?:booking|application)\/.*-page\.tsx$/,
  dashboard:
    /\/layouts\/dashboard-layout\.tsx$|\/features\/(?:dashboard|appointments|repairs|reviews|profile|immediate-service)\/[^/]+-page\.tsx$/,
};

/** The later steps of a flow, which are loaded together when its first step is shown. */
const steps: Readonly<Record<string, RegExp>> = {
  'booking-steps': /\/features\/booking\/.*-step\.tsx$/,
  'application-steps': /\/features\/application\/.*-step\.tsx$/,
};

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
  if (GRAPH.test(id)) return 'graph';
  if (RADIX.test(id)) return 'radix';
  if (TABS.test(id)) return 'tabs';

  const roots = rootsOf(id, graph);
  const among = (pages: Readonly<Record<string, RegExp>>) =>
    Object.keys(pages).filter((page) => roots.some((root) => pages[page]?.test(root)));
  const texts = among(textPages);
  const used = among(families);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'app';
  if (ICON.test(id) && texts.length > 0 && used.length > 0) return 'app';
  if (texts.includes('about') && texts.includes('services')) return ILLUSTRATION.test(id) ? 'illustrations' : 'app';
  if (texts.includes('home') && texts.includes('about') && used.length > 0) return 'app';
  if (texts.length > 1) return [...texts, ...(used.length > 0 ? ['more'] : [])].join('-');
  if (texts.length === 1 && used.length > 0) return 'more';

  const onlySteps = Object.keys(steps).find((flow) => roots.every((root) => steps[flow]?.test(root)));
  if (onlySteps) return onlySteps;
  const isClient = roots.some((root) => CLIENT.test(root));
  if (isClient && texts.length === 0 && !used.includes('account')) return 'graph';
  if (roots.length < 2) return null;
  if (used.length < 2) return texts[0] ?? used[0] ?? 'later';
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
