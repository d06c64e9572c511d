/** How a customer authenticates to the scripts. */
export interface Credentials {
  readonly userId: string;
  readonly authToken: string;
}

const USER_ID = /^[\w-]{1,64}$/;
/** Hosts choose the length of tokens, and some are short. */
const AUTH_TOKEN = /^[\x21-\x7e]{6,512}$/;

/** Credentials from two headers; null unless both are present once and valid. */
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
