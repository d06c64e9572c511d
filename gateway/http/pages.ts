import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Page } from './page.ts';

/** What the build says about the client's addresses; see tools/prerender.mjs. */
const siteSchema = z.object({
  /** Stands in the pages for this site's own address. */
  origin: z.string(),
  pages: z.array(z.object({ path: z.string(), file: z.string(), isListed: z.boolean() })),
  shells: z.object({ paths: z.array(z.string()), file: z.string() }),
  missing: z.array(z.object({ under: z.string(), file: z.string() })),
});

/** How an address is answered: with a page, or with the address that the page really has. */
type PageAnswer =
  | { readonly page: Page; readonly status: 200 | 404; readonly isListed: boolean }
  | { readonly movedTo: string };

export interface Pages {
  /** Addresses that have a page of their own. */
  readonly paths: readonly string[];
  /** Those of them that search engines are to find. */
  readonly listed: readonly string[];
  /** @param path of the request, without its query */
  answer(path: string): PageAnswer;
}

/**
 * The pages of a built client with this site's address in them, which is asked for with the first
 * of them; null when there is no build.
 */
export async function readPages(directory: string, origin: () => string): Promise<Pages | null> {
  const folder = join(directory, 'pages');
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const site = siteSchema.parse(JSON.parse(text));
  const read = async (file: string) => {
    const html = await readFile(join(folder, file), 'utf8');
    return new Page(() => html.replaceAll(site.origin, origin()));
  };

  const known = new Map<string, { path: string; page: Page; isListed: boolean }>();
  for (const { path, file, isListed } of site.pages) {
    known.set(path.toLowerCase(), { path, page: await read(file), isListed });
  }
  const shell = await read(site.shells.file);
  for (const path of site.shells.paths) known.set(path.toLowerCase(), { path, page: shell, isListed: false });
  const missing = await Promise.all(site.missing.map(async ({ under, file }) => ({ under, page: await read(file) })));

  return {
    paths: site.pages.map(({ path }) => path),
    listed: site.pages.filter(({ isListed }) => isListed).map(({ path }) => path),
    answer(path) {
      // The client's router reads addresses decoded and in any case, so `/%61bout` and `/About`
      // must not be something else here.
      const meant = withoutSlashAtEnd(decodeURIComponent(path));
      const found = known.get(meant.toLowerCase());
      if (found) {
        if (found.path !== path) return { movedTo: found.path };
        return { page: found.page, status: 200, isListed: found.isListed };
      }
      const instead = missing.find(({ under }) => meant.startsWith(under)) ?? missing.at(-1);
      if (!instead) throw new Error('The build has no page for what is missing.');
      return { page: instead.page, status: 404, isListed: false };
    },
  };
}

const withoutSlashAtEnd = (path: string) => path.replace(/(?<=.)\/+$/, '');
