import { type GraphQLOutputType, type GraphQLSchema, getNamedType, isNonNullType, isObjectType } from 'graphql';
import type { UserError } from '../../graphql/generated/schema.ts';
import { InvalidIdError } from '../../graphql/graph-ids.ts';
import { enforceAttemptLimit } from '../../graphql/rate-limits.ts';
import { MAX_ALL_ENTRIES, MAX_ENTRIES, MAX_USER_ERRORS } from '../../limits.ts';
import type { GatewayContext } from '../context.ts';
import { userError } from './user-errors.ts';

/**
 * Bounds what every mutation costs before its rules look at the input: how often it is tried, the
 * length of lists, and the errors in its answer. An id of another type is an error of its field.
 */
export function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    const nothingDone = falseFlags(field.type);
    field.resolve = async (parent, args, context: GatewayContext, info) => {
      await enforceAttemptLimit(field.name, context);
      const tooLong = longList(args.input, [], { entries: 0 });
      if (tooLong) return { ...nothingDone, userErrors: [tooLong] };
      try {
        return withFewErrors(await resolve(parent, args, context, info));
      } catch (error) {
        if (!(error instanceof InvalidIdError)) throw error;
        const [, ...path] = error.argument;
        return { ...nothingDone, userErrors: [userError('INVALID', error.message, path)] };
      }
    };
  }
  return schema;
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

/** The flags that a payload always has, which say that nothing was done. */
function falseFlags(type: GraphQLOutputType): Record<string, false> {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) return {};
  const flags = Object.values(payload.getFields()).filter(
    (field) => isNonNullType(field.type) && getNamedType(field.type).name === 'Boolean',
  );
  return Object.fromEntries(flags.map(({ name }) => [name, false]));
}

function withFewErrors(payload: unknown): unknown {
  const isLong = typeof payload === 'object' && payload !== null && 'userErrors' in payload;
  if (!isLong || !Array.isArray(payload.userErrors) || payload.userErrors.length <= MAX_USER_ERRORS) return payload;
  return { ...payload, userErrors: payload.userErrors.slice(0, MAX_USER_ERRORS) };
}
