import type { ImmediateService } from '../../graphql/generated/schema.ts';
import { listImmediateServices } from '../../legacy/endpoints/immediate-services.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { requestImmediateService } from './request-immediate-service.ts';

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

export const immediateServiceResolvers: Resolvers = {
  Query: { immediateServices: (_parent, _args, context) => immediateServices(context) },
  Mutation: {
    requestImmediateService,
  },
};
