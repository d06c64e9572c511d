// Renders the public pages without data to HTML in build/client/pages/, with site.json, which lists
// them for the gateway, and build.json, from which build/client/server/ renders them with data.
// Runs as a separate process, because NODE_ENV decides which React is loaded.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process.mjs';

const client = join(root, 'build', 'client');
/** The client built for Node. */
const server = join(client, 'server');
const folder = join(client, 'pages');

const { site, render, renderShell } = await import(pathToFileURL(join(server, 'server.js')).href);
/** Written by client/chunks.ts. */
const FILES = join(folder, 'files.json');
/** For the content security policy. */
const styleHashes = new Set();
const scriptHashes = new Set();
/** The scripts that pages contain. */
const scriptFiles = new Set();
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const SCRIPT = /<script src="\/([^"]+)"><\/script>/g;
const index = await readFile(join(client, 'index.html'), 'utf8');
/** What the service worker shows without a connection, which may load nothing. */
const offline = await offlinePage();
const styled = await replaceEach(index, STYLE_LINK, inlineStyle);
const template = await replaceEach(styled, SCRIPT, inlineScript);
const pageFiles = await Promise.all(
  Object.entries(JSON.parse(await readFile(FILES, 'utf8'))).map(async ([name, files]) => [
    name,
    await elementsAndPaths(files),
  ]),
);
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

const pages = [];
for (const { name, path, isListed, isPublic } of site.pages) {
  // All shells of a page are the same.
  const file = isPublic ? `${path.slice(1).replaceAll('/', '-') || 'home'}.html` : `${name}-shell.html`;
  if (isPublic) await writePage(path, file);
  else await writeFile(join(folder, file), await renderShell(name, shell));
  pages.push({ path, file, isListed, isPublic });
}
const patterns = [];
for (const { name, pattern, example, isPublic } of site.patterns) {
  const file = `any-${name}.html`;
  await writePage(example, file);
  patterns.push({ pattern, file, isPublic });
}
await writeFile(join(folder, 'offline.html'), offline);
pages.push({ path: '/offline', file: 'offline.html', isListed: false, isPublic: false });
const { origin } = site;
const listed = { origin, scriptHashes: [...scriptHashes], styleHashes: [...styleHashes], pages, patterns };
await writeFile(join(folder, 'site.json'), JSON.stringify(listed, null, 2));
await writeFile(join(server, 'build.json'), JSON.stringify(build));

// The template must not be served, and pages contain the scripts.
for (const path of [FILES, ...['index.html', ...scriptFiles].map((name) => join(client, name))]) await rm(path);

async function writePage(path, file) {
  const { html } = await render(path, null, build);
  await writeFile(join(folder, file), html);
}

/** The head of every page with its basic styles, without its scripts, around client/offline/. */
async function offlinePage() {
  const source = (name) => readFile(join(root, 'client', 'offline', name), 'utf8');
  const { name, phones } = JSON.parse(await readFile(join(root, 'product.json'), 'utf8'));
  const texts = { NAME: name, LOGO: await readFile(join(client, 'favicon.svg'), 'utf8') };
  for (const [town, phone] of Object.entries(phones)) {
    texts[town.toUpperCase()] = phone;
    texts[`${town.toUpperCase()}_HREF`] = `tel:+44${phone.replace(/\D/g, '').replace(/^0/, '')}`;
  }
  const page = (await source('page.html')).replace(/%(\w+)%/g, (_whole, key) => texts[key]);
  for (const [, style] of page.matchAll(/<style>(.*?)<\/style>/gs)) styleHashes.add(hashOf(style));
  const script = withoutComments(await source('page.js'));
  scriptHashes.add(hashOf(script));
  const head = (await replaceEach(index, STYLE_LINK, inlineStyle))
    .replace(
      /<script src="\/watch-loading.js"><\/script>|<noscript>.*?<\/noscript>|<script type="module".*?<\/script>/gs,
      '',
    )
    .replace(/<link rel="(?:modulepreload|stylesheet|preload)"[^>]*>/g, '')
    .replace('</head>', `<title>You’re offline | ${name}</title></head>`);
  const body = `<body>${page}<script>${script}</script></body>`;
  return replaceEach(
    head.replace(/<body>.*<\/body>/s, () => body),
    SCRIPT,
    inlineScript,
  );
}

/** The elements that `elementsOf` makes of each page's files, by its name. */
function linksOfPages(elementsOf) {
  return Object.fromEntries(pageFiles.map(([name, files]) => [name, elementsOf(files)]));
}

/** The style elements of a page, and the paths of its scripts. */
async function elementsAndPaths({ scripts, styles }) {
  const isNew = (file) => !template.includes(`"/${file}"`);
  const elements = await Promise.all(styles.filter(isNew).map(inlineStyle));
  return { styles: elements.join(''), scripts: scripts.filter(isNew).map((file) => `/${file}`) };
}

/** For src/app/start.ts. */
function listOf(scripts) {
  return `<meta name="scripts" content="${scripts.join(' ')}">`;
}

function preloadOf(script) {
  return `<link rel="modulepreload" crossorigin href="${script}">`;
}

/**
 * A style sheet as a style element, so that no request delays the first paint. The disabled link
 * isn't fetched: it tells the bundler's loader that the styles are there.
 */
async function inlineStyle(file) {
  const css = (await readFile(join(client, file), 'utf8')).trim();
  if (css.includes('</style')) throw new Error(`${file} would end its style element.`);
  styleHashes.add(hashOf(css));
  return `<style>${css}</style><link rel="stylesheet" href="/${file}" disabled>`;
}

async function inlineScript(file) {
  scriptFiles.add(file);
  const script = withoutComments(await readFile(join(client, file), 'utf8'));
  scriptHashes.add(hashOf(script));
  return `<script>${script}</script>`;
}

/** Nothing else is removed: the scripts are small, and compressed with the page. */
function withoutComments(script) {
  const lines = script.split('\n').map((line) => line.trimStart());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Replaces the elements that link to a file. */
async function replaceEach(html, link, elementFor) {
  let result = html;
  for (const [element, file] of html.matchAll(link)) {
    const inlined = await elementFor(file);
    result = result.replace(element, () => inlined);
  }
  return result;
}
