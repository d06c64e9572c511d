/** The credentials of a session. They are only sent in headers, never in a URL. */
export interface Credentials {
  userId: string;
  authToken: string;
}
