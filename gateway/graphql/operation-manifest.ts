import { type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql';
import { z } from 'zod';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { documentLimits } from './document-limits.ts';
import { nameIn, type RegisteredOperation, sha256 } from './registered-operations.ts';
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
