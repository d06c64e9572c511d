import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { Write } from '../../legacy/endpoints/endpoint.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { inputErrors } from './user-errors.ts';

/** A mutation that makes one call to the host. */
interface Mutation<WireInput, Input extends WireInput, Output, Payload> {
  /** Checks the input before any call is made. */
  readonly input: z.ZodType<Input>;
  readonly endpoint: Write<WireInput, Output>;
  /** The client to use instead of the operation's own. */
  readonly clientFor?: (input: Input, context: GatewayContext) => LegacyClient;
  readonly onRefusal: (refusal: Refusal) => UserError[];
  readonly onSuccess: (response: Output, input: Input, context: GatewayContext) => Payload | Promise<Payload>;
}

/** Creates the resolver. Invalid input isn't sent, and doesn't count towards the rate limit. */
export function resolveMutation<WireInput, Input extends WireInput, Output, Payload>(
  mutation: Mutation<WireInput, Input, Output, Payload>,
) {
  const { endpoint } = mutation;
  return async (_parent: unknown, args: { input: unknown }, context: GatewayContext, info: GraphQLResolveInfo) => {
    if (endpoint.credentials === 'required') requireSession(context);
    const parsed = mutation.input.safeParse(args.input);
    if (!parsed.success) return { userErrors: inputErrors(parsed.error) };
    const input = parsed.data;
    const legacy = mutation.clientFor?.(input, context) ?? context.legacy;
    await enforceRateLimit(info, context);
    const outcome = await legacy.write(endpoint, input);
    if (outcome.kind === 'refused') return { userErrors: mutation.onRefusal(outcome.refusal) };
    return mutation.onSuccess(outcome.response, input, context);
  };
}

/** Throws `UNAUTHENTICATED` without a session. */
export function requireSession({ viewer }: Pick<GatewayContext, 'viewer'>): void {
  if (!viewer) throw new LegacyError('not logged in');
}

/** The payload of a mutation that only returns a message. */
export function messagePayload({ message }: { readonly message: string | null }) {
  return { message, userErrors: [] };
}
