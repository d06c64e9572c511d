/**
 * How the client's modules are grouped into files. The bundler's own rule, one file for each set of
 * pages that share a module, makes up to a hundred small files for one page.
 */

import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { type PageEntry, pages } from './src/site/pages.ts';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** Packages that every page needs. */
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;
const GRAPH = /\/node_modules\/(?:@apollo|graphql|rxjs|optimism|@wry|tslib)\//;
const RADIX =
  /\/node_modules\/(?:@radix-ui|radix-ui|aria-hidden|react-remove-scroll(?:-bar)?|use-sidecar|use-callback-ref|get-nonce)\//;
const CALENDAR = /\/node_modules\/(?:react-day-picker|date-fns|@date-fns)\//;
const ICON = /\/node_modules\/lucide-react\//;
const TABS = source('ui/tabs.tsx');
/** What the first script loads for every page. */
const MAIN = source('app/app.tsx');
/** What loads the client of the graph. */
const GRAPH_LAYOUT = source('app/graph.tsx');
const CLIENT = [GRAPH_LAYOUT, source('graphql/graph-provider.tsx')];

/** What draws, and what loads that later. */
const DRAWINGS = source('illustrations/drawings.tsx');
const LAZY_DRAWING = source('illustrations/lazy-drawing.tsx');
/** What wraps the parts of a page that are loaded later, each kind together. */
const LAZY_STEPS = source('lib/lazy-with-preload.ts');
const LAZY_PARTS = source('graphql/with-graph.tsx');
const LAZY_DIALOG = source('ui/lazy-dialog.tsx');

/** Pages that are mostly text have only the code that they use. */
const textPages = new Map<string, readonly string[]>();
/**
 * The other pages, as families that share most of their code. A family that has a layout is named
 * after it, and its file has the layout too.
 */
const families = new Map<string, readonly string[]>();
const layouts = new Map<string, readonly string[]>();

const pageSource = ({ module }: PageEntry) => source(`features/${module}-page.tsx`);
const layoutSource = ({ layout }: PageEntry) => source(`app/layouts/${layout}-layout.tsx`);

for (const entry of Object.values<PageEntry>(pages)) {
  const { path, module, layout, asksGraph, files } = entry;
  const page = pageSource(entry);
  if (layout !== 'site') layouts.set(layoutSource(entry), [`${layout}-layout`]);
  if (files) families.set(page, files);
  else if (layout !== 'site') families.set(page, [`${layout}-layout`]);
  // The only pages that begin with a query and aren't in a layout of their own.
  else if (asksGraph) families.set(page, ['specialists']);
  else if (path !== '*') textPages.set(page, [module.slice(module.lastIndexOf('/') + 1)]);
}

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
  // Two pages have tabs, but more have their placeholders, which share the styles.
  if (id === TABS) return 'tabs';
  if (isAround(RADIX, id, graph) || id.endsWith(DIALOG_COPY)) return 'radix';
  if (GRAPH.test(id)) return 'graph';
  if (isAround(CALENDAR, id, graph)) return 'calendar';

  const roots = rootsOf(id, graph);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'start';
  const areLoadedBy = (wrapper: string) => roots.every((root) => isLoadedBy(wrapper, root, graph));
  if (roots.every((root) => root === DRAWINGS)) return 'art';
  const among = (groups: ReadonlyMap<string, readonly string[]>) =>
    [...new Set([...groups.values()].flat())].filter((group) =>
      roots.some((root) => groups.get(root)?.includes(group)),
    );
  const texts = among(textPages);
  const used = among(new Map([...families, ...layouts]));
  if (roots.includes(MAIN) || roots.includes(DRAWINGS) || (texts.length > 2 && used.length > 0)) return 'app';
  if (ICON.test(id) && (texts.length > 1 || texts.includes('about')) && roots.length > texts.length) return 'app';
  if (texts.includes('about') && texts.includes('services')) return 'app';
  if (texts.includes('home') && texts.includes('about') && used.length > 0) return 'app';
  if (texts.length > 1) return [...texts, ...(used.length > 0 ? ['more'] : [])].join('-');
  if (texts.length === 1 && used.length > 0) return 'more';

  if (areLoadedBy(LAZY_STEPS)) return stepsOf(roots, graph);
  if (roots.length > 1 && areLoadedBy(LAZY_PARTS)) return 'offers';
  if (CLIENT.some((client) => roots.includes(client)) && texts.length === 0 && !used.includes('account'))
    return 'graph';
  if (roots.length < 2) return layouts.get(roots[0] ?? '')?.[0] ?? null;
  // The other pages of the family open without a dialog.
  if (used.length < 2 && texts.length === 0 && showsDialog(id, graph) && !roots.some((root) => layouts.has(root)))
    return null;
  // A few icons that only dialogs show aren't worth a file and two requests.
  if (used.length < 2) return texts[0] ?? used[0] ?? (ICON.test(id) ? 'browse' : 'later');
  if (used.includes('account')) return used.includes('specialists') ? 'more' : 'forms';
  return used.includes('specialists') ? 'browse' : 'work';
}

/** Whether a module is of these packages, or ours and imports them or is only used by such. */
function isAround(packages: RegExp, id: string, graph: ModuleGraph): boolean {
  if (packages.test(id) || id.includes('/node_modules/')) return packages.test(id);
  const { importedIds = [], importers = [] } = graph.getModuleInfo(id) ?? {};
  if (importedIds.some((imported) => packages.test(imported))) return true;
  return importers.length > 0 && importers.every((importer) => isAround(packages, importer, graph));
}

const showsDialog = (id: string, graph: ModuleGraph) =>
  graph.getModuleInfo(id)?.importedIds.some((imported) => isAround(RADIX, imported, graph)) ?? false;

function isLoadedBy(wrapper: string, root: string, graph: ModuleGraph): boolean {
  const importers = graph.getModuleInfo(root)?.dynamicImporters ?? [];
  return importers.length > 0 && importers.every((id) => graph.getModuleInfo(id)?.importedIds.includes(wrapper));
}

/** The later steps of a flow are loaded together when its first step is shown. */
function stepsOf(roots: readonly string[], graph: ModuleGraph): string {
  const loaders = roots.flatMap((root) => graph.getModuleInfo(root)?.dynamicImporters ?? []);
  const flows = new Set(
    loaders.flatMap((loader) => rootsOf(loader, graph)).map((page) => page.split('/features/')[1]?.split('/')[0]),
  );
  return [...flows, 'steps'].join('-');
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

/**
 * Writes `pages/files.json` for tools/build/prerender.mjs: for each page its scripts, of which each
 * comes after those it imports, and its styles.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const withImports = (files: readonly string[], importers: readonly string[] = []): Rolldown.OutputChunk[] =>
          files.flatMap((file) => {
            const chunk = chunks.find(({ fileName }) => fileName === file);
            if (!chunk) return [];
            if (importers.includes(file)) throw new Error(`The build's files import each other: ${importers} ${file}.`);
            return [...withImports(chunk.imports, [...importers, file]), chunk];
          });
        const chunksWith = (id: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
          if (!chunk) throw new Error(`The build has no file for ${id}.`);
          return withImports([chunk.fileName]);
        };
        const files = Object.entries<PageEntry>(pages).map(([name, page]) => {
          const loaded = [MAIN, ...sourcesOf(page)].flatMap(chunksWith);
          const parts = loaded.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => partsIn(id, this)));
          const styled = [...loaded, ...[...new Set(parts)].flatMap(chunksWith)];
          const styles = styled.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return [
            name,
            { scripts: [...new Set(loaded.map(({ fileName }) => fileName))], styles: [...new Set(styles)] },
          ];
        });
        const source = JSON.stringify(Object.fromEntries(files));
        this.emitFile({ type: 'asset', fileName: 'pages/files.json', source });
      },
    },
  };
}

/** What is loaded for a page, in this order. */
const sourcesOf = (page: PageEntry) => [
  ...(page.layout !== 'site' || page.asksGraph ? [GRAPH_LAYOUT] : []),
  ...(page.layout === 'site' ? [] : [layoutSource(page)]),
  pageSource(page),
];

/**
 * What a page shows at once, but whose scripts are loaded later: its styles are needed with the
 * page's. A dialog's aren't.
 */
function partsIn(id: string, graph: ModuleGraph): readonly string[] {
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
  const isShown = id === LAZY_DRAWING || importedIds.includes(LAZY_PARTS);
  return isShown && !importedIds.includes(LAZY_DIALOG) ? dynamicallyImportedIds : [];
}
