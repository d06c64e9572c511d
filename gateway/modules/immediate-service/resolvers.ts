import type { ImmediateService, Resolvers } from '../../graphql/generated/resolvers.ts';
import { listImmediateServices } from '../../legacy/endpoints/immediate-services.ts';
import { requestHelp } from './request-help.ts';

/** Doc 1 §9: what can be asked for when the host does not say (C-85: in the documents' spelling). */
const BUILT_IN: readonly ImmediateService[] = [
  { id: 'car-wont-start', name: "Car Won't Start" },
  { id: 'flat-tire', name: 'Flat Tire' },
  { id: 'engine-problem', name: 'Engine Problem' },
  { id: 'accident-assistance', name: 'Accident Assistance' },
  { id: 'lockout-service', name: 'Lockout Service' },
  { id: 'other', name: 'Other' },
];

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
    requestImmediateService: (_parent, { input }, context) => requestHelp(input, context),
  },
};
