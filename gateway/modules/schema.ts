import { makeExecutableSchema } from '@graphql-tools/schema';
import { withGraphIds } from '../graphql/graph-ids.ts';
import { DateScalar, DateTimeScalar, LocalTimeScalar, UploadScalar } from '../graphql/scalars.ts';
import { typeDefs } from '../graphql/type-defs.ts';
import { moduleResolvers } from './generated/module-resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';

const resolvers: Resolvers[] = [
  {
    Date: DateScalar,
    DateTime: DateTimeScalar,
    LocalTime: LocalTimeScalar,
    Upload: UploadScalar,
    Query: { serverTime: (_parent, _args, { legacy }) => legacy.clock.now().toISOString() },
  },
  ...moduleResolvers,
];

/** One for the process, because tests start hundreds of gateways. */
export const schema = withGraphIds(makeExecutableSchema({ typeDefs, resolvers }));
