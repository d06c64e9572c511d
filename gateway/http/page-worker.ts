import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { FormattedExecutionResult } from 'graphql';
import type { Execute, PageOperation, RenderedDocument } from './pages.ts';

/** A page to render, sent to the worker with the port for its queries and its document. */
export interface PageToRender {
  readonly address: string;
  readonly port: MessagePort;
}

export type MessageOfWorker =
  | { readonly kind: 'query'; readonly id: number; readonly operation: PageOperation }
  | { readonly kind: 'rendered'; readonly document: RenderedDocument }
  | { readonly kind: 'failed'; readonly reason: string };

/** The answer to a query; null when it couldn't be executed. */
export interface QueryAnswer {
  readonly id: number;
  readonly result: FormattedExecutionResult | null;
}

/** The client's build for Node, as it is imported. */
interface RendererModule {
  render(address: string, execute: Execute, build: unknown): Promise<RenderedDocument>;
}

async function loadRenderer(folder: string) {
  const build: unknown = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  const { render }: RendererModule = await import(pathToFileURL(join(folder, 'server.js')).href);
  return (address: string, execute: Execute) => render(address, execute, build);
}

// On Linux this is the priority of the thread alone: on a busy machine, requests come first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const renderer = loadRenderer(workerData as string);

parentPort?.on('message', ({ address, port }: PageToRender) => {
  const send = (message: MessageOfWorker) => port.postMessage(message);
  const waiting = new Map<number, (answer: QueryAnswer) => void>();
  port.on('message', (answer: QueryAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let queries = 0;
  const execute: Execute = (operation) => {
    const id = queries++;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result }) => {
        if (result) resolve(result);
        else reject(new Error('a query of the page could not be executed'));
      });
      send({ kind: 'query', id, operation });
    });
  };
  renderer
    .then((render) => render(address, execute))
    .then(
      (document) => send({ kind: 'rendered', document }),
      (error: unknown) => send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
});
