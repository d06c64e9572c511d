import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormattedExecutionResult } from 'graphql';
import { z } from 'zod';
import { Page } from './page.ts';

/** The client's pages, as written by tools/build/prerender.mjs. */
const siteSchema = z.object({
  origin: z.string(),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** A file for each known path. Those that aren't public are rendered in the browser. */
  pages: z.array(z.object({ path: z.string(), file: z.string(), isListed: z.boolean(), isPublic: z.boolean() })),
  /** Files for other paths, the last one for all. The data decides if a public one exists. */
  patterns: z.array(z.object({ pattern: z.string(), file: z.string(), isPublic: z.boolean() })),
});

export interface PageOperation {
  readonly hash: string;
  readonly variables: Record<string, unknown>;
}

export type Execute = (operation: PageOperation) => Promise<FormattedExecutionResult>;

export interface RenderedDocument {
  /** The whole document, with a placeholder for the site's origin. */
  readonly html: string;
  readonly status: 200 | 404;
  /** The canonical path, if the address isn't. */
  readonly redirect: string | null;
}

/** The client's build for Node. It renders public pages, and knows no session. */
export interface PageRenderer {
  /** The address to render and cache a URL under; null for what only the browser can render. */
  addressOf(url: string): string | null;
  /** Rejects if a query has errors. */
  render(address: string, execute: Execute): Promise<RenderedDocument>;
  close(): Promise<void>;
}

type PageResult =
  | {
      readonly kind: 'page';
      readonly page: Page;
      /** 503 for a page without data that may not exist. */
      readonly status: 200 | 404 | 503;
      readonly isListed: boolean;
      /** Whether it can be rendered with data. */
      readonly isPublic: boolean;
    }
  | { readonly kind: 'redirect'; readonly path: string };

export interface Pages {
  readonly paths: readonly string[];
  readonly listed: readonly string[];
  find(path: string): PageResult;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: ReadonlySet<string>;
  finish(html: string): string;
}

/** The pages of a built client; null without a build. `origin` is read with the first request. */
export async function readPages(directory: string, origin: () => string): Promise<Pages | null> {
  const folder = join(directory, 'pages');
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const site = siteSchema.parse(JSON.parse(text));
  const finish = (html: string) => html.replaceAll(site.origin, origin());
  const read = async (file: string) => {
    const html = await readFile(join(folder, file), 'utf8');
    return new Page(() => finish(html));
  };

  const pages = new Map<string, { path: string; page: Page; isListed: boolean; isPublic: boolean }>();
  for (const { file, ...rest } of site.pages) pages.set(rest.path.toLowerCase(), { ...rest, page: await read(file) });
  const patterns = await Promise.all(
    site.patterns.map(async ({ pattern, file, isPublic }) => ({
      pattern: new RegExp(pattern, 'is'),
      page: await read(file),
      isPublic,
    })),
  );

  return {
    finish,
    scriptHashes: site.scriptHashes,
    styleHashes: new Set(site.styleHashes),
    paths: site.pages.filter(({ isPublic }) => isPublic).map(({ path }) => path),
    listed: site.pages.filter(({ isListed }) => isListed).map(({ path }) => path),
    find(path) {
      // Like the client's router: decoded and in any case, so `/%61bout` and `/About` are one page.
      const normalised = withoutTrailingSlash(decodeURIComponent(path));
      const found = pages.get(normalised.toLowerCase());
      if (found) {
        if (found.path !== path) return { kind: 'redirect', path: found.path };
        const { page, isListed, isPublic } = found;
        return { kind: 'page', page, status: 200, isListed, isPublic };
      }
      // A slash that is encoded in a segment is a part of it.
      const segments = withoutTrailingSlash(path).replace(/%2f/gi, '%252F');
      const matching = patterns.find(({ pattern }) => pattern.test(decodeURIComponent(segments)));
      if (!matching) throw new Error('The build has no page for missing paths.');
      const { page, isPublic } = matching;
      if (isPublic && path.endsWith('/')) return { kind: 'redirect', path: withoutTrailingSlash(path) };
      return { kind: 'page', page, status: isPublic ? 503 : 404, isListed: isPublic, isPublic };
    },
  };
}

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');
