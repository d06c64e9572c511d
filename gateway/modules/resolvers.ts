import { DateScalar, DateTimeScalar, LocalTimeScalar, UploadScalar } from '../graphql/scalars.ts';
import { moduleResolvers } from './generated/module-resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { currentTime } from './server-time/observed-time.ts';

/** The resolver map. Apollo Server merges the resolvers of a type from several modules. */
export const resolvers: Resolvers[] = [
  {
    Date: DateScalar,
    DateTime: DateTimeScalar,
    LocalTime: LocalTimeScalar,
    Upload: UploadScalar,
    Query: { serverTime: (_parent, _args, { legacy }) => currentTime(legacy).toISOString() },
  },
  ...moduleResolvers,
];
