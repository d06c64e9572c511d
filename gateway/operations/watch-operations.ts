import type { Logger } from '#shared/server/log/logger.ts';
import { readManifest } from '../graphql/operation-manifest.ts';
import type { RegisteredOperations } from '../graphql/registered-operations.ts';
import type { OperationSource } from './operation-source.ts';

/** Polled, because file events are missing on network drives and in containers. */
const POLL_MS = 2_000;

export interface OperationWatch {
  close(): Promise<void>;
}

/** Registers the operations of the sources, and follows their changes. */
export async function watchOperations(
  sources: readonly OperationSource[],
  registered: RegisteredOperations,
  log: Logger,
  pollMs = POLL_MS,
): Promise<OperationWatch> {
  const watched = sources.map((source) => new WatchedSource(source, registered, log));
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    await Promise.all(watched.map((source) => source.refresh()));
    if (!isClosed) timer = setTimeout(refresh, pollMs).unref();
  };
  await refresh();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

class WatchedSource {
  readonly #source: OperationSource;
  readonly #registered: RegisteredOperations;
  readonly #log: Logger;
  #version = '';
  #manifests: ReadonlyMap<string, string> = new Map();

  constructor(source: OperationSource, registered: RegisteredOperations, log: Logger) {
    this.#source = source;
    this.#registered = registered;
    this.#log = log;
  }

  /** Keeps what it knows while the source can't be read. */
  async refresh(): Promise<void> {
    try {
      const version = await this.#source.version();
      if (version === this.#version) return;
      const manifests = await this.#source.read();
      for (const [client, manifest] of manifests) {
        if (this.#manifests.get(client) !== manifest) this.#register(client, manifest);
      }
      for (const client of this.#manifests.keys()) if (!manifests.has(client)) this.#register(client, null);
      this.#manifests = manifests;
      this.#version = version;
    } catch (err) {
      this.#log.debug({ event: 'operations registered', from: this.#source.name, err }, 'manifests not read');
    }
  }

  #register(client: string, manifest: string | null): void {
    const { operations, problems } = manifest === null ? { operations: [], problems: [] } : readManifest(manifest);
    const from = this.#source.name;
    this.#registered.replace(`${from} ${client}`, operations);
    this.#log.info({ event: 'operations registered', from, client, count: operations.length }, 'operations registered');
    for (const problem of problems) {
      this.#log.warn({ event: 'operation not registered', from, client, problem }, 'an operation was not registered');
    }
  }
}
