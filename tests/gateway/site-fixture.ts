import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };

/** The placeholder for the site's origin in the pages, as in a real build. */
const ORIGIN = 'https://origin.invalid';

/** Of the style that the build has made. The pages have another, as if a stranger had added it. */
const STYLE = 'body{color:red}';
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const page = (name: string) =>
  `<!doctype html><style>${STYLE}</style><style>*{color:blue}</style><title>The app: ${name}</title><link rel="canonical" href="${ORIGIN}/${name}">${'<p>words</p>'.repeat(200)}`;

/** A built client with few pages. */
export async function writeSite(directory: string): Promise<void> {
  const folder = join(directory, 'pages');
  await mkdir(folder);
  const names = ['home', 'specialists', 'joinUs', 'login', 'brakes', 'specialist', 'shell', 'no-service', '404'];
  for (const name of names) await writeFile(join(folder, `${name}.html`), page(name));
  const site = {
    origin: ORIGIN,
    scriptHashes: ['sha256-0123'],
    styleHashes: [STYLE_HASH],
    pages: [
      { path: '/', file: 'home.html', isListed: true, isPublic: true },
      { path: '/specialists', file: 'specialists.html', isListed: true, isPublic: true },
      { path: '/joinUs', file: 'joinUs.html', isListed: true, isPublic: true },
      { path: '/login', file: 'login.html', isListed: false, isPublic: true },
      { path: '/services/brake-repair', file: 'brakes.html', isListed: true, isPublic: true },
      ...['/appointment/details', '/dashboard', '/dashboard/appointments'].map((path) => ({
        path,
        file: 'shell.html',
        isListed: false,
        isPublic: false,
      })),
    ],
    patterns: [
      { pattern: '^/services/[^/]+$', file: 'no-service.html', isPublic: false },
      { pattern: '^/specialists/[^/]+$', file: 'specialist.html', isPublic: true },
      { pattern: '^.*$', file: '404.html', isPublic: false },
    ],
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
}

/** The hash of the web client's operation of that name. */
function hashOf(name: string): string {
  const found = Object.entries(registered).find(([, text]) => text.includes(`query ${name}(`));
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found[0];
}

/** A small renderer instead of the client's build for Node. */
export async function writeRenderer(directory: string): Promise<void> {
  const folder = join(directory, 'server');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'build.json'), JSON.stringify({ origin: ORIGIN }));
  const source = `
import { existsSync } from 'node:fs';
const directory = '${hashOf('SpecialistDirectory')}';
const nextDate = '${hashOf('NextAvailableDate')}';
let count = 0;
export function addressOf(url) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const search = searchParams.get('search');
  return pathname + (searchParams.has('timed') ? '?timed' : search ? '?search=' + search : '');
}
export async function render(address, execute, { origin }) {
  const { searchParams } = new URL(address, 'http://localhost');
  if (searchParams.has('timed')) {
    await execute({ hash: nextDate, variables: { specialistId: 'specialist-1', serviceId: 'service-1' } });
    return { html: 'rendered ' + ++count + ' times', status: 200, redirect: null };
  }
  const search = searchParams.get('search') ?? '';
  while (search === 'busy' && !existsSync(import.meta.dirname + '/released'));
  if (search === 'crash') process.exit(1);
  const filter = { search };
  const { data, errors } = await execute({ hash: directory, variables: { filter, page: 1, perPage: 8 } });
  if (errors) throw new Error('no data');
  const names = data.specialists.items.map(({ name }) => '<p>' + name + '</p>').join('');
  return {
    html: '<link rel="canonical" href="' + origin + '/specialists">' + address + names,
    status: address.endsWith('/none') ? 404 : 200,
    redirect: address.endsWith('/moved') ? '/specialists/1' : null,
  };
}
`;
  await writeFile(join(folder, 'server.js'), source);
}
