// Renders the public pages without data to HTML in build/client/pages/, with site.json, which lists
// them for the gateway, and build.json, from which build/client/server/ renders them with data.
// Runs as a separate process, because NODE_ENV decides which React is loaded.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineFiles, inlineStyle, styleHashes } from './inline.mjs';
import { root } from './root.mjs';

const client = join(root, 'build', 'client');
/** The client built for Node. */
const server = join(client, 'server');
const folder = join(client, 'pages');

const { site, sourcesOf, render, renderShell } = await import(pathToFileURL(join(server, 'server.js')).href);
const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
const {
  html: template,
  scriptHashes,
  scriptFiles,
} = await inlineFiles(await readFile(join(client, 'index.html'), 'utf8'), client);
const parts = await findParts();
/** What the first script loads for every page. */
const MAIN = 'src/app/app.tsx';
const names = new Set([...site.pages, ...site.patterns].map(({ name }) => name));
const pageFiles = await Promise.all([...names].map(async (name) => [name, await filesOfPage(sourcesOf(name))]));
/** A rendered page can be read without its scripts, which are loaded once it is painted. */
const build = {
  template: template.replace('<script type="module"', '$& fetchpriority="low"'),
  links: linksOfPages(({ styles, scripts }) => styles + listOf(scripts)),
};
/** A page that has to be rendered in the browser needs its scripts as soon as possible. */
const shell = {
  template,
  links: linksOfPages(({ styles, scripts }) => styles + listOf(scripts) + scripts.map(preloadOf).join('')),
};
await mkdir(folder);

const pages = [];
for (const { name, path, isListed, isPublic } of site.pages) {
  // All shells of a page are the same.
  const file = isPublic ? `${path.slice(1).replaceAll('/', '-') || 'home'}.html` : `${name}-shell.html`;
  if (isPublic) await writePage(path, file);
  else await writeFile(join(folder, file), renderShell(name, shell));
  pages.push({ path, file, isListed, isPublic });
}
const patterns = [];
for (const { name, pattern, example, isPublic } of site.patterns) {
  const file = `any-${name}.html`;
  await writePage(example, file);
  patterns.push({ pattern, file, isPublic });
}
const { origin } = site;
const listed = { origin, scriptHashes, styleHashes: [...styleHashes], pages, patterns };
await writeFile(join(folder, 'site.json'), JSON.stringify(listed, null, 2));
await writeFile(join(server, 'build.json'), JSON.stringify(build));

// The template and the manifests must not be served, and pages contain the scripts.
const files = [...['index.html', '.vite', ...scriptFiles].map((path) => join(client, path)), join(server, '.vite')];
for (const path of files) await rm(path, { recursive: true });

async function writePage(path, file) {
  const { html } = await render(path, null, build);
  await writeFile(join(folder, file), html);
}

/** The elements that `elementsOf` makes of each page's files, by its name. */
function linksOfPages(elementsOf) {
  return Object.fromEntries(pageFiles.map(([name, files]) => [name, elementsOf(files)]));
}

/** The style elements of a page, and its scripts, of which each comes after those it imports. */
async function filesOfPage(sources) {
  const found = [MAIN, ...sources].flatMap((source) => filesOf(source));
  const styles = partsIn(found).flatMap((part) => filesOf(part).filter((file) => file.endsWith('.css')));
  const files = [...new Set([...found, ...styles])].filter((file) => !template.includes(`"/${file}"`));
  const isStyle = (file) => file.endsWith('.css');
  const elements = await Promise.all(files.filter(isStyle).map((file) => inlineStyle(client, file)));
  return { styles: elements.join(''), scripts: files.filter((file) => !isStyle(file)).map((file) => `/${file}`) };
}

/** For src/app/start.ts. */
function listOf(scripts) {
  return `<meta name="scripts" content="${scripts.join(' ')}">`;
}

function preloadOf(script) {
  return `<link rel="modulepreload" crossorigin href="${script}">`;
}

/** The chunk of a source and all its dependencies, in loading order. */
function filesOf(source, seen = new Set()) {
  if (seen.has(source)) return [];
  seen.add(source);
  const { file, css = [], imports = [] } = manifest[source] ?? groupOf(source);
  return [...imports.flatMap((imported) => filesOf(imported, seen)), file, ...css];
}

/** The parts that are imported later by one of these files. */
function partsIn(files) {
  const chunks = Object.values(manifest).filter(({ file }) => files.includes(file));
  return chunks.flatMap(({ dynamicImports = [] }) => dynamicImports).filter((source) => parts.has(source));
}

/**
 * The sources of parts that pages show at once, but whose scripts are loaded later (`graphPart`,
 * `lazyArt`): their styles are needed with the page's.
 */
async function findParts() {
  const sources = join(root, 'client', 'src');
  const found = new Set();
  for (const file of await readdir(sources, { recursive: true })) {
    const text = file.endsWith('.tsx') ? await readFile(join(sources, file), 'utf8') : '';
    if (!/\b(?:graphPart|lazyArt)\b/.test(text)) continue;
    for (const [, path] of text.matchAll(/import\('(\.\/[^']+)'\)/g)) found.add(join('src', dirname(file), path));
  }
  return found;
}

/** `src/app/graph.tsx` has no file of its own: it is in the group of the same name. */
function groupOf(source) {
  const group = Object.values(manifest).find(({ name }) => name === parse(source).name);
  if (!group) throw new Error(`The build has no file for ${source}.`);
  return group;
}
