import type { Session } from '../../graphql/generated/schema.ts';
import type { LoginResponse } from '../../legacy/endpoints/sessions.ts';

export function toSession({ userId, authToken, userName, accountType }: LoginResponse): Session {
  return { userId, authToken, userName: userName ?? '', accountType: accountType ?? '' };
}
