// Renders the public pages without data to HTML in build/client/pages/, with site.json, which lists
// them for the gateway, and build.json, from which build/client/server/ renders them with data.
// Runs as a separate process, because NODE_ENV decides which React is loaded.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const client = join(root, 'build', 'client');
/** The client built for Node. */
const server = join(client, 'server');
const folder = join(client, 'pages');

const { site, render, renderShell, chunksOfRoutes } = await import(pathToFileURL(join(server, 'server.js')).href);
const template = await readFile(join(client, 'index.html'), 'utf8');
const manifests = { client: await readManifest(client), server: await readManifest(server) };
const links = Object.fromEntries(Object.entries(chunksOfRoutes()).map(([path, chunks]) => [path, linksTo(chunks)]));
const build = { template, links };
await mkdir(folder);

const pages = [];
for (const path of site.pages) {
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;
  const html = await writePage(path, file);
  // Only listed pages have a canonical URL.
  pages.push({ path, file, isListed: /<link [^>]*rel="canonical"/.test(html) });
}
const missing = [];
for (const { under, example, name } of site.missing) {
  const file = `${name}.html`;
  await writePage(example, file);
  missing.push({ under, file });
}
const patterns = [];
for (const { pattern, example, name } of site.patterns) {
  const file = `${name}.html`;
  await writePage(example, file);
  patterns.push({ pattern, file });
}
const shells = { paths: site.shells, file: 'shell.html' };
await writeFile(join(folder, shells.file), renderShell(template));
const { origin } = site;
await writeFile(join(folder, 'site.json'), JSON.stringify({ origin, pages, patterns, shells, missing }, null, 2));
await writeFile(join(server, 'build.json'), JSON.stringify(build));

// The template and the manifests must not be served.
for (const path of [join(client, 'index.html'), join(client, '.vite'), join(server, '.vite')])
  await rm(path, { recursive: true });

async function writePage(path, file) {
  const { html } = await render(path, null, build);
  await writeFile(join(folder, file), html);
  return html;
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
