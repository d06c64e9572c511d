/** What proves a session to the gateway; it travels in headers only, never in an address. */
export interface Credentials {
  userId: string;
  authToken: string;
}
