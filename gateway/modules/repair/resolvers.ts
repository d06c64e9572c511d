import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { ofRecord } from '../of-record.ts';
import { pickRepairs, repairsOf } from './repair.ts';

export const repairResolvers: Resolvers = {
  Customer: {
    repairs: ofRecord((record, { status, search }) => pickRepairs(repairsOf(record), status, search)),
  },
};
