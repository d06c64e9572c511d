// Renders the public pages to HTML in build/client/pages/, with site.json, which lists them for the
// gateway. A program of its own, because NODE_ENV decides which React is loaded.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** React writes head elements first if the rendered tree has no head. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;

const client = join(root, 'build', 'client');
/** The client built for Node. */
const server = join(root, 'build', 'prerender');
const folder = join(client, 'pages');

const { site, render } = await import(pathToFileURL(join(server, 'prerender.js')).href);
const template = await readFile(join(client, 'index.html'), 'utf8');
const manifests = { client: await readManifest(client), server: await readManifest(server) };
await mkdir(folder);

const pages = [];
for (const path of site.pages) {
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;
  // Only listed pages have a canonical address.
  pages.push({ path, file, isListed: (await writePage(path, file)).includes('rel="canonical"') });
}
const missing = [];
for (const { under, example, name } of site.missing) {
  const file = `${name}.html`;
  await writePage(example, file);
  missing.push({ under, file });
}
const shells = { paths: site.shells, file: 'shell.html' };
await writeFile(join(folder, shells.file), filled({ head: site.shellHead }));
await writeFile(join(folder, 'site.json'), JSON.stringify({ origin: site.origin, pages, shells, missing }, null, 2));

// The template and the build for Node must not be served.
for (const done of [join(client, 'index.html'), join(client, '.vite'), server]) await rm(done, { recursive: true });

async function writePage(path, file) {
  const { html, route, chunks } = await render(path);
  const head = HEAD.exec(html)?.[0] ?? '';
  await writeFile(join(folder, file), filled({ head: head + linksTo(chunks), body: html.slice(head.length), route }));
  return head;
}

/**
 * The template with one page in it. Head elements of the page are marked, so that the client can
 * remove them when it renders another page.
 */
function filled({ head, body = '', route = '' }) {
  const marked = head.replace(/<(title|meta|link rel="canonical")/g, '<$1 data-prerendered=""');
  const known = `<meta name="site-origin" content="${site.origin}">`;
  const place = '<div id="root"></div>';
  if (!template.includes(place)) throw new Error('index.html has no empty #root to render into.');
  return template
    .replace('</head>', () => `${known}${marked}</head>`)
    .replace(place, () => `<div id="root" data-route="${route}">${body}</div>`);
}

/**
 * Links to a page's own scripts and styles, so that the browser fetches them early and never paints
 * the page unstyled.
 */
function linksTo(chunks) {
  const sources = Object.keys(manifests.server).filter((source) =>
    chunks.some((chunk) => basename(chunk) === basename(manifests.server[source].file)),
  );
  return [...new Set(sources.flatMap((source) => filesOf(source)))]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/** The chunk of a source and all its dependencies, in loading order. */
function filesOf(source, seen = new Set()) {
  if (seen.has(source)) return [];
  seen.add(source);
  const { file, css = [], imports = [] } = manifests.client[source];
  return [...imports.flatMap((imported) => filesOf(imported, seen)), file, ...css];
}

async function readManifest(built) {
  return JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8'));
}
