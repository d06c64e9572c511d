import { type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql';
import { z } from 'zod';
import { DOCUMENT_LIMITS, documentLimits } from './document-limits.ts';
import type { RegisteredOperation } from './registered-operations.ts';
import { sdlSchema } from './type-defs.ts';

/** The operations of a client, in the format that the build tools of Apollo's clients write. */
const manifestSchema = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ name: z.string(), body: z.string() })),
});

export interface Manifest {
  readonly operations: readonly RegisteredOperation[];
  /** Why other operations, or the whole manifest, can't be used. */
  readonly problems: readonly string[];
}

const RULES = [...specifiedRules, documentLimits(DOCUMENT_LIMITS)];

/** Reads a manifest. Operations that the graph can't answer don't affect the others. */
export function readManifest(json: string): Manifest {
  const manifest = manifestSchema.safeParse(parsedJson(json)).data;
  if (!manifest) {
    return { operations: [], problems: ['It is not an "apollo-persisted-query-manifest" of version 1.'] };
  }
  const operations: RegisteredOperation[] = [];
  const problems: string[] = [];
  for (const { name, body } of manifest.operations) {
    const problem = problemOf(body);
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
