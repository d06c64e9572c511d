// Renders the public pages to HTML in build/client/pages/, with site.json, which lists them for the
// gateway. Runs as a separate process, because NODE_ENV decides which React is loaded.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** If the rendered tree has no head, React writes its head elements first. */
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
  // Only listed pages have a canonical URL.
  pages.push({ path, file, isListed: (await writePage(path, file)).includes('rel="canonical"') });
}
const missing = [];
for (const { under, example, name } of site.missing) {
  const file = `${name}.html`;
  await writePage(example, file);
  missing.push({ under, file });
}
const shells = { paths: site.shells, file: 'shell.html' };
await writeFile(join(folder, shells.file), fillTemplate({ head: site.shellHead }));
await writeFile(join(folder, 'site.json'), JSON.stringify({ origin: site.origin, pages, shells, missing }, null, 2));

// The template and the build for Node must not be served.
for (const path of [join(client, 'index.html'), join(client, '.vite'), server]) await rm(path, { recursive: true });

async function writePage(path, file) {
  const { html, route, chunks } = await render(path);
  const head = HEAD.exec(html)?.[0] ?? '';
  await writeFile(
    join(folder, file),
    fillTemplate({ head: head + linksTo(chunks), body: html.slice(head.length), route }),
  );
  return head;
}

/**
 * Inserts a page in the template. Head elements of the page are marked, so that the client can
 * remove them when it renders another page.
 */
function fillTemplate({ head, body = '', route = '' }) {
  const marked = head.replace(/<(title|meta|link rel="canonical")/g, '<$1 data-prerendered=""');
  const siteOrigin = `<meta name="site-origin" content="${site.origin}">`;
  const emptyRoot = '<div id="root"></div>';
  if (!template.includes(emptyRoot)) throw new Error('index.html has no empty #root.');
  return template
    .replace('</head>', () => `${siteOrigin}${marked}</head>`)
    .replace(emptyRoot, () => `<div id="root" data-route="${route}">${body}</div>`);
}

/** Links to the scripts and styles of a page, so that they are loaded early and before painting. */
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
