import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { required } from '../wire/record.ts';
import { decodedText } from '../wire/scalars.ts';
import { guestBooking } from './bookings.ts';
import { messageResponse } from './message-response.ts';
import {
  address,
  addressAndCode,
  addressInFlow,
  flowResponse,
  passwordToken,
  registrationEndpoint,
  tokenAndPassword,
} from './registration-endpoint.ts';

const registrant = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    password: z.string(),
  })
  // Different versions of the script read different spellings.
  .transform(({ firstName, lastName, email, phone, password }) => ({
    firstName,
    first_name: firstName,
    lastName,
    last_name: lastName,
    email,
    phoneNumber: phone,
    phone_no: phone,
    password,
    confirmPassword: password,
    confirm_password: password,
  }));

/** PHP-19. */
export const registerCustomer = registrationEndpoint('register_new', registrant, flowResponse);

/** PHP-20. */
export const verifyRegistration = registrationEndpoint('verify_email', addressAndCode, passwordToken);

/** PHP-22; C-61: resends the code of the address's latest registration. */
export const resendRegistrationCode = registrationEndpoint(
  'resend_temp_code',
  addressInFlow.transform((fields) => ({ ...fields, type: 'email' })),
  messageResponse,
);

/** PHP-18. */
export const requestClaim = registrationEndpoint('returning_user', address, flowResponse);

/** Opens the booking of a link in an email. Hosts that send no such links don't know the action. */
export const openBookingLink = registrationEndpoint(
  'open_booking_link',
  z.object({ handle: z.string() }),
  z
    .object({
      booking: guestBooking.extend({
        email: required(decodedText),
        firstName: decodedText.catch(null),
        serviceType: decodedText.catch(null),
      }),
    })
    .transform(({ booking: { referenceNumber, flow_id, email, firstName, serviceType, ...rest } }) => ({
      booking: { ...rest, reference: referenceNumber, flowId: flow_id, message: null },
      email,
      firstName: firstName ?? '',
      serviceName: serviceType ?? '',
    })),
);

/** PHP-21. */
export const verifyClaim = registrationEndpoint('verify_returning_user', addressAndCode, passwordToken);

/** PHP-24. */
export const completeClaim = registrationEndpoint(
  'complete_returning_user',
  tokenAndPassword,
  wireObject({ ...messageResponse.shape, email: decodedText.catch(null) }),
);
