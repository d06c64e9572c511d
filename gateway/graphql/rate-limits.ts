import { type DocumentNode, type FieldDefinitionNode, type GraphQLResolveInfo, Kind } from 'graphql';
import type { LegacyClient } from '../legacy/transport/legacy-client.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import { rateLimited } from './errors.ts';
import { typeDefs } from './type-defs.ts';

interface RateLimit {
  /** How often one network address may use the field within the window. */
  readonly max: number;
  readonly windowMs: number;
  /** Whether an operation may contain the field several times, with aliases. */
  readonly isRepeatable?: true;
}

const MINUTE = 60_000;

/**
 * The limits that `@rateLimit` names in the schema. They are generous, since a household or an
 * office shares one address. Successful logins don't count.
 */
export const RATE_LIMITS = {
  logIn: { max: 20, windowMs: 15 * MINUTE },
  bookAppointmentAsGuest: { max: 300, windowMs: 60 * MINUTE },
  bookAppointment: { max: 60, windowMs: 60 * MINUTE },
  changeAppointment: { max: 120, windowMs: 60 * MINUTE, isRepeatable: true },
  submitReview: { max: 60, windowMs: 60 * MINUTE, isRepeatable: true },
  requestImmediateService: { max: 30, windowMs: 60 * MINUTE },
  register: { max: 30, windowMs: 60 * MINUTE },
  requestCode: { max: 60, windowMs: 60 * MINUTE },
  verifyCode: { max: 40, windowMs: 15 * MINUTE },
  openBookingLink: { max: 30, windowMs: 15 * MINUTE },
  setPassword: { max: 30, windowMs: 15 * MINUTE },
  changeBookingEmail: { max: 20, windowMs: 60 * MINUTE },
  checkEmail: { max: 30, windowMs: MINUTE },
  applyAsSpecialist: { max: 30, windowMs: 60 * MINUTE },
  sendContactMessage: { max: 30, windowMs: 60 * MINUTE },
} satisfies Readonly<Record<string, RateLimit>>;

/** Counted when a request is about to send its files, whatever its operation is. */
export const UPLOAD_LIMITS = { sendFiles: { max: 300, windowMs: 60 * MINUTE } } satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimits = Readonly<Record<RateLimitName | keyof typeof UPLOAD_LIMITS, RateLimit>>;

const LIMITED_FIELDS = readRateLimits(typeDefs);

/**
 * The limit that the schema declares for each limited root field. Throws if a mutation declares
 * none, or if a declared limit doesn't exist.
 */
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

/** Counts a use of a root field. Throws `RATE_LIMITED` if it exceeds the limit. */
export async function enforceRateLimit(
  { fieldName }: Pick<GraphQLResolveInfo, 'fieldName'>,
  { legacy, limiter, clientAddress }: Caller,
): Promise<void> {
  const name = LIMITED_FIELDS.get(fieldName);
  if (name === undefined) return;
  // Each request counts towards the limit, so the response must not be cached.
  legacy.reads.markUncacheable();
  const wait = await limiter.hit(name, clientAddress);
  if (wait !== null) throw rateLimited(wait);
}

/**
 * Counts an attempt to use a root field, before its input is checked. Throws `RATE_LIMITED` after
 * far more attempts than uses are allowed.
 */
export async function enforceAttemptLimit(field: string, { limiter, clientAddress }: Caller): Promise<void> {
  const name = LIMITED_FIELDS.get(field);
  const wait = name === undefined ? null : await limiter.attempt(name, clientAddress);
  if (wait !== null) throw rateLimited(wait);
}
