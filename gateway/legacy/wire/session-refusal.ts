import type { Refusal } from './refusal.ts';

const LOG_IN = '(?:log(?:ged)?|sign(?:ed)?)[ -]?in';
const NO_LONGER_VALID = '(?:expired|invalid|missing|required|not valid|not found|no longer valid|timed out|ended)';
/** Names of credentials: `token`, `session`, `auth token`, `user id or token`. */
const CREDENTIALS =
  '(?:(?:active|api|auth|authentication|authorization|access|login|session|user|user id)(?: or)? )*(?:token|session)';

/** Clauses that say that the user isn't logged in. */
const LOGGED_OUT = [
  '(?:401 )?un-?authori[sz]ed(?: (?:access|request|user))?',
  '(?:(?:you|user|the user)(?: are| is)? )?(?:unauthenticated|not authenticated)',
  `(?:(?:you|user|the user)(?: are| is)? )?not ${LOG_IN}`,
  `(?:expired|invalid|missing|no)(?: or (?:expired|invalid|missing))? ${CREDENTIALS}(?: (?:found|given|provided|supplied))?`,
  `(?:your |the )?${CREDENTIALS}(?: has| is| was)?(?: been)? ${NO_LONGER_VALID}(?: or(?: has| is)? ${NO_LONGER_VALID})?`,
  `(?:please |you (?:must|need to|have to) (?:be )?)${LOG_IN}(?: again| first)?(?: to .+)?`,
  `(?:authentication|${LOG_IN}) (?:is )?required`,
].map((clause) => new RegExp(`^${clause}$`));

/** Clauses allowed next to one: `Error: Unauthorized`, `Access denied. Please log in.` */
const NEUTRAL = new RegExp(`^(?:|error|sorry|access denied|forbidden)$|\\b(?:${LOG_IN}|session|token)\\b`);

/**
 * Whether a refusal of a call with credentials says that the session has ended, as hosts do that
 * don't use status 401. The whole sentence must be about that: `Invalid verification code` isn't,
 * nor is `Unauthorized: this is not your vehicle`.
 */
export function isSessionRefusal({ code, error, message, errors }: Refusal): boolean {
  if (code !== null) return code === 'UNAUTHENTICATED';
  return [error, message, ...errors.map((entry) => entry.message)].some((sentence) => {
    const clauses = (sentence ?? '')
      .toLowerCase()
      .replaceAll('_', ' ')
      .split(/[.!;:,]\s*|\s[-–—]\s/);
    const isLoggedOut = (clause: string) => LOGGED_OUT.some((pattern) => pattern.test(clause));
    return clauses.some(isLoggedOut) && clauses.every((clause) => isLoggedOut(clause) || NEUTRAL.test(clause));
  });
}
