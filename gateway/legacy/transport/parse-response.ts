import type { Read, Write } from '../endpoints/endpoint.ts';
import type { Dropped } from '../wire/list.ts';
import { isSaid, type Refusal, refusalOf, refusalTexts, type SuccessRule } from '../wire/refusal.ts';
import { readFlag } from '../wire/scalars.ts';
import { saysSessionEnded } from '../wire/session-refusal.ts';
import { parseJson } from './json.ts';
import { LegacyError } from './legacy-error.ts';
import type { RawResponse } from './raw-response.ts';

/** The result of a call that changes something. */
export type Outcome<Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What an answer is worth, and what the log should know about it. */
export interface ParsedResponse<T> {
  readonly value: T;
  readonly dropped: readonly Dropped[];
  /** Whether PHP diagnostics stood before the answer. */
  readonly isRecovered: boolean;
}

export function parseReadResponse<Input, Answer>(endpoint: Read<Input, Answer>, isCredentialed: boolean) {
  return (raw: RawResponse): ParsedResponse<Answer> => {
    refuseInWords(raw, isCredentialed);
    refuseStatus(raw, isCredentialed, isSuccess(raw.status));
    const { body, isRecovered } = parseJson(raw.text, raw.status);
    if (isCredentialed) refuseSession(body, raw.status);
    const refusal = refusalOf(body, raw.status, endpoint.success);
    if (refusal) throw new LegacyError('refused', { status: raw.status, refusal });
    return { ...shaped(endpoint, body, raw.status), isRecovered };
  };
}

export function parseWriteResponse<Input, Answer>(endpoint: Write<Input, Answer>, isCredentialed: boolean) {
  return (raw: RawResponse): ParsedResponse<Outcome<Answer>> => {
    const isRefused = raw.status >= 400 && raw.status < 500;
    refuseStatus(raw, isCredentialed, isSuccess(raw.status) || isRefused);
    const { body, isRecovered } = jsonOrNothing(raw, isRefused || endpoint.success === 'status');
    if (isCredentialed) refuseSession(body, raw.status);
    const refusal = isRefused ? refusalTexts(body, raw.status) : refusalOf(body, raw.status, endpoint.success);
    if (refusal && endpoint.credentials === 'required') refuseForeign(refusal);
    if (refusal) {
      const { retryAfterSeconds } = raw;
      return { value: { kind: 'refused', refusal: { ...refusal, retryAfterSeconds } }, dropped: [], isRecovered };
    }
    const { value, dropped } = shaped(endpoint, body, raw.status);
    return { value: { kind: 'accepted', answer: value }, dropped, isRecovered };
  };
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function refuseStatus(raw: RawResponse, isCredentialed: boolean, isReadable: boolean): void {
  const { status, retryAfterSeconds } = raw;
  if (status === 401 && isCredentialed) throw new LegacyError('unauthenticated', { status });
  if (!isReadable) throw new LegacyError('status', { status, ...(retryAfterSeconds && { retryAfterSeconds }) });
}

/** Throws for a read that is refused with a reason and a 4xx status, other than 401 and 429. */
function refuseInWords(raw: RawResponse, isCredentialed: boolean): void {
  const { status } = raw;
  if (status < 400 || status >= 500 || status === 401 || status === 429) return;
  const { body } = jsonOrNothing(raw, true);
  if (isCredentialed) refuseSession(body, status);
  const refusal = refusalTexts(body, status);
  if (isSaid(refusal)) throw new LegacyError('refused', { status, refusal });
}

/**
 * Hosts without a status for it say in words that nobody is logged in, with 200 or 403. A success
 * is none of that.
 */
function refuseSession(body: object, status: number): void {
  if (Array.isArray(body) || ('success' in body && readFlag(body.success))) return;
  if (saysSessionEnded(refusalTexts(body, status))) throw new LegacyError('unauthenticated', { status });
}

/** For a customer, 404 and 403 are about ownership. A proxy's own error page doesn't count. */
function refuseForeign(refusal: Refusal): void {
  const { status } = refusal;
  if (!isSaid(refusal)) return;
  if (status === 404) throw new LegacyError('not found', { status, refusal });
  if (status === 403) throw new LegacyError('forbidden', { status, refusal });
}

/** Refusals may be a proxy's HTML page (413, 429), and some scripts document only a status. */
function jsonOrNothing(raw: RawResponse, isStatusEnough: boolean) {
  try {
    return parseJson(raw.text, raw.status);
  } catch (error) {
    if (isStatusEnough) return { body: {}, isRecovered: false };
    throw error;
  }
}

function shaped<Answer>(
  endpoint: { readonly response: { safeParse(body: unknown): SafeParse<Answer> }; readonly success: SuccessRule },
  body: object,
  status: number,
): { value: Answer; dropped: readonly Dropped[] } {
  const read = endpoint.response.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') || 'the whole';
    throw new LegacyError('garbage', { status, reason: `unexpected shape of ${field}: ${issue?.message}` });
  }
  return { value: read.data, dropped: droppedOf(read.data) };
}

type SafeParse<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/** The endpoints list what they had to leave out as `WithDropped`. */
function droppedOf(answer: unknown): readonly Dropped[] {
  if (typeof answer !== 'object' || answer === null || !('dropped' in answer)) return [];
  return Array.isArray(answer.dropped) ? answer.dropped : [];
}
