import { z } from 'zod';
import type { SuccessRule } from '../wire/refusal.ts';

/** The query string, by parameter; a parameter that is left out is not in it. */
export type Query = Readonly<Record<string, string>>;

/** A file of a multipart body. `open` reads it from its start, and may be called again. */
export interface FilePart {
  readonly fileName: string;
  readonly mimeType: string;
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

/** A multipart body, in the order of its parts. */
export type MultipartFields = readonly (readonly [name: string, value: string | FilePart])[];

/**
 * For how long a public answer may be reused, in milliseconds since it was read; each is at least
 * the one before.
 */
export interface Freshness {
  /** Given without asking again. */
  readonly freshMs: number;
  /** Given at once, while a new answer is fetched behind it. */
  readonly revalidateMs: number;
  /** Given when the host cannot answer. */
  readonly ifDownMs: number;
}

interface Call<Wire, Input, Answer> {
  /**
   * Its path under the host's address, as logs name it; `{id}` stands for an id that the request
   * gives.
   */
  readonly path: `/php/${string}.php` | `/api/${string}/{id}/${string}`;
  /** From the caller's words to what is sent. */
  readonly request: z.ZodType<Wire, Input>;
  /** From what was answered to what the modules work with. */
  readonly response: z.ZodType<Answer>;
  readonly success: SuccessRule;
}

/** A read that is the same for everybody: sent without credentials and shared between callers. */
export interface PublicRead<Input, Answer> extends Call<Query, Input, Answer> {
  readonly kind: 'public-read';
  readonly keep: Freshness;
}

/** A read on behalf of one customer: never kept, never shared. */
export interface PrivateRead<Input, Answer> extends Call<Query, Input, Answer> {
  readonly kind: 'private-read';
  /**
   * Whether the documents mark it to be sent with the browser's credentials: the host's session
   * cookies (SESS-06).
   */
  readonly withCookies?: true;
}

interface WriteRules {
  /** Parameters that say which of a script's acts is meant, for example `{ action: 'cancel' }`. */
  readonly query?: Query;
  /** 'never', 'when known' (both headers or none), or 'required'. */
  readonly credentials: 'never' | 'when known' | 'required';
  readonly timeoutMs: number;
  /** As of a private read. */
  readonly withCookies?: true;
}

/**
 * An act, sent as JSON. It is sent once and never repeated, because nobody could tell whether it
 * was done.
 */
export interface JsonWrite<Input, Answer> extends Call<object | null, Input, Answer>, WriteRules {
  readonly kind: 'json-write';
  /**
   * What goes out as the header `Idempotency-Key`, for acts that may be asked for again; null sends
   * none.
   */
  idempotencyKey?(input: Input): string | null;
}

/** An act, sent as a form that a page would send (application/x-www-form-urlencoded), once. */
export interface FormWrite<Input, Answer> extends Call<Query, Input, Answer>, WriteRules {
  readonly kind: 'form-write';
}

/** An act on the one thing that the path names, sent without a body, once. */
export interface PathWrite<Input, Answer> extends Call<{ readonly id: string }, Input, Answer>, WriteRules {
  readonly kind: 'path-write';
}

/** An act with files, sent as multipart/form-data, once. `idempotencyKey` goes out as a header. */
export interface MultipartWrite<Input, Answer>
  extends Call<{ fields: MultipartFields; idempotencyKey: string }, Input, Answer>,
    WriteRules {
  readonly kind: 'multipart-write';
}

export type Read<Input, Answer> = PublicRead<Input, Answer> | PrivateRead<Input, Answer>;
export type Write<Input, Answer> =
  | JsonWrite<Input, Answer>
  | FormWrite<Input, Answer>
  | PathWrite<Input, Answer>
  | MultipartWrite<Input, Answer>;

export const READ_TIMEOUT_MS = 8_000;
export const WRITE_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Lists that change when the catalogue is edited. */
export const CATALOGUE: Freshness = { freshMs: 300 * SECOND, revalidateMs: 900 * SECOND, ifDownMs: DAY };
/** Lists that change when somebody edits a profile or writes a review. */
export const DIRECTORY: Freshness = { freshMs: 30 * SECOND, revalidateMs: 300 * SECOND, ifDownMs: DAY };
/** What anybody's booking changes: merges simultaneous asking, and never outlives its word. */
export const LIVE: Freshness = { freshMs: 2 * SECOND, revalidateMs: 2 * SECOND, ifDownMs: 2 * SECOND };

/** An id as it is sent to a script. */
export const wireId = z.string().min(1).max(64);

/** An id that becomes part of a path, which nothing in it may lead elsewhere. */
export const pathId = z.string().regex(/^[\w-]{1,64}$/);

/** A query without the parameters that have no value. */
export function query(parameters: Readonly<Record<string, string | number | null | undefined>>): Query {
  const given = Object.entries(parameters).flatMap(([name, value]) => {
    const text = String(value ?? '').trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(given);
}
