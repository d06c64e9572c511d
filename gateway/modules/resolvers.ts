import { DateScalar, DateTimeScalar, LocalTimeScalar, UploadScalar } from '../graphql/scalars.ts';
import { accountClaimResolvers } from './account-claim/resolvers.ts';
import { appointmentResolvers } from './appointment/resolvers.ts';
import { availabilityResolvers } from './availability/resolvers.ts';
import { bookingResolvers } from './booking/resolvers.ts';
import { contactResolvers } from './contact/resolvers.ts';
import { customerResolvers } from './customer/resolvers.ts';
import { emailCodeResolvers } from './email-code/resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { immediateServiceResolvers } from './immediate-service/resolvers.ts';
import { locationResolvers } from './location/resolvers.ts';
import { nodeResolvers } from './node/resolvers.ts';
import { notificationResolvers } from './notification/resolvers.ts';
import { passwordResolvers } from './password/resolvers.ts';
import { profileResolvers } from './profile/resolvers.ts';
import { registrationResolvers } from './registration/resolvers.ts';
import { repairResolvers } from './repair/resolvers.ts';
import { reviewResolvers } from './review/resolvers.ts';
import { currentTime } from './server-time/current-time.ts';
import { serviceResolvers } from './service/resolvers.ts';
import { sessionResolvers } from './session/resolvers.ts';
import { specialistResolvers } from './specialist/resolvers.ts';
import { specialistApplicationResolvers } from './specialist-application/resolvers.ts';
import { vehicleResolvers } from './vehicle/resolvers.ts';

/** The resolver map. Apollo Server merges the resolvers of a type from several modules. */
export const resolvers: Resolvers[] = [
  {
    Date: DateScalar,
    DateTime: DateTimeScalar,
    LocalTime: LocalTimeScalar,
    Upload: UploadScalar,
    Query: { serverTime: (_parent, _args, { legacy }) => currentTime(legacy).toISOString() },
  },
  accountClaimResolvers,
  appointmentResolvers,
  availabilityResolvers,
  bookingResolvers,
  contactResolvers,
  customerResolvers,
  emailCodeResolvers,
  immediateServiceResolvers,
  nodeResolvers,
  notificationResolvers,
  passwordResolvers,
  locationResolvers,
  profileResolvers,
  registrationResolvers,
  repairResolvers,
  reviewResolvers,
  serviceResolvers,
  sessionResolvers,
  specialistResolvers,
  specialistApplicationResolvers,
  vehicleResolvers,
];
