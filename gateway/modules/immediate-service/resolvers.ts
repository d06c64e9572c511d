import { z } from 'zod';
import type { ImmediateService, Resolvers } from '../../graphql/generated/resolvers.ts';
import { listImmediateServices, submitImmediateRequest } from '../../legacy/endpoints/immediate-services.ts';
import { LegacyFault } from '../../legacy/transport/fault.ts';
import { longWords, words } from '../fields.ts';
import { countAct } from '../limited.ts';
import { inputErrors, refusalCode, refusalErrors } from '../user-errors.ts';

/** Doc 1 §9: what can be asked for when the host does not say (C-85: in the documents' spelling). */
const BUILT_IN: readonly ImmediateService[] = [
  { id: 'car-wont-start', name: "Car Won't Start" },
  { id: 'flat-tire', name: 'Flat Tire' },
  { id: 'engine-problem', name: 'Engine Problem' },
  { id: 'accident-assistance', name: 'Accident Assistance' },
  { id: 'lockout-service', name: 'Lockout Service' },
  { id: 'other', name: 'Other' },
];

/** IMM-06; C-57: this form only asks that a number is there. */
const requested = z.object({
  serviceType: words('The kind of help is required.', 'The kind of help', 200),
  issueDetails: longWords('What is affected is required.', 'What is affected', 500),
  issueDescription: longWords('The description is required.', 'The description', 2_000),
  location: words('The location is required.', 'The location', 300),
  phoneNumber: words('The phone number is required.', 'The phone number', 50),
  contactPreference: z.enum(['CALL', 'TEXT']),
});

export const immediateServiceResolvers: Resolvers = {
  Query: {
    async immediateServices(_parent, _args, { legacy, log }) {
      try {
        const { services } = await legacy.read(listImmediateServices, {});
        if (services.length > 0) return [...services];
      } catch (err) {
        log.warn({ event: 'immediate services', err }, 'built-in immediate services given');
      }
      return [...BUILT_IN];
    },
  },
  Mutation: {
    async requestImmediateService(_parent, { input }, context) {
      const { legacy } = context;
      const given = requested.safeParse(input);
      if (!given.success) return { userErrors: inputErrors(given.error) };
      await countAct('requestImmediateService', context);

      const { contactPreference, ...rest } = given.data;
      const request = { ...rest, contactPreference: contactPreference === 'CALL' ? 'call' : 'text' } as const;
      const outcome = await legacy.write(submitImmediateRequest, request).catch((error: unknown) => {
        // The host turned the session away, not the request: urgent help is asked for as a visitor instead.
        if (!(error instanceof LegacyFault) || error.kind !== 'unauthenticated') throw error;
        return legacy.asVisitor().write(submitImmediateRequest, request);
      });
      if (!outcome.accepted) {
        const { message, error, errors } = outcome.refusal;
        const sentences = [message ?? error ?? errors[0] ?? null];
        return { userErrors: refusalErrors(refusalCode(outcome.refusal), sentences, 'Failed to submit request') };
      }
      return {
        request: { reference: outcome.answer.reference, serviceType: rest.serviceType, contactPreference },
        userErrors: [],
      };
    },
  },
};
