import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { filterRepairs, repairsOf } from './repairs.ts';

export const repairResolvers: Resolvers = {
  Customer: {
    repairs: fromRecord((record, { status, search }) => filterRepairs(repairsOf(record), status, search)),
  },
};
