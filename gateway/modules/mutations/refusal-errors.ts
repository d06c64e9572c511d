import type { z } from 'zod';
import type { RefusalCode } from '#shared/refusal-codes.ts';
import type { UserError, UserErrorCode } from '../../graphql/generated/schema.ts';
import { hasReason, type MeaningName, meaningOf, type Refusal, type RefusalError } from '../../legacy/wire/refusal.ts';

export function userError(code: UserErrorCode, message: string, field: readonly string[] | null = null): UserError {
  return { code, message, field: field && [...field] };
}

/** The issues of an input, by field. Too long is TOO_LARGE, empty is REQUIRED, the rest INVALID. */
export function inputErrors(error: z.core.$ZodError): UserError[] {
  return error.issues.map((issue) => {
    return userError(issueCode(issue), issue.message, issue.path.map(String));
  });
}

function issueCode(issue: z.core.$ZodIssue): UserErrorCode {
  if (issue.code === 'too_big') return 'TOO_LARGE';
  if (issue.code === 'too_small') return 'REQUIRED';
  return issue.code === 'custom' && issue.params?.isMissing === true ? 'REQUIRED' : 'INVALID';
}

/** How the refusals of a mutation become user errors. */
export interface RefusalRules {
  /** Shown if the host gives no reason. */
  readonly fallback: string | ((refusal: Refusal) => string);
  /** The sentences to show; by default `listedOrMessage`. */
  readonly sentencesOf?: (refusal: Refusal) => RefusalError[];
  /** What the host's sentences can mean, if it sends no code. */
  readonly meanings?: readonly MeaningName[];
  /** What a status means, if the host sends no code and its sentence isn't recognised. */
  readonly statuses?: Readonly<Partial<Record<number, UserErrorCode>>>;
  /** The code of everything else; by default REFUSED. */
  readonly otherwise?: UserErrorCode;
  /** The path in the input, with dots, for each field of the script. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The path in the input for a code, where it isn't the usual one. */
  readonly codeFields?: Readonly<Partial<Record<UserErrorCode, string>>>;
  /** Messages that replace the host's. */
  readonly messages?: Readonly<Partial<Record<UserErrorCode, string>>>;
}

/** Where in the input an error with this code is, if the host doesn't say. */
const USUAL_FIELDS: Readonly<Partial<Record<UserErrorCode, string>>> = {
  TAKEN: 'email',
  UNVERIFIED_EMAIL: 'email',
  WRONG_CODE: 'code',
  EXPIRED: 'code',
  WRONG_PASSWORD: 'currentPassword',
  SLOT_TAKEN: 'timeSlotId',
  KEY_REUSED: 'idempotencyKey',
  ALREADY_DONE: 'appointmentId',
  ALREADY_RESCHEDULED: 'appointmentId',
  NOT_CONFIRMED: 'appointmentId',
  NOT_COMPLETED: 'appointmentId',
  APPOINTMENT_CLOSED: 'appointmentId',
  PAYMENT_WINDOW_CLOSED: 'appointmentId',
};

/** Script fields that have the same name in the input of a mutation. */
export function sameNames(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** Why something isn't possible, as the gateway has found out. */
export interface RefusalReason {
  readonly code: UserErrorCode;
  /** Shown if the host gives no reason. */
  readonly message: string;
}

/** A refusal as user errors: one for each distinct sentence. `reason` is the host's likely one. */
export function userErrorsOf(refusal: Refusal, declared: RefusalRules, reason?: RefusalReason): UserError[] {
  const rules = reason ? { ...declared, fallback: reason.message, otherwise: reason.code } : declared;
  const sentences = (rules.sentencesOf ?? listedOrMessage)(refusal);
  const { fallback } = rules;
  const shown =
    sentences.length > 0
      ? sentences
      : [{ message: typeof fallback === 'string' ? fallback : fallback(refusal), field: null }];
  const errors = shown.map((sentence) => toUserError(refusal, sentence, rules));
  return errors.filter(({ message }, index) => errors.findIndex((error) => error.message === message) === index);
}

function toUserError(refusal: Refusal, sentence: RefusalError, rules: RefusalRules): UserError {
  const { fields = {}, codeFields = {}, messages = {} } = rules;
  const meant = meaning(refusal, sentence, rules);
  const name = sentence.field ?? meant.field;
  const named = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
  // A host that names the field says that its value is wrong.
  const code = named && meant.code === (rules.otherwise ?? 'REFUSED') ? 'INVALID' : meant.code;
  const path = named ?? codeFields[code] ?? USUAL_FIELDS[code];
  return {
    ...userError(code, messages[code] ?? sentence.message, path ? path.split('.') : null),
    ...(refusal.retryAfterSeconds !== undefined && { retryAfterSeconds: refusal.retryAfterSeconds }),
  };
}

/** The host's code; else by the status, if that is certain; else by the sentence. */
function meaning(
  refusal: Refusal,
  { message }: RefusalError,
  rules: RefusalRules,
): { code: UserErrorCode; field?: string | undefined } {
  const { meanings = [], statuses = {}, otherwise = 'REFUSED' } = rules;
  const found = refusal.code ?? statusCode(refusal) ?? meaningOf(message, meanings);
  const { code, field } = typeof found === 'string' ? { code: found } : { field: undefined, ...found };
  if (code === undefined || !isUserErrorCode(code)) return { code: statuses[refusal.status] ?? otherwise };
  // Only what the input names can be missing: without a name, the script itself is.
  if (code === 'NOT_FOUND' && !rules.codeFields?.NOT_FOUND) return { code: otherwise };
  return { code, field };
}

/** A 404 without a reason may be a proxy's. */
function statusCode(refusal: Refusal): RefusalCode | null {
  const { status } = refusal;
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_FILE';
  if (status === 404 && hasReason(refusal)) return 'NOT_FOUND';
  return status === 429 ? 'RATE_LIMITED' : null;
}

/** Those of the host or the session never are user errors. */
const isUserErrorCode = (code: RefusalCode): code is Exclude<RefusalCode, 'UNAUTHENTICATED' | 'BUSY'> =>
  code !== 'UNAUTHENTICATED' && code !== 'BUSY';

/** The host's `errors`, else its `message`, else its `error`. */
function listedOrMessage({ errors, message, error }: Refusal): RefusalError[] {
  return errors.length > 0 ? [...errors] : sentences(message ?? error);
}

/** The host's `errors`, else its `error`, else its `message`. */
export function listedOrError({ errors, message, error }: Refusal): RefusalError[] {
  return errors.length > 0 ? [...errors] : sentences(error ?? message);
}

/** The host's `message` or `error`, and each of its `errors`. */
export function messageAndListed({ errors, message, error }: Refusal): RefusalError[] {
  const head = sentences(message ?? error).map(
    (first) => errors.find((same) => same.message === first.message) ?? first,
  );
  return [...head, ...errors];
}

function sentences(text: string | null): RefusalError[] {
  return text === null ? [] : [{ message: text, field: null }];
}
