import { z } from 'zod';
import { required, wireObject } from '../wire/record.ts';
import { decodedText, id, text, typedName } from '../wire/scalars.ts';
import { guestBooking } from './bookings.ts';
import { jsonWrite, messageResponse } from './endpoint.ts';

const address = z.object({ email: z.string() });

/** The flow that a call continues, as an earlier response identified it; not sent when unknown. */
const flowId = z.string().nullish();
const withFlow = <Fields extends { flowId?: string | null | undefined }>({ flowId: flow_id, ...fields }: Fields) => ({
  ...fields,
  ...(flow_id && { flow_id }),
});

const addressInFlow = z.object({ email: z.string(), flowId }).transform(withFlow);
const addressAndCode = z.object({ email: z.string(), code: z.string(), flowId }).transform(withFlow);

const tokenAndPassword = z
  .object({ token: z.string(), password: z.string() })
  .transform(({ token, password }) => ({ token_id: token, password }));

/** The response that begins a flow; older hosts know none. */
const flowResponse = wireObject({ message: text.catch(null), flow_id: id.catch(null) }).transform(
  ({ message, flow_id }) => ({ message, flowId: flow_id }),
);

/** The response to a correct code: the token for setting a password; null when it is missing. */
const passwordToken = z
  .object({ message: text.catch(null), token_id: decodedText.catch(null) })
  .transform(({ message, token_id }) => ({ message, token: token_id }));

/** PHP-14..24: one of the actions of the script that registers customers and sets passwords. */
function registrationEndpoint<Input, Output>(
  action: string,
  request: z.ZodType<object, Input>,
  response: z.ZodType<Output>,
) {
  return jsonWrite({
    path: '/php/userRegistration.php',
    credentials: 'never',
    withCookies: 'device',
    request: request.transform((fields) => ({ action, ...fields })),
    response,
  });
}

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
        email: required(text),
        firstName: typedName.catch(null),
        serviceType: text.catch(null),
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
  wireObject({ ...messageResponse.shape, email: text.catch(null) }),
);

/** PHP-14. */
export const requestPasswordReset = registrationEndpoint('reset_request', address, flowResponse);

/** PHP-17. */
export const resendPasswordReset = registrationEndpoint('resend_password_reset', addressInFlow, messageResponse);

/** PHP-15. */
export const verifyPasswordReset = registrationEndpoint(
  'verify_otp',
  addressAndCode.transform((fields) => ({ ...fields, type: 'password_reset' })),
  passwordToken,
);

/** PHP-16. */
export const resetPassword = registrationEndpoint('reset_password', tokenAndPassword, messageResponse);

/** Gives an account the address back that it had before a change. Other hosts refuse it. */
export const undoEmailChange = registrationEndpoint(
  'undo_email_change',
  z.object({ token: z.string() }).transform(({ token }) => ({ token_id: token })),
  passwordToken,
);

const request = z.object({
  email: z.string(),
  type: z.enum(['specialist', 'profile_update']),
  flowId: z.string().nullish(),
});
export type EmailCodeRequest = z.output<typeof request>;

/** PHP-26..28, with credentials if there are any: a profile's code belongs to the account. */
function emailCodeEndpoint<Input, Output>(
  action: string,
  fields: z.ZodType<EmailCodeRequest, Input>,
  response: z.ZodType<Output>,
) {
  return jsonWrite({
    path: '/php/emailVerification.php',
    credentials: 'optional',
    request: fields.transform((input) => ({ action, ...withFlow(input) })),
    response,
  });
}

export const sendEmailCode = emailCodeEndpoint('send_code', request, flowResponse);
export const resendEmailCode = emailCodeEndpoint('resend_code', request, messageResponse);
export const verifyEmailCode = emailCodeEndpoint('verify_code', request.extend({ code: z.string() }), messageResponse);
