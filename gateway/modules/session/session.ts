import type { Session } from '../../graphql/generated/schema.ts';
import type { LoginAnswer } from '../../legacy/endpoints/sessions.ts';

/** The session that an accepted log-in gives. */
export function toSession({ userId, authToken, userName, accountType }: LoginAnswer): Session {
  return { userId, authToken, userName: userName ?? '', accountType: accountType ?? '' };
}
