import { present } from './failures.ts';
import {
  type BookAsGuestMutation,
  CompleteClaimDocument,
  LogInDocument,
  type LogInInput,
  LogOutDocument,
  MeDocument,
  RegisterDocument,
  type RegisterInput,
  VerifyClaimDocument,
  type VerifyClaimInput,
  VerifyRegistrationDocument,
  type VerifyRegistrationInput,
} from './generated/graphql.ts';
import type { MendwellClient } from './mendwell-client.ts';

type GuestBooking = NonNullable<NonNullable<BookAsGuestMutation['bookAppointmentAsGuest']>['booking']>;

/** What a guest who opens an account has typed. */
export interface Guest {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** The first half of `nextStep: CREATE_ACCOUNT`: exchanges the code of the email for a token. */
export async function verifyEmail(client: MendwellClient, input: VerifyClaimInput) {
  const { verifyClaim } = await client.mutate(VerifyClaimDocument, { input });
  return present(verifyClaim);
}

/** The second half: sets the password, and has the booking confirmed by email. */
export async function setPassword(
  client: MendwellClient,
  { email, ...guest }: Guest,
  secrets: { readonly claimToken: string; readonly password: string },
  { reference, serviceName, appointmentId, customerId }: GuestBooking,
) {
  const booking =
    appointmentId && customerId ? { ...guest, reference, serviceName, appointmentId, customerId } : undefined;
  const { completeClaim } = await client.mutate(CompleteClaimDocument, { input: { email, ...secrets, booking } });
  return present(completeClaim);
}

/** Opens an account without a booking: the code in the email is for `verifyRegistration`. */
export async function register(client: MendwellClient, input: RegisterInput) {
  return present((await client.mutate(RegisterDocument, { input })).register);
}

export async function verifyRegistration(client: MendwellClient, input: VerifyRegistrationInput) {
  return present((await client.mutate(VerifyRegistrationDocument, { input })).verifyRegistration);
}

/** Starts the client's session, too, if the password is right. */
export async function logIn(client: MendwellClient, input: LogInInput) {
  const { logIn: payload } = await client.mutate(LogInDocument, { input });
  const result = present(payload);
  if (result.session) client.startSession(result.session);
  return result;
}

/** The session is forgotten even if the server couldn't be reached. */
export async function logOut(client: MendwellClient) {
  try {
    return present((await client.mutate(LogOutDocument, { input: {} })).logOut);
  } finally {
    client.endSession();
  }
}

/** Fails with the code `UNAUTHENTICATED` without a session. */
export async function readMe(client: MendwellClient) {
  const { me } = await client.query(MeDocument, {}, 'network-only');
  return present(me);
}
