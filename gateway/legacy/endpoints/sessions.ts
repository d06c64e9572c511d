import { z } from 'zod';
import { required, wireObject } from '../wire/record.ts';
import { decodedText, id, personName, text } from '../wire/scalars.ts';
import { jsonWrite, messageResponse } from './endpoint.ts';

const logInResponse = wireObject({
  userId: required(id),
  authToken: required(decodedText),
  // Not needed for a session, so ignored when unreadable.
  userName: personName.catch(null),
  accountType: decodedText.catch(null),
  message: text.catch(null),
  redirect: decodedText.catch(null),
});
export type LoginResponse = z.output<typeof logInResponse>;

/** PHP-13, ENT-29. A success without an id and a token is invalid. */
export const logInCustomer = jsonWrite({
  path: '/php/userLogin.php',
  credentials: 'never',
  withCookies: 'all',
  request: z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean() }),
  response: logInResponse,
});

/** Our own: ends the customer's other sessions. Other hosts have no such script. */
export const logOutOthers = jsonWrite({
  path: '/php/logout-others.php',
  request: z.unknown().transform(() => ({})),
  response: messageResponse,
});

/** PHP-34: ends the session on the server. */
export const logOutCustomer = jsonWrite({
  path: '/php/logout.php',
  success: 'not-false',
  request: z.null(),
  response: z.unknown(),
});
