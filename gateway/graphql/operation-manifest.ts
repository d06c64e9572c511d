import { type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql';
import { z } from 'zod';
import type { Logger } from '#shared/server/log/logger.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import type { OperationSource } from '../state/manifests.ts';
import { documentLimits } from './document-limits.ts';
import { nameIn, type RegisteredOperation, type RegisteredOperations, sha256 } from './registered-operations.ts';
import { sdlSchema } from './type-defs.ts';

interface ManifestOperation {
  readonly name: string;
  readonly body: string;
  /** What clients will send, if the manifest says so. */
  readonly hash?: string;
}

/** The format that the build tools of Apollo's clients write. */
const apolloManifest = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ name: z.string(), body: z.string() })),
  })
  .transform(({ operations }): ManifestOperation[] => operations);

/** The format of Relay's compiler: texts by their hashes. */
const relayManifest = z
  .record(z.string(), z.string())
  .refine((texts) => Object.keys(texts).length > 0)
  .transform((texts) =>
    Object.entries(texts).map(([hash, body]): ManifestOperation => ({ name: nameIn(body) || hash, body, hash })),
  );

const manifestSchema = z.union([apolloManifest, relayManifest]);

export interface Manifest {
  readonly operations: readonly RegisteredOperation[];
  /** Why other operations, or the whole manifest, can't be used. */
  readonly problems: readonly string[];
}

const WRONG_HASH = 'Its key isn’t the SHA-256 hash of its text: set "algorithm": "SHA256" in "persistConfig" of Relay.';

const RULES = [...specifiedRules, documentLimits(DOCUMENT_LIMITS)];

/** Reads a manifest. Operations that the graph can't answer don't affect the others. */
export function readManifest(json: string): Manifest {
  const sent = manifestSchema.safeParse(parsedJson(json)).data;
  if (!sent) {
    const format = 'It is neither an "apollo-persisted-query-manifest" of version 1 nor a file of Relay’s compiler.';
    return { operations: [], problems: [format] };
  }
  const operations: RegisteredOperation[] = [];
  const problems: string[] = [];
  for (const { name, body, hash } of sent) {
    const problem = problemOf(body) ?? (hash === undefined || hash === sha256(body) ? null : WRONG_HASH);
    if (problem === null) operations.push({ name, text: body });
    else problems.push(`${name}: ${problem}`);
  }
  return { operations, problems };
}

function problemOf(text: string): string | null {
  try {
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.maxTokens });
    if (document.definitions.filter(isOperation).length !== 1) return 'It must have exactly one operation.';
    return firstMessage(document);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isOperation = ({ kind }: DocumentNode['definitions'][number]): boolean => kind === Kind.OPERATION_DEFINITION;

const firstMessage = (document: DocumentNode): string | null =>
  validate(sdlSchema, document, RULES)[0]?.message ?? null;

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Polled, because file events are missing on network drives and in containers. */
const POLL_MS = 2_000;

export interface OperationWatch {
  close(): Promise<void>;
}

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
