import { createHash } from 'node:crypto';
import { type GraphQLOutputType, type GraphQLResolveInfo, getNamedType, isNonNullType, isObjectType } from 'graphql';
import { z } from 'zod';
import type { UserError } from '../../graphql/generated/schema.ts';
import { InvalidIdError, readGraphIds } from '../../graphql/graph-ids.ts';
import { enforceAttemptLimit, enforceRateLimit, uncountUse } from '../../graphql/rate-limits.ts';
import { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { Write } from '../../legacy/endpoints/endpoint.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { WriteResult } from '../../legacy/transport/parse-response.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { MAX_ALL_ENTRIES, MAX_ENTRIES, MAX_USER_ERRORS } from '../../limits.ts';
import type { Execution } from '../../state/idempotency.ts';
import { type GatewayContext, sessionOf } from '../context.ts';
import { type Invalidation, invalidate } from './invalidation.ts';
import { inputErrors, type RefusalReason, type RefusalRules, userError, userErrorsOf } from './refusal-errors.ts';

interface Mutation<Args, Wire, Input extends Wire, Response, Payload> {
  /** Whether it needs a session; by default as its endpoint says. 'none' uses none. */
  readonly session?: 'required' | ((input: Input) => 'required' | 'none');
  readonly input: z.core.$ZodType<Input>;
  /** Further rules, whose errors are listed with those of the fields. */
  readonly check?: (input: Args) => UserError[];
  /** If only refusals count towards its rate limit, not every use. */
  readonly counts?: 'refusals';
  /** If it must not happen twice. */
  readonly once?: Once<Input>;
  /** The endpoint that takes the input, or how the call is made. */
  readonly send:
    | Write<Wire, Response>
    | ((input: Input, context: GatewayContext, write: Writer) => Promise<Sent<Response>>);
  /** The message if the host may have carried it out, and it is safe to repeat. */
  readonly ifUnknown?: string;
  /** What the call may change, whatever its outcome. */
  readonly invalidates?: readonly Invalidation[];
  readonly refusals: RefusalRules;
  /** Finds the reason of a refusal if the host gives none. */
  readonly explain?: (input: Input, context: GatewayContext) => Promise<RefusalReason | null>;
  /** Without `userErrors` and `clientMutationId`. */
  readonly payload: (response: Response, input: Input, context: GatewayContext) => Payload | Promise<Payload>;
}

interface Once<Input> {
  /** The client's idempotency key; null if it sends none. */
  readonly key: (input: Input) => string | null;
  /** Shown if the key was used before with another input or other files. */
  readonly conflict: string;
  /** Shown if the host may have carried it out, by whether it keeps such keys. Few hosts do. */
  readonly ifUnknown: { readonly safe: string; readonly unsafe: string };
}

type Writer = <Wire, Response>(
  endpoint: Write<Wire, Response>,
  input: Wire,
  client?: LegacyClient,
) => Promise<WriteResult<Response>>;

type Sent<Response> =
  | WriteResult<Response>
  /** `reason`: what the gateway has seen, if the host gives none. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly reason: RefusalReason | null }
  | NotSent;
type NotSent = { readonly kind: 'not sent'; readonly userErrors: UserError[] };

/** When the account's data shows that the call can't succeed. */
export const notSent = (...userErrors: UserError[]): NotSent => ({ kind: 'not sent', userErrors });

type Refused = { readonly userErrors: UserError[] };

interface Common {
  readonly userErrors: UserError[];
  readonly clientMutationId: string | null;
}

/** Flags say that nothing was done, and the rest is missing. */
type NothingDone<Payload> = { readonly [Name in keyof Payload as Payload[Name] extends boolean ? Name : never]: false };

/**
 * Creates the resolver of a mutation. All take the same steps: session, attempts, length of lists,
 * ids, rules, limit, idempotency key, call. What is invalid is neither counted nor sent.
 */
export function mutation<Args, Wire, Input extends Wire, Response, Payload>(
  declared: Mutation<Args, Wire, Input, Response, Payload>,
) {
  const { session, send, once } = declared;
  const isPersonal = session === 'required' || ('credentials' in send && send.credentials === 'required');

  async function carryOut(args: object, context: GatewayContext, info: GraphQLResolveInfo) {
    if (isPersonal) sessionOf(context);
    await enforceAttemptLimit(info, context);
    const read = readInput(declared, args, info);
    if ('userErrors' in read) return read;
    const { input } = read;
    const needed = typeof session === 'function' ? session(input) : null;
    if (needed === 'required') sessionOf(context);
    await enforceRateLimit(info, context);

    const client = needed === 'none' ? context.legacy.as(null) : context.legacy;
    const execute = () => sendOne(declared, input, { context, client, info });
    const key = once?.key(input) ?? null;
    if (!once || key === null) return { input, ...(await execute()).result };
    const owner = isPersonal ? context.viewer?.userId : '';
    const keyed = { key: `${info.fieldName}:${owner}:${key}`, input, conflictMessage: once.conflict };
    return { input, ...(await executeOnce(keyed, context, execute)) };
  }

  return async (
    _parent: unknown,
    { input: args }: { readonly input: object },
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ): Promise<(Payload | NothingDone<Payload>) & Common> => {
    const { clientMutationId = null }: { readonly clientMutationId?: string | null } = args;
    const result = await carryOut(args, context, info);
    if ('userErrors' in result) {
      const userErrors = result.userErrors.slice(0, MAX_USER_ERRORS);
      // The schema's flags are those of Payload, which codegen has made of it.
      const nothingDone = falseFlags(info.returnType) as NothingDone<Payload>;
      return { ...nothingDone, clientMutationId, userErrors };
    }
    const payload = await declared.payload(result.response, result.input, context);
    return { ...payload, clientMutationId, userErrors: [] };
  };
}

export const messagePayload = ({ message }: { readonly message: string | null }) => ({ message });

function readInput<Args, Wire, Input extends Wire>(
  { input, check }: Pick<Mutation<Args, Wire, Input, never, never>, 'input' | 'check'>,
  args: object,
  info: GraphQLResolveInfo,
): Refused | { readonly input: Input } {
  const tooLong = longList(args, [], { entries: 0 });
  if (tooLong) return { userErrors: [tooLong] };
  try {
    // GraphQL has checked that the input has this type.
    const read = readGraphIds(info, args) as Args;
    const parsed = z.safeParse(input, read);
    const userErrors = [...(parsed.success ? [] : inputErrors(parsed.error)), ...(check?.(read) ?? [])];
    return parsed.success && userErrors.length === 0 ? { input: parsed.data } : { userErrors };
  } catch (error) {
    if (!(error instanceof InvalidIdError)) throw error;
    const [, ...path] = error.argument;
    return { userErrors: [userError('INVALID', error.message, path)] };
  }
}

/** An error for the first list that is too long. Its entries aren't looked at. */
function longList(value: unknown, path: readonly string[], seen: { entries: number }): UserError | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    seen.entries += value.length;
    if (value.length > MAX_ENTRIES || seen.entries > MAX_ALL_ENTRIES) {
      return userError('TOO_LARGE', `These are too many: choose or add at most ${MAX_ENTRIES}.`, path);
    }
  }
  for (const [key, inner] of Object.entries(value)) {
    const found = longList(inner, [...path, key], seen);
    if (found) return found;
  }
  return null;
}

interface Caller {
  readonly context: GatewayContext;
  readonly client: LegacyClient;
  readonly info: GraphQLResolveInfo;
}

async function sendOne<Args, Wire, Input extends Wire, Response, Payload>(
  declared: Mutation<Args, Wire, Input, Response, Payload>,
  input: Input,
  { context, client, info }: Caller,
): Promise<Execution<{ readonly response: Response } | Refused>> {
  const { send, counts, refusals } = declared;
  const write: Writer = async (endpoint, form, as = client) => {
    try {
      return await as.write(endpoint, form);
    } catch (error) {
      throw explained(error, declared, input, client);
    } finally {
      invalidate(declared.invalidates ?? [], context);
    }
  };
  const sending = typeof send === 'function' ? send(input, context, write) : write(send, input);
  const sent = await sending.catch(async (error: unknown) => {
    // An outage doesn't count.
    if (counts === 'refusals') await uncountUse(info, context);
    throw error;
  });
  if (sent.kind === 'not sent') return { kind: 'refused', result: { userErrors: sent.userErrors } };
  if (sent.kind === 'accepted') {
    if (counts === 'refusals') await uncountUse(info, context);
    return { kind: 'done', result: { response: sent.response } };
  }
  const { refusal } = sent;
  const errors = userErrorsOf(refusal, refusals);
  const isExplained = errors.every(({ code }) => code !== 'REFUSED');
  const seen = 'reason' in sent ? sent.reason : null;
  const reason = isExplained ? null : (seen ?? (await declared.explain?.(input, context)) ?? null);
  return { kind: 'refused', result: { userErrors: reason ? userErrorsOf(refusal, refusals, reason) : errors } };
}

/** If the outcome is unknown, with the message that says so. */
function explained<Args, Wire, Input extends Wire>(
  error: unknown,
  { once, ifUnknown }: Pick<Mutation<Args, Wire, Input, never, never>, 'once' | 'ifUnknown'>,
  input: Input,
  { keepsIdempotencyKeys }: LegacyClient,
): unknown {
  if (!(error instanceof LegacyError && error.isOutcomeUnknown)) return error;
  if (ifUnknown) return error.withMessage(ifUnknown);
  // Without a key, repeating it isn't safe, which a message must not say that it is.
  if (!once || once.key(input) === null) return error;
  return error.withMessage(keepsIdempotencyKeys ? once.ifUnknown.safe : once.ifUnknown.unsafe, keepsIdempotencyKeys);
}

/** The flags that a payload always has, which say that nothing was done. */
function falseFlags(type: GraphQLOutputType): Record<string, false> {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) return {};
  const flags = Object.values(payload.getFields()).filter(
    (field) => isNonNullType(field.type) && getNamedType(field.type).name === 'Boolean',
  );
  return Object.fromEntries(flags.map(({ name }) => [name, false]));
}

interface KeyedMutation {
  /** Starts with its owner, so that no one can use up another customer's key. */
  readonly key: string;
  /** With its files. */
  readonly input: unknown;
  readonly conflictMessage: string;
}

/** Executes a mutation once for its key, however often it is sent. */
async function executeOnce<Result>(
  { key, input, conflictMessage }: KeyedMutation,
  { idempotency }: GatewayContext,
  execute: () => Promise<Execution<Result>>,
): Promise<Result | { readonly userErrors: UserError[] }> {
  const replay = await idempotency.run(key, fingerprint(input), execute);
  if (replay.kind === 'result') return replay.result;
  return { userErrors: [userError('KEY_REUSED', conflictMessage, ['idempotencyKey'])] };
}

/** A hash that identifies an input, and its files by their contents. */
function fingerprint(input: unknown): string {
  const text = JSON.stringify(input, (_name, value: unknown) => (value instanceof ReceivedFile ? value.sha256 : value));
  return createHash('sha256').update(text).digest('hex');
}
