import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { BUILD_FOLDER } from '#shared/server/project-root.ts';
import type { MessageOfWorker, PageToRender, QueryAnswer } from './page-worker.ts';
import type { Execute, PageRenderer, RenderedDocument } from './pages.ts';

/** Of the build, as the renderer is: a thread can't load TypeScript. */
const SCRIPT = join(BUILD_FOLDER, 'gateway/http/page-worker.js');

/** A thread that takes longer hangs, and is replaced. Calls to the host end before. */
const MAX_RENDERING_MS = 30_000;

/** Loads the renderer from a built client; null if the build has none. */
export async function loadPageRenderer(directory: string): Promise<PageRenderer | null> {
  const folder = join(directory, 'server');
  const hasBuild = await readFile(join(folder, 'build.json')).catch(() => null);
  if (hasBuild === null) return null;
  const { addressOf }: Pick<PageRenderer, 'addressOf'> = await import(pathToFileURL(join(folder, 'server.js')).href);
  const worker = new RendererThread(folder);
  return {
    addressOf,
    render: (address, execute) => worker.render(address, execute),
    close: () => worker.close(),
  };
}

/**
 * Renders pages in a thread, because one takes as long as a hundred requests: without it, they
 * would wait. The page's queries are executed here, with the caches of all others.
 */
class RendererThread {
  readonly #folder: string;
  #worker: Worker | null;
  /** Reject the renderings in progress. */
  readonly #failures = new Set<(error: Error) => void>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#worker = this.#start();
  }

  /** Rejects when the page can't be rendered, or the thread ends meanwhile. */
  render(address: string, execute: Execute): Promise<RenderedDocument> {
    const { port1: port, port2 } = new MessageChannel();
    let fail: (error: Error) => void = () => undefined;
    let limit: NodeJS.Timeout | undefined;
    return new Promise<RenderedDocument>((resolve, reject) => {
      fail = reject;
      this.#failures.add(fail);
      port.on('message', (message: MessageOfWorker) => {
        if (message.kind === 'query') {
          const answer = (result: QueryAnswer['result']) => port.postMessage({ id: message.id, result });
          execute(message.operation).then(answer, () => answer(null));
        } else if (message.kind === 'rendered') resolve(message.document);
        else reject(new Error(message.reason));
      });
      this.#worker ??= this.#start();
      const worker = this.#worker;
      limit = setTimeout(() => void worker.terminate(), MAX_RENDERING_MS).unref();
      worker.postMessage({ address, port: port2 } satisfies PageToRender, [port2]);
    }).finally(() => {
      clearTimeout(limit);
      this.#failures.delete(fail);
      port.close();
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Also after a crash, with the next page. */
  #start(): Worker {
    const worker = new Worker(SCRIPT, { workerData: this.#folder });
    worker.unref();
    worker.once('error', (error: Error) => this.#end(worker, error));
    worker.once('exit', () => this.#end(worker, new Error('the renderer has ended')));
    return worker;
  }

  #end(worker: Worker, error: Error): void {
    // An error is followed by the exit, when another may have been started.
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const fail of this.#failures) fail(error);
    this.#failures.clear();
  }
}
