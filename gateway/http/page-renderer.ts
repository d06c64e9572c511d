import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormattedExecutionResult } from 'graphql';
import { z } from 'zod';

/** An operation of the web client, named by the hash of its text. */
export interface PageOperation {
  readonly hash: string;
  readonly variables: Record<string, unknown>;
}

type ExecutePageOperation = (operation: PageOperation) => Promise<FormattedExecutionResult>;

/** What the client's build for Node returns for a page. */
export interface RenderedDocument {
  /** The whole document, with a placeholder for the site's origin. */
  readonly html: string;
  readonly status: 200 | 404;
  /** The canonical path, if the address isn't. */
  readonly redirect: string | null;
}

/** The client's build for Node. It renders public pages, and knows no session. */
export interface PageRenderer {
  /**
   * The address under which the page at a URL is rendered and cached: without what doesn't change
   * the page. Null for URLs that only the browser can render.
   */
  addressOf(url: string): string | null;
  /** Renders a page with the data of its queries. Rejects if one of them has errors. */
  render(address: string, execute: ExecutePageOperation): Promise<RenderedDocument>;
}

const moduleSchema = z.object({
  addressOf: z.custom<PageRenderer['addressOf']>(isFunction),
  render:
    z.custom<(...args: [...Parameters<PageRenderer['render']>, build: unknown]) => Promise<RenderedDocument>>(
      isFunction,
    ),
});

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** Loads the renderer from a built client; null if the build has none. */
export async function loadPageRenderer(directory: string): Promise<PageRenderer | null> {
  const folder = join(directory, 'server');
  const json = await readFile(join(folder, 'build.json'), 'utf8').catch(() => null);
  if (json === null) return null;
  const build: unknown = JSON.parse(json);
  const { addressOf, render } = moduleSchema.parse(await import(pathToFileURL(join(folder, 'server.js')).href));
  return { addressOf, render: (address, execute) => render(address, execute, build) };
}
