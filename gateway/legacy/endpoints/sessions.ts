import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { required } from '../wire/record.ts';
import { decodedText, id, personName, text } from '../wire/scalars.ts';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface LoginResponse {
  readonly userId: string;
  readonly authToken: string;
  readonly userName: string | null;
  readonly accountType: string | null;
  readonly message: string | null;
  readonly redirect: string | null;
}

/** PHP-13, ENT-29. A success without an id and a token is invalid. */
export const logInCustomer: JsonWrite<LoginRequest, LoginResponse> = {
  kind: 'json-write',
  path: '/php/userLogin.php',
  success: 'required',
  credentials: 'never',
  withCookies: 'all',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean() }),
  response: wireObject({
    userId: required(id),
    authToken: required(decodedText),
    // Not needed for a session, so ignored when unreadable.
    userName: personName.catch(null),
    accountType: decodedText.catch(null),
    message: text.catch(null),
    redirect: decodedText.catch(null),
  }),
};

/** Our own: ends the customer's other sessions. Other hosts have no such script. */
export const logOutOthers: JsonWrite<unknown, MessageResponse> = {
  kind: 'json-write',
  path: '/php/logout-others.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.unknown().transform(() => ({})),
  response: messageResponse,
};

/** PHP-34: ends the session on the server. */
export const logOutCustomer: JsonWrite<null, unknown> = {
  kind: 'json-write',
  path: '/php/logout.php',
  success: 'not-false',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.null(),
  response: z.unknown(),
};
