import type { Resolvers } from '../generated/resolvers.ts';
import { VISIT_OPTIONS } from './visit-options.ts';

export const placeResolvers: Resolvers = {
  Service: { visitOptions: () => [...VISIT_OPTIONS] },
};
