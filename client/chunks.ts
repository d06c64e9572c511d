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
const RADIX =
  /\/node_modules\/(?:@radix-ui|radix-ui|aria-hidden|react-remove-scroll(?:-bar)?|use-sidecar|use-callback-ref|get-nonce)\//;
const START = source('app/start.ts');
/** What the first script loads for every page. */
const MAIN = source('app/app.tsx');
/** What loads the client of the graph. */
const GRAPH_LAYOUT = source('app/graph.tsx');

/** What wraps the parts of a page that are loaded later. */
const LAZY_DRAWING = source('illustrations/lazy-drawing.tsx');
const LAZY_STEPS = source('lib/lazy-with-preload.ts');
const LAZY_PARTS = source('graphql/with-graph.tsx');
const LAZY_DIALOG = source('ui/lazy-dialog.tsx');
const LAZY_SCHEMAS = source('forms/lazy-check.ts');

const pageSource = ({ module }: PageEntry) => source(`features/${module}-page.tsx`);
const layoutSource = ({ layout }: PageEntry) => source(`app/layouts/${layout}-layout.tsx`);

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

/** What is loaded at once: a page, a dialog, or the later steps of a flow. */
interface Unit {
  name: string;
  /** Modules that are loaded for themselves, and bring what they import with them. */
  roots: string[];
  /** What a byte costs here, compared to one that a page waits for. */
  weight: number;
}

/** Modules that become one file, and the units that load it. */
interface Group {
  modules: string[];
  size: number;
  /** The modules that these import. */
  imports: Set<string>;
  units: Set<Unit>;
}

/** A request costs as much as this many bytes of source that a page loads and doesn't need. */
const REQUEST_BYTES = 1000;
/** The most scripts of a page; further ones cost more (bench/pages/cases.ts). */
const MAX_SCRIPTS = 12;
const EXCESS = 24;
/** Most visitors never load what isn't part of a page, or have time for its bytes. */
const LATER = 0.2;
/** What a request costs there: many small ones delay what is pressed. */
const LATER_REQUEST = 3;

let groups: ReadonlyMap<string, string | null> | undefined;

/** The group of a module. Null leaves it in the file of the only unit that uses it. */
function groupOf(id: string, graph: ModuleGraph): string | null {
  groups ??= groupModules(graph);
  return groups.get(id) ?? null;
}

/**
 * Modules that the same units use are one group. What a group imports is used by these units at
 * least, so groups never import each other in a circle. Then groups are merged as long as the
 * requests that this saves are worth the bytes that some units load in vain.
 */
function groupModules(graph: ModuleGraph): Map<string, string | null> {
  const merged = mergeGroups(groupsByUnits(unitsOf(graph), graph));
  const names = new Map<Group, string>();
  for (const group of merged) {
    const name = nameOf(group, new Set(names.values()), graph);
    if (name !== null) names.set(group, name);
  }
  return new Map(merged.flatMap((group) => group.modules.map((id) => [id, names.get(group) ?? null] as const)));
}

/** Null for a group of one unit, which the bundler names after that. */
function nameOf({ modules, units }: Group, taken: ReadonlySet<string>, graph: ModuleGraph): string | null {
  const [only] = units.size === 1 ? units : [];
  const fixed = fixedNameOf(modules[0] ?? '', units);
  if (fixed !== null || only) return fixed ?? (only && isFlow(only) ? only.name : null);
  if (modules.includes(MAIN)) return 'app';
  const names = modules
    .toSorted((a, b) => sizeOf(b, graph) - sizeOf(a, graph))
    .map((id) => /([^/?]+)\.\w+(?:\?.*)?$/.exec(id)?.[1] ?? '');
  return names.find((name) => !['', 'app', ...FIXED_NAMES, ...taken].includes(name)) ?? null;
}

/** The later steps of a flow are one unit, and so are the schemas of its forms. */
const isFlow = ({ weight, roots }: Unit) => weight === LATER && roots.length > 1;

const FIXED_NAMES = ['framework', 'index'];

/** What the first script brings, and the packages that every page needs, are files of their own. */
function fixedNameOf(id: string, units: ReadonlySet<Unit>): string | null {
  if (FRAMEWORK.test(id)) return 'framework';
  return [...units].some(({ name }) => name === 'start') ? 'index' : null;
}

const sizeOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.code?.length ?? 0;

function unitsOf(graph: ModuleGraph): Unit[] {
  const pageUnits = Object.entries<PageEntry>(pages).map(([name, page]) => ({
    name,
    roots: [MAIN, ...sourcesOf(page)],
    weight: 1,
  }));
  const ofPages = new Set(pageUnits.flatMap(({ roots }) => roots));
  const later = new Map<string, Unit>();
  for (const id of reachable([MAIN, START], graph, true)) {
    const { dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    if (dynamicImporters.length === 0 || (ofPages.has(id) && id !== GRAPH_LAYOUT)) continue;
    const name = preloadedAs(id, dynamicImporters, graph) ?? id;
    const unit = later.get(name) ?? { name, roots: [], weight: LATER };
    unit.roots.push(id);
    later.set(unit.name, unit);
  }
  return [{ name: 'start', roots: [START], weight: 1 }, ...pageUnits, ...later.values()];
}

function groupsByUnits(units: readonly Unit[], graph: ModuleGraph): Group[] {
  const unitsOfModules = new Map<string, Set<Unit>>();
  for (const unit of units) {
    for (const id of reachable(unit.roots, graph)) {
      const others = unitsOfModules.get(id) ?? new Set();
      unitsOfModules.set(id, others.add(unit));
    }
  }
  const byUnits = new Map<string, Group>();
  for (const [id, unitsOfModule] of unitsOfModules) {
    const key = fixedNameOf(id, unitsOfModule) ?? [...unitsOfModule].map(({ name }) => name).join(' ');
    const group = byUnits.get(key) ?? { modules: [], size: 0, imports: new Set(), units: unitsOfModule };
    group.modules.push(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) group.imports.add(imported);
    group.size += sizeOf(id, graph);
    byUnits.set(key, group);
  }
  return [...byUnits.values()];
}

function mergeGroups(initial: readonly Group[]): Group[] {
  let all = [...initial];
  let pairs = all.flatMap((a, index) => pairsOf(a, all.slice(index + 1)));
  for (;;) {
    const best = bestMerge(all, pairs);
    if (!best) return all;
    const { parts, merged, behind } = best;
    const before = new Set(all);
    all = all
      .filter((group) => !parts.includes(group))
      .map((group) => (behind.has(group) ? loadedBy(group, merged.units) : group));
    all.push(merged);
    const added = all.filter((group) => !before.has(group));
    const remaining = new Set(all);
    const others = all.filter((group) => before.has(group));
    pairs = [
      ...pairs.filter(({ a, b }) => remaining.has(a) && remaining.has(b)),
      ...added.flatMap((group, index) => pairsOf(group, [...others, ...added.slice(index + 1)])),
    ];
  }
}

/** Two groups that may become one. */
interface Pair {
  a: Group;
  b: Group;
  /** The units that load both: each saves a request. */
  shared: readonly Unit[];
  /** The bytes that the other units would load in vain. */
  inVain: number;
}

function pairsOf(a: Group, others: readonly Group[]): Pair[] {
  if (isFixed(a)) return [];
  return others.flatMap((b) => {
    const shared = isFixed(b) ? [] : [...a.units].filter((unit) => b.units.has(unit));
    if (shared.length === 0) return [];
    const inVain = bytesInVain(a.units, b) + bytesInVain(b.units, a);
    return shared.length * REQUEST_BYTES * EXCESS > inVain ? [{ a, b, shared, inVain }] : [];
  });
}

const bytesInVain = (units: ReadonlySet<Unit>, group: Group) =>
  sum([...units].map((unit) => (group.units.has(unit) ? 0 : unit.weight * group.size)));

const isFixed = ({ modules, units }: Group) => units.size < 2 || fixedNameOf(modules[0] ?? '', units) !== null;

/** The merge that saves most; undefined if none saves anything. */
function bestMerge(all: readonly Group[], pairs: readonly Pair[]) {
  const imports = importsOf(all);
  const requestCost = requestCostsOf(all);
  const candidates = pairs
    .map(({ a, b, shared, inVain }) => ({ a, b, atMost: sum(shared.map(requestCost)) - inVain }))
    .toSorted((one, other) => other.atMost - one.atMost);
  let best: ReturnType<typeof merge> | undefined;
  for (const { a, b, atMost } of candidates) {
    if (atMost <= (best?.gain ?? 0)) break;
    const parts = withBetween(a, b, imports);
    if (parts.some(isFixed)) continue;
    const merged = merge(parts, imports, requestCost);
    if (merged.gain > (best?.gain ?? 0)) best = merged;
  }
  return best;
}

type RequestCost = (unit: Unit) => number;

function requestCostsOf(all: readonly Group[]): RequestCost {
  const counts = new Map<Unit, number>();
  for (const { units } of all) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return (unit) => {
    if (unit.weight === LATER) return LATER_REQUEST * REQUEST_BYTES;
    return REQUEST_BYTES * ((counts.get(unit) ?? 0) >= MAX_SCRIPTS ? EXCESS : 1);
  };
}

type Imports = ReadonlyMap<Group, ReadonlySet<Group>>;

/** With the groups that one imports and that import the other, or the files would circle. */
const withBetween = (a: Group, b: Group, imports: Imports): Group[] => [
  a,
  b,
  ...[...imports.keys()].filter(
    (group) =>
      (imports.get(a)?.has(group) && imports.get(group)?.has(b)) ||
      (imports.get(b)?.has(group) && imports.get(group)?.has(a)),
  ),
];

/** What these groups would be as one, and what that saves. */
function merge(parts: readonly Group[], imports: Imports, requestCost: RequestCost) {
  const merged = {
    modules: parts.flatMap(({ modules }) => modules),
    size: sum(parts.map(({ size }) => size)),
    imports: new Set(parts.flatMap((part) => [...part.imports])),
    units: new Set(parts.flatMap(({ units }) => [...units])),
  };
  // Who loads one of them then loads what all of them import.
  const behind = new Set(
    parts.flatMap((part) => [...(imports.get(part) ?? [])]).filter((group) => !parts.includes(group)),
  );
  const costOf = (groups: readonly Group[]) =>
    sum(groups.flatMap(({ size, units }) => [...units].map((unit) => size * unit.weight + requestCost(unit))));
  const before = costOf([...parts, ...behind]);
  const after = costOf([merged, ...[...behind].map((group) => loadedBy(group, merged.units))]);
  return { parts, merged, behind, gain: before - after };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const loadedBy = (group: Group, units: ReadonlySet<Unit>): Group => {
  const all = new Set([...group.units, ...units]);
  return all.size === group.units.size ? group : { ...group, units: all };
};

/** The groups that each group imports, also by way of others. */
function importsOf(all: readonly Group[]): Imports {
  const groupOfModule = new Map(all.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const direct = new Map(
    all.map((group) => [group, new Set([...group.imports].flatMap((id) => groupOfModule.get(id) ?? []))] as const),
  );
  return new Map(
    all.map((group) => {
      const behind = new Set(direct.get(group));
      for (const next of behind) for (const further of direct.get(next) ?? []) behind.add(further);
      behind.delete(group);
      return [group, behind] as const;
    }),
  );
}

/** The modules that these import, and themselves; `deep` follows dynamic imports too. */
function reachable(roots: readonly string[], graph: ModuleGraph, deep = false): Set<string> {
  const seen = new Set(roots);
  for (const id of seen) {
    const module = graph.getModuleInfo(id);
    for (const next of [...(module?.importedIds ?? []), ...(deep ? (module?.dynamicallyImportedIds ?? []) : [])])
      seen.add(next);
  }
  return seen;
}

function isLoadedBy(wrapper: string, root: string, graph: ModuleGraph): boolean {
  const importers = graph.getModuleInfo(root)?.dynamicImporters ?? [];
  return importers.length > 0 && importers.every((id) => graph.getModuleInfo(id)?.importedIds.includes(wrapper));
}

/** What is loaded together when a page is interactive: a feature's later steps, or its schemas. */
function preloadedAs(id: string, loaders: readonly string[], graph: ModuleGraph): string | null {
  if (isLoadedBy(LAZY_SCHEMAS, id, graph)) return `${featuresOf(loaders)}-rules`;
  return isLoadedBy(LAZY_STEPS, id, graph) ? `${featuresOf(loaders)}-steps` : null;
}

const featuresOf = (loaders: readonly string[]) =>
  [...new Set(loaders.map((loader) => loader.split('/features/')[1]?.split('/')[0]))].join('-');

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
  layoutSource(page),
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
