import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { pickRepairs, repairsOf } from './repair.ts';

export const repairResolvers: Resolvers = {
  Customer: {
    repairs: fromRecord((record, { status, search }) => pickRepairs(repairsOf(record), status, search)),
  },
};
