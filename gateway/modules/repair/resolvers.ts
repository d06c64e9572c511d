import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { pickRepairs, repairsOf } from './repair.ts';

export const repairResolvers: Resolvers = {
  Customer: {
    repairs: async ({ record }, { status, search }) => pickRepairs(repairsOf(await record()), status, search),
  },
};
