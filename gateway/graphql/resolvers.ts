import { appointmentResolvers } from '../modules/appointment/resolvers.ts';
import { availabilityResolvers } from '../modules/availability/resolvers.ts';
import { bookingResolvers } from '../modules/booking/resolvers.ts';
import { customerResolvers } from '../modules/customer/resolvers.ts';
import { immediateServiceResolvers } from '../modules/immediate-service/resolvers.ts';
import { placeResolvers } from '../modules/place/resolvers.ts';
import { serviceResolvers } from '../modules/service/resolvers.ts';
import { sessionResolvers } from '../modules/session/resolvers.ts';
import { specialistResolvers } from '../modules/specialist/resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { DateScalar, DateTimeScalar, UploadScalar } from './scalars.ts';

/** The nouns' resolvers. They share `Query`, `Mutation` and `Service`, and Apollo Server merges what several of them say of one type. */
export const resolvers: Resolvers[] = [
  {
    Date: DateScalar,
    DateTime: DateTimeScalar,
    Upload: UploadScalar,
    Query: { serverTime: () => new Date().toISOString() },
  },
  appointmentResolvers,
  availabilityResolvers,
  bookingResolvers,
  customerResolvers,
  immediateServiceResolvers,
  placeResolvers,
  serviceResolvers,
  sessionResolvers,
  specialistResolvers,
];
