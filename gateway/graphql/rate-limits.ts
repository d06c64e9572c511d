import { type DocumentNode, type FieldDefinitionNode, type GraphQLResolveInfo, Kind } from 'graphql';
import type { LegacyClient } from '../legacy/transport/legacy-client.ts';
import { RATE_LIMITS, type RateLimitName } from '../limits.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import { rateLimited } from './errors.ts';
import { typeDefs } from './type-defs.ts';

const LIMITED_FIELDS = readRateLimits(typeDefs);

/** Each root field's limit. Throws for a mutation that declares none, and for an unknown limit. */
export function readRateLimits(schema: DocumentNode): ReadonlyMap<string, RateLimitName> {
  const limits = new Map<string, RateLimitName>();
  for (const { isMutation, field } of schema.definitions.flatMap(rootFieldsOf)) {
    const name = declaredName(field);
    if (isMutation && name === undefined) throw new Error(`Mutation.${field.name.value} has no @rateLimit.`);
    if (name === undefined || name === null) continue;
    if (!isRateLimitName(name)) throw new Error(`${field.name.value} names the unknown rate limit ${name}.`);
    limits.set(field.name.value, name);
  }
  return limits;
}

function rootFieldsOf(definition: DocumentNode['definitions'][number]) {
  const isObject = definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
  if (!isObject || (definition.name.value !== 'Mutation' && definition.name.value !== 'Query')) return [];
  const isMutation = definition.name.value === 'Mutation';
  return (definition.fields ?? []).map((field) => ({ isMutation, field }));
}

/** The name of the directive's limit, null for no limit; undefined without the directive. */
function declaredName({ directives }: FieldDefinitionNode): string | null | undefined {
  const directive = directives?.find(({ name }) => name.value === 'rateLimit');
  const value = directive?.arguments?.find(({ name }) => name.value === 'name')?.value;
  if (value?.kind === Kind.NULL) return null;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(RATE_LIMITS, name);
}

/** Whether an operation may contain the field only once. */
export function isOncePerOperation(field: string): boolean {
  const name = LIMITED_FIELDS.get(field);
  return name !== undefined && !('isRepeatable' in RATE_LIMITS[name]);
}

interface Caller {
  readonly legacy: Pick<LegacyClient, 'reads'>;
  readonly limiter: RateLimiter<RateLimitName>;
  readonly clientAddress: string;
}

type Field = Pick<GraphQLResolveInfo, 'fieldName'>;

/** Counts a use of a root field. Throws `RATE_LIMITED` if it exceeds the limit. */
export async function enforceRateLimit(
  { fieldName }: Field,
  { legacy, limiter, clientAddress }: Caller,
): Promise<void> {
  const name = LIMITED_FIELDS.get(fieldName);
  if (name === undefined) return;
  // Each request counts towards the limit, so the response must not be cached.
  legacy.reads.markUncacheable();
  const wait = await limiter.hit(name, clientAddress);
  if (wait !== null) throw rateLimited(wait);
}

/** Counts an attempt, before its input is checked. Throws `RATE_LIMITED` far beyond the uses. */
export async function enforceAttemptLimit({ fieldName }: Field, { limiter, clientAddress }: Caller): Promise<void> {
  const name = LIMITED_FIELDS.get(fieldName);
  const wait = name === undefined ? null : await limiter.attempt(name, clientAddress);
  if (wait !== null) throw rateLimited(wait);
}

/** Takes back a use that doesn't count. */
export async function uncountUse({ fieldName }: Field, { limiter, clientAddress }: Caller): Promise<void> {
  const name = LIMITED_FIELDS.get(fieldName);
  if (name !== undefined) await limiter.uncount(name, clientAddress);
}
