import { accountClaimResolvers } from '../modules/account-claim/resolvers.ts';
import { appointmentResolvers } from '../modules/appointment/resolvers.ts';
import { availabilityResolvers } from '../modules/availability/resolvers.ts';
import { bookingResolvers } from '../modules/booking/resolvers.ts';
import { contactResolvers } from '../modules/contact/resolvers.ts';
import { currentTime } from '../modules/current-time.ts';
import { customerResolvers } from '../modules/customer/resolvers.ts';
import { emailCodeResolvers } from '../modules/email-code/resolvers.ts';
import { immediateServiceResolvers } from '../modules/immediate-service/resolvers.ts';
import { notificationResolvers } from '../modules/notification/resolvers.ts';
import { passwordResolvers } from '../modules/password/resolvers.ts';
import { placeResolvers } from '../modules/place/resolvers.ts';
import { profileResolvers } from '../modules/profile/resolvers.ts';
import { registrationResolvers } from '../modules/registration/resolvers.ts';
import { repairResolvers } from '../modules/repair/resolvers.ts';
import { reviewResolvers } from '../modules/review/resolvers.ts';
import { serviceResolvers } from '../modules/service/resolvers.ts';
import { sessionResolvers } from '../modules/session/resolvers.ts';
import { specialistResolvers } from '../modules/specialist/resolvers.ts';
import { specialistApplicationResolvers } from '../modules/specialist-application/resolvers.ts';
import { vehicleResolvers } from '../modules/vehicle/resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { DateScalar, DateTimeScalar, UploadScalar } from './scalars.ts';

/** The nouns' resolvers. They share `Query`, `Mutation` and `Service`, and Apollo Server merges what several of them say of one type. */
export const resolvers: Resolvers[] = [
  {
    Date: DateScalar,
    DateTime: DateTimeScalar,
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
  notificationResolvers,
  passwordResolvers,
  placeResolvers,
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
