import { z } from 'zod';
import { graphNames } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import type { ImmediateService } from '../../graphql/generated/schema.ts';
import { listImmediateServices, submitImmediateRequest } from '../../legacy/endpoints/services.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idempotencyKey } from '../input/input.ts';
import { mutation } from '../mutations/mutation.ts';
import { messageAndListed, type RefusalRules } from '../mutations/refusal-errors.ts';

/** IMM-08: returned if the host sends none, in the documented spelling (C-85). */
const BUILT_IN: readonly ImmediateService[] = [
  { id: 'car-wont-start', name: "Car Won't Start" },
  { id: 'flat-tire', name: 'Flat Tire' },
  { id: 'engine-problem', name: 'Engine Problem' },
  { id: 'accident-assistance', name: 'Accident Assistance' },
  { id: 'lockout-service', name: 'Lockout Service' },
  { id: 'other', name: 'Other' },
];

export async function immediateServices({ legacy, log }: GatewayContext): Promise<ImmediateService[]> {
  try {
    const { services } = await legacy.read(listImmediateServices, {});
    if (services.length > 0) return [...services];
  } catch (err) {
    log.warn({ event: 'immediate services', err }, 'built-in immediate services returned');
  }
  return [...BUILT_IN];
}

const KEY_REUSED = 'You’ve already sent this request with other details. Please send it as a new request.';

const REFUSALS: RefusalRules = {
  fallback: 'Failed to submit request',
  // One message: the first of these that the host sent.
  sentencesOf: (refusal) => messageAndListed(refusal).slice(0, 1),
  meanings: ['keyReused'],
  fields: graphNames(immediateRequestForm),
  messages: { KEY_REUSED },
};

const requestInput = z.object({
  idempotencyKey: idempotencyKey.nullish().transform((key) => key ?? null),
  ...immediateRequestForm.schema.shape,
});

const requestImmediateService = mutation({
  input: requestInput,
  once: {
    key: ({ idempotencyKey: key }) => key,
    conflict: KEY_REUSED,
    ifUnknown: {
      safe: 'We’re not sure we received your request. You can safely send it again: it won’t be made twice. If it’s urgent, call us.',
      unsafe:
        'We’re not sure we received your request. If you send it again, we could receive it twice. If it’s urgent, call us.',
    },
  },
  async send({ contactPreference, ...rest }, { legacy }, write) {
    const form = { ...rest, contactPreference: contactPreference === 'CALL' ? ('call' as const) : ('text' as const) };
    return write(submitImmediateRequest, form).catch((error: unknown) => {
      // The host refused the session, not the request: retried without the session.
      if (!(error instanceof LegacyError) || error.kind !== 'unauthenticated') throw error;
      return write(submitImmediateRequest, form, legacy.as(null));
    });
  },
  refusals: REFUSALS,
  payload: ({ reference }, { immediateServiceName, contactPreference }) => ({
    request: { reference, immediateServiceName, contactPreference },
  }),
});

export const immediateServiceResolvers: Resolvers = {
  Query: { immediateServices: (_parent, _args, context) => immediateServices(context) },
  Mutation: {
    requestImmediateService,
  },
};
