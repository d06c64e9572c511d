import { LRUCache } from 'lru-cache';
import type { Logger } from '#shared/server/log/logger.ts';
import { createSemaphore } from '#shared/server/semaphore.ts';
import { withTimeout } from '#shared/server/timeout.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { type CacheSize, sizeOf } from '../observability/cache-size.ts';
import { Page } from './page.ts';
import type { PageQueries, PageSources } from './page-queries.ts';
import type { PageRenderer, RenderedDocument } from './pages.ts';
import { freshnessOf } from './response-cache.ts';

/** While one waits for its data, the thread renders the other. */
const MAX_RENDERING = 2;
const MAX_WAITING = 20;
/** The addresses of the last URLs; longer ones are looked up each time. */
const MAX_ADDRESSES = 5_000;
const MAX_URL_LENGTH = 500;
/** An older page is rendered again before it is sent, unless that fails. */
const STALE_FOR_MS = 5 * MINUTE_MS;
/** How long a page is fresh without some of its data, such as next free days that took too long. */
const PARTIAL_FRESH_MS = 30_000;
/** After a failure, the last page is sent for this long without trying again. */
const RETRY_AFTER_MS = 2_000;

interface RenderedPagesOptions {
  readonly renderer: PageRenderer;
  readonly queries: Pick<PageQueries, 'start'>;
  /** With 0, no page is cached. */
  readonly maxBytes: number;
  /** How long a request waits for a page before it gets the page without data. */
  readonly timeoutMs: number;
  readonly log: Logger;
  readonly finish: (html: string) => string;
  /** Milliseconds. */
  readonly now?: (() => number) | undefined;
}

export interface RenderedPage extends Pick<RenderedDocument, 'status' | 'redirect'> {
  readonly page: Page;
}

interface Entry extends RenderedPage {
  readonly bytes: number;
  readonly sources: PageSources;
  readonly renderedAt: number;
  /** Set when a mutation has changed what the page shows. */
  isInvalid: boolean;
}

/**
 * Public pages with their data, as bytes. A page is fresh as long as everything that was read for
 * it. A stale one is sent once more while it is rendered again, and the last good one while the
 * host is down. Null when there is none: the caller then sends the page without data.
 */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #entries: LRUCache<string, Entry>;
  /** Finding one out takes longer than sending a page. */
  readonly #addresses = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  readonly #rendering = new Map<string, Promise<Entry | null>>();
  readonly #failedAt = new LRUCache<string, number>({ max: 1_000 });
  readonly #semaphore = createSemaphore(MAX_RENDERING);
  /** For each rendering in progress, the scripts whose data has changed since it began. */
  readonly #changes = new Set<Set<string>>();
  readonly #now: () => number;

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({ maxSize: Math.max(1, options.maxBytes), sizeCalculation: ({ bytes }) => bytes });
  }

  get size(): CacheSize {
    return sizeOf(this.#entries);
  }

  /** The page at a URL of this site; null if it can't be rendered now. */
  async find(url: string): Promise<RenderedPage | null> {
    const address = this.#addressOf(url);
    if (address === null) return null;
    const last = this.#entries.get(address);
    if (last && this.#isFresh(last)) return last;
    if (last && this.#wasGoodUntilNow(last)) {
      void this.#render(address);
      return last;
    }
    // The rendering goes on for the next request.
    const page = await withTimeout(this.#options.timeoutMs, this.#render(address)).catch(() => null);
    return page ?? last ?? null;
  }

  #addressOf(url: string): string | null {
    const known = this.#addresses.get(url);
    if (known !== undefined) return known;
    const address = this.#options.renderer.addressOf(url);
    if (address !== null && url.length <= MAX_URL_LENGTH) this.#addresses.set(url, address);
    return address;
  }

  /** Has pages that were made from these scripts rendered again before they are sent. */
  invalidate(scripts: readonly string[]): void {
    for (const entry of this.#entries.values()) if (isMadeFrom(scripts, entry.sources)) entry.isInvalid = true;
    for (const changed of this.#changes) for (const script of scripts) changed.add(script);
    // Requests from now on don't wait for what was begun before.
    this.#rendering.clear();
  }

  #isFresh({ sources, renderedAt, isInvalid }: Entry): boolean {
    if (isInvalid) return false;
    if (!sources.isComplete) return this.#now() - renderedAt < PARTIAL_FRESH_MS;
    return freshnessOf(sources) !== null;
  }

  #wasGoodUntilNow({ renderedAt, isInvalid }: Entry): boolean {
    return !isInvalid && this.#now() - renderedAt < STALE_FOR_MS;
  }

  /** Renders and caches a page. Simultaneous requests share one rendering. Never rejects. */
  #render(address: string): Promise<Entry | null> {
    const running = this.#rendering.get(address);
    if (running) return running;
    const failedAt = this.#failedAt.get(address);
    const isTooSoon = failedAt !== undefined && this.#now() - failedAt < RETRY_AFTER_MS;
    if (isTooSoon || this.#semaphore.load().waiting >= MAX_WAITING) return Promise.resolve(null);
    const rendering = this.#semaphore
      .run(() => this.#tryToRender(address))
      .finally(() => {
        if (this.#rendering.get(address) === rendering) this.#rendering.delete(address);
      });
    this.#rendering.set(address, rendering);
    return rendering;
  }

  async #tryToRender(address: string): Promise<Entry | null> {
    try {
      return await this.#renderNow(address);
    } catch (err) {
      this.#failedAt.set(address, this.#now());
      this.#options.log.warn({ event: 'page not rendered', err }, 'a page could not be rendered with its data');
      return null;
    }
  }

  async #renderNow(address: string): Promise<Entry> {
    const { renderer, queries, finish, log } = this.#options;
    const started = performance.now();
    const { execute, sources } = queries.start();
    const changed = new Set<string>();
    this.#changes.add(changed);
    try {
      const { html, status, redirect } = await renderer.render(address, execute);
      const finished = finish(html);
      const readSources = sources();
      const entry: Entry = {
        page: new Page(() => finished),
        status,
        redirect,
        // As text, as bytes, and compressed.
        bytes: 4 * finished.length + 1_024,
        sources: readSources,
        renderedAt: this.#now(),
        isInvalid: isMadeFrom([...changed], readSources),
      };
      this.#failedAt.delete(address);
      this.#entries.set(address, entry);
      const ms = Math.round(performance.now() - started);
      log.info({ event: 'page rendered', ms, bytes: finished.length }, 'page rendered');
      return entry;
    } finally {
      this.#changes.delete(changed);
    }
  }
}

function isMadeFrom(scripts: readonly string[], { groups }: PageSources): boolean {
  return groups.some((group) => group.some(({ read }) => scripts.some((script) => read.key.startsWith(`${script}?`))));
}
