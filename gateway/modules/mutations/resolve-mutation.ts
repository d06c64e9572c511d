import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { Write } from '../../legacy/endpoints/endpoint.ts';
import type { LegacyClient } from '../../legacy/transport/client.ts';
import { LegacyError } from '../../legacy/transport/fault.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { inputErrors } from './user-errors.ts';

/** An act that is one call. */
interface Act<Input, Given extends Input, Answer, Payload> {
  /** Judges what was given before anybody is asked. */
  readonly input: z.ZodType<Given>;
  readonly endpoint: Write<Input, Answer>;
  /** In whose name, when not in the caller's. */
  readonly as?: (given: Given, context: GatewayContext) => LegacyClient;
  readonly refused: (refusal: Refusal) => UserError[];
  readonly done: (answer: Answer, given: Given, context: GatewayContext) => Payload | Promise<Payload>;
}

/** The resolver of an act: judges, counts, does, and says what became of it. What is not sent is not counted. */
export function resolveMutation<Input, Given extends Input, Answer, Payload>(act: Act<Input, Given, Answer, Payload>) {
  const { endpoint } = act;
  return async (_parent: unknown, { input }: { input: unknown }, context: GatewayContext, info: GraphQLResolveInfo) => {
    if (endpoint.credentials === 'required') requireSession(context);
    const given = act.input.safeParse(input);
    if (!given.success) return { userErrors: inputErrors(given.error) };
    const legacy = act.as?.(given.data, context) ?? context.legacy;
    await enforceRateLimit(info, context);
    const outcome = await legacy.write(endpoint, given.data);
    if (!outcome.accepted) return { userErrors: act.refused(outcome.refusal) };
    return act.done(outcome.answer, given.data, context);
  };
}

/** Nobody's input is judged on behalf of a customer. */
export function requireSession({ viewer }: Pick<GatewayContext, 'viewer'>): void {
  if (!viewer) throw new LegacyError('unauthenticated');
}

/** What became of an act that answers with words alone. */
export function told({ message }: { readonly message: string | null }) {
  return { message, userErrors: [] };
}
