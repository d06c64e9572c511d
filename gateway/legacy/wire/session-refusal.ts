import type { Refusal } from './refusal.ts';

const LOG_IN = '(?:log(?:ged)?|sign(?:ed)?)[ -]?in';
const NO_LONGER_VALID = '(?:expired|invalid|missing|required|not valid|not found|no longer valid|timed out|ended)';
/** What proves who somebody is: `token`, `session`, `auth token`, `user id or token`. */
const PROOF =
  '(?:(?:active|api|auth|authentication|authorization|access|login|session|user|user id)(?: or)? )*(?:token|session)';

/** Clauses that say that nobody is logged in. */
const NOBODY = [
  '(?:401 )?un-?authori[sz]ed(?: (?:access|request|user))?',
  '(?:(?:you|user|the user)(?: are| is)? )?(?:unauthenticated|not authenticated)',
  `(?:(?:you|user|the user)(?: are| is)? )?not ${LOG_IN}`,
  `(?:expired|invalid|missing|no)(?: or (?:expired|invalid|missing))? ${PROOF}(?: (?:found|given|provided|supplied))?`,
  `(?:your |the )?${PROOF}(?: has| is| was)?(?: been)? ${NO_LONGER_VALID}(?: or(?: has| is)? ${NO_LONGER_VALID})?`,
  `(?:please |you (?:must|need to|have to) (?:be )?)${LOG_IN}(?: again| first)?(?: to .+)?`,
  `(?:authentication|${LOG_IN}) (?:is )?required`,
].map((clause) => new RegExp(`^${clause}$`));

/** What may stand beside such a clause: `Error: Unauthorized`, `Access denied. Please log in.` */
const BESIDE = new RegExp(`^(?:|error|sorry|access denied|forbidden)$|\\b(?:${LOG_IN}|session|token)\\b`);

/**
 * Whether a refusal of a call with credentials says that the session is none, as hosts do that know
 * no status 401. All of a sentence must be about that: `Invalid verification code` is not, nor is
 * `Unauthorized: this is not your vehicle`.
 */
export function saysSessionEnded({ code, error, message, errors }: Refusal): boolean {
  if (code !== null) return code === 'UNAUTHENTICATED';
  return [error, message, ...errors].some((sentence) => {
    const clauses = (sentence ?? '')
      .toLowerCase()
      .replaceAll('_', ' ')
      .split(/[.!;:,]\s*|\s[-–—]\s/);
    const isNobody = (clause: string) => NOBODY.some((pattern) => pattern.test(clause));
    return clauses.some(isNobody) && clauses.every((clause) => isNobody(clause) || BESIDE.test(clause));
  });
}
