// Writes the public pages as they stand before any script runs into build/client/pages/, with site.json, which tells the gateway of them. It is a
// program of its own, since React is another one by NODE_ENV.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** React writes what belongs in the head before everything else, when no head is part of what it renders. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;

const client = join(root, 'build', 'client');
/** The same client built for Node. */
const server = join(root, 'build', 'prerender');
const folder = join(client, 'pages');

const { site, render } = await import(pathToFileURL(join(server, 'prerender.js')).href);
const template = await readFile(join(client, 'index.html'), 'utf8');
const manifests = { client: await readManifest(client), server: await readManifest(server) };
await mkdir(folder);

const pages = [];
for (const path of site.pages) {
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;
  // A page with a canonical address is one to be found.
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

// Nobody is to be answered with the template itself, nor with what was only needed here.
for (const done of [join(client, 'index.html'), join(client, '.vite'), server]) await rm(done, { recursive: true });

async function writePage(path, file) {
  const { html, route, chunks } = await render(path);
  const head = HEAD.exec(html)?.[0] ?? '';
  await writeFile(join(folder, file), filled({ head: head + linksTo(chunks), body: html.slice(head.length), route }));
  return head;
}

/** The template with one page in it. What the page says of itself is marked, for the script to take away where it renders another. */
function filled({ head, body = '', route = '' }) {
  const marked = head.replace(/<(title|meta|link rel="canonical")/g, '<$1 data-prerendered=""');
  const known = `<meta name="site-origin" content="${site.origin}">`;
  const place = '<div id="root"></div>';
  if (!template.includes(place)) throw new Error('index.html has no empty #root to render into.');
  return template
    .replace('</head>', () => `${known}${marked}</head>`)
    .replace(place, () => `<div id="root" data-route="${route}">${body}</div>`);
}

/** Links to the scripts and styles of a page's own chunks, so that the browser fetches them at once, and what it paints is styled. */
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

/** What a source is in, and all that has to be there for it, in the order in which it is needed. */
function filesOf(source, seen = new Set()) {
  if (seen.has(source)) return [];
  seen.add(source);
  const { file, css = [], imports = [] } = manifests.client[source];
  return [...imports.flatMap((imported) => filesOf(imported, seen)), file, ...css];
}

async function readManifest(built) {
  return JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8'));
}
