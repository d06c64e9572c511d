/** What proves who a customer is to the scripts. */
export interface Credentials {
  readonly userId: string;
  readonly authToken: string;
}

const USER_ID = /^[\w-]{1,64}$/;
/** How long a token is, is the host's matter: some are short. */
const AUTH_TOKEN = /^[\x21-\x7e]{6,512}$/;

/** Credentials from two headers; null unless both are there, once, and can be sent on. */
export function readCredentials(userId: unknown, authToken: unknown): Credentials | null {
  if (typeof userId !== 'string' || typeof authToken !== 'string') return null;
  return USER_ID.test(userId) && AUTH_TOKEN.test(authToken) ? { userId, authToken } : null;
}

/** SESS-02: both headers. The same pair goes into the query, which is never logged. */
export function credentialHeaders({ userId, authToken }: Credentials): Record<string, string> {
  return { 'x-user-id': userId, 'x-auth-token': authToken };
}

export function credentialQuery({ userId, authToken }: Credentials): Record<string, string> {
  return { userId, token: authToken };
}
