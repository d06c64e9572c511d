import type { Read, Write } from '../endpoints/endpoint.ts';
import { type Dropped, LateDropped } from '../wire/list.ts';
import { hasReason, type Refusal, refusalOf, refusalTexts, type SuccessRule } from '../wire/refusal.ts';
import { readFlag } from '../wire/scalars.ts';
import { parseJson } from './json.ts';
import { LegacyError } from './legacy-error.ts';
import type { RawResponse } from './raw-response.ts';

export type WriteResult<Output> =
  | { readonly kind: 'accepted'; readonly response: Output }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A parsed response, and what the log should know about it. */
export interface ParsedResponse<T> {
  readonly value: T;
  readonly dropped: readonly Dropped[];
  /** Of lists that are read later. Those found so far are in `dropped`. */
  readonly lateDropped?: LateDropped;
  readonly isRecovered: boolean;
  /** The host's internal texts, which no one is shown. */
  readonly withheld: readonly string[];
}

export function parseReadResponse<Input, Output>(endpoint: Read<Input, Output>, isCredentialed: boolean) {
  return (raw: RawResponse): ParsedResponse<Output> => {
    throwRefusal(raw, isCredentialed);
    checkStatus(raw, isCredentialed, isSuccess(raw.status));
    const { body, isRecovered, withheld } = parseJson(raw.text, raw.status);
    if (isCredentialed) checkSession(body, raw.status);
    const refusal = refusalOf(body, raw.status, endpoint.success);
    if (refusal) throw new LegacyError('refused', { status: raw.status, refusal, ...reasonOf(withheld) });
    return { ...parseShape(endpoint, body, raw.status), isRecovered, withheld };
  };
}

export function parseWriteResponse<Input, Output>(endpoint: Write<Input, Output>, isCredentialed: boolean) {
  return (raw: RawResponse): ParsedResponse<WriteResult<Output>> => {
    const isRefused = raw.status >= 400 && raw.status < 500;
    checkStatus(raw, isCredentialed, isSuccess(raw.status) || isRefused);
    const { body, isRecovered, withheld } = jsonOrEmpty(raw, isRefused || endpoint.success === 'status');
    if (isCredentialed) checkSession(body, raw.status);
    const refusal = isRefused ? refusalTexts(body, raw.status) : refusalOf(body, raw.status, endpoint.success);
    if (refusal && endpoint.credentials === 'required') checkAccount(refusal);
    if (refusal) {
      const { retryAfterSeconds } = raw;
      const value = { kind: 'refused', refusal: { ...refusal, retryAfterSeconds } } as const;
      return { value, dropped: [], isRecovered, withheld };
    }
    const { value, dropped } = parseShape(endpoint, body, raw.status);
    return { value: { kind: 'accepted', response: value }, dropped, isRecovered, withheld };
  };
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** The host may limit the gateway as a whole, and not only this customer. */
const TOO_BUSY = 'Our booking system is very busy. Please wait a little and try again.';

function checkStatus(raw: RawResponse, isCredentialed: boolean, isReadable: boolean): void {
  const { status, retryAfterSeconds } = raw;
  if (status === 401 && isCredentialed) throw new LegacyError('unauthenticated', { status });
  if (isReadable) return;
  const details = { status, ...(retryAfterSeconds && { retryAfterSeconds }) };
  if (status === 429) throw new LegacyError('limited', { ...details, message: TOO_BUSY });
  throw new LegacyError('status', details);
}

/** Throws for a read that is refused with a reason and a 4xx status, other than 401 and 429. */
function throwRefusal(raw: RawResponse, isCredentialed: boolean): void {
  const { status } = raw;
  if (status < 400 || status >= 500 || status === 401 || status === 429) return;
  const { body, withheld } = jsonOrEmpty(raw, true);
  if (isCredentialed) checkSession(body, status);
  const refusal = refusalTexts(body, status);
  if (hasReason(refusal)) throw new LegacyError('refused', { status, refusal, ...reasonOf(withheld) });
  if (withheld.length > 0) throw new LegacyError('status', { status, ...reasonOf(withheld) });
}

const reasonOf = (withheld: readonly string[]) =>
  withheld.length > 0 ? { reason: `withheld: ${withheld.join(' | ')}` } : {};

/** Some hosts say with 200 or 403 that the session has ended. */
function checkSession(body: object, status: number): void {
  if (Array.isArray(body) || ('success' in body && readFlag(body.success))) return;
  if (isSessionRefusal(refusalTexts(body, status))) throw new LegacyError('unauthenticated', { status });
}

/** With credentials, 403 is about the account. A proxy's error page doesn't count. */
function checkAccount(refusal: Refusal): void {
  const { status } = refusal;
  if (status === 403 && hasReason(refusal)) throw new LegacyError('forbidden', { status, refusal });
}

/** Refusals may be a proxy's HTML page (413, 429), and some scripts document only a status. */
function jsonOrEmpty(raw: RawResponse, isStatusEnough: boolean) {
  try {
    return parseJson(raw.text, raw.status);
  } catch (error) {
    if (isStatusEnough) return { body: {}, isRecovered: false, withheld: [] };
    throw error;
  }
}

function parseShape<Output>(
  endpoint: { readonly response: { safeParse(body: unknown): SafeParse<Output> }; readonly success: SuccessRule },
  body: object,
  status: number,
): Pick<ParsedResponse<Output>, 'value' | 'dropped' | 'lateDropped'> {
  const read = endpoint.response.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') || 'the response';
    throw new LegacyError('invalid response', { status, reason: `unexpected shape of ${field}: ${issue?.message}` });
  }
  return { value: read.data, ...droppedOf(read.data) };
}

type SafeParse<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/** Endpoints report unreadable records as `WithDropped`, or as `LateDropped` under that name. */
function droppedOf(value: unknown): Pick<ParsedResponse<unknown>, 'dropped' | 'lateDropped'> {
  const { dropped }: { dropped?: unknown } = Object(value);
  if (dropped instanceof LateDropped) return { dropped: dropped.found, lateDropped: dropped };
  return { dropped: Array.isArray(dropped) ? dropped : [] };
}

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
