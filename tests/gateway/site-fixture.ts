import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The placeholder for the site's origin in the pages, as in a real build. */
const ORIGIN = 'https://origin.invalid';

const page = (name: string) =>
  `<!doctype html><title>The app: ${name}</title><link rel="canonical" href="${ORIGIN}/${name}">${'<p>words</p>'.repeat(200)}`;

/** A built client with few pages. */
export async function writeSite(directory: string): Promise<void> {
  const folder = join(directory, 'pages');
  await mkdir(folder);
  const names = ['home', 'specialists', 'joinUs', 'login', 'brakes', 'specialist', 'shell', 'no-service', '404'];
  for (const name of names) await writeFile(join(folder, `${name}.html`), page(name));
  const site = {
    origin: ORIGIN,
    pages: [
      { path: '/', file: 'home.html', isListed: true },
      { path: '/specialists', file: 'specialists.html', isListed: true },
      { path: '/joinUs', file: 'joinUs.html', isListed: true },
      { path: '/login', file: 'login.html', isListed: false },
      { path: '/services/brake-repair', file: 'brakes.html', isListed: true },
    ],
    patterns: [{ pattern: '^/specialists/[^/]+$', file: 'specialist.html' }],
    shells: { paths: ['/appointment/details', '/dashboard', '/dashboard/appointments'], file: 'shell.html' },
    missing: [
      { under: '/services/', file: 'no-service.html' },
      { under: '/', file: '404.html' },
    ],
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
}
