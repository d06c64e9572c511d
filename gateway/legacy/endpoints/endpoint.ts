import { z } from 'zod';
import type { WhichCookies } from '../transport/session-cookies.ts';
import type { SuccessRule } from '../wire/refusal.ts';
import { MAX_ID_LENGTH } from '../wire/scalars.ts';
import type { CacheLifetime } from './cache-lifetimes.ts';

/** The query string, by parameter. */
export type Query = Readonly<Record<string, string>>;

/** A file of a multipart body. `open` reads it from its start, each time it is called. */
export interface FilePart {
  readonly fileName: string;
  readonly mimeType: string;
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

/** A multipart body, in the order of its parts. */
export type MultipartFields = readonly (readonly [name: string, value: string | FilePart])[];

interface Call<Wire, Input, Output> {
  /** Its path under the host's address, as logs name it; `{id}` stands for the request's id. */
  readonly path: `/php/${string}.php` | `/api/${string}/{id}/${string}`;
  /** From the input to what is sent. */
  readonly request: z.ZodType<Wire, Input>;
  /** From the response's body to what modules use. */
  readonly response: z.ZodType<Output>;
  readonly success: SuccessRule;
}

/** A read with the same response for everyone: sent without credentials, shared by callers. */
export interface PublicRead<Input, Output> extends Call<Query, Input, Output> {
  readonly kind: 'public-read';
  readonly lifetime: CacheLifetime;
}

/** A read on behalf of one customer: never cached, never shared. */
export interface PrivateRead<Input, Output> extends Call<Query, Input, Output> {
  readonly kind: 'private-read';
  /** Which of the host's cookies it is sent with, if any (SESS-06). */
  readonly withCookies?: WhichCookies;
}

interface WriteRules {
  /** Parameters that select one of a script's actions, for example `{ action: 'cancel' }`. */
  readonly query?: Query;
  /** 'optional': sent if the caller has a session. */
  readonly credentials: 'never' | 'optional' | 'required';
  readonly timeoutMs: number;
  /** As for a private read. */
  readonly withCookies?: WhichCookies;
}

/** A write as JSON. Writes are never retried: they may have been carried out already. */
export interface JsonWrite<Input, Output> extends Call<object | null, Input, Output>, WriteRules {
  readonly kind: 'json-write';
  /** The header `Idempotency-Key`, for writes that the caller may repeat; null for none. */
  idempotencyKey?(input: Input): string | null;
}

/** A write as an HTML form (application/x-www-form-urlencoded). */
export interface FormWrite<Input, Output> extends Call<Query, Input, Output>, WriteRules {
  readonly kind: 'form-write';
}

/** A write without a body, to a path that contains an id. */
export interface PathWrite<Input, Output> extends Call<{ readonly id: string }, Input, Output>, WriteRules {
  readonly kind: 'path-write';
}

/** A write with files, as multipart/form-data. `idempotencyKey` is sent as a header. */
export interface MultipartWrite<Input, Output>
  extends Call<{ fields: MultipartFields; idempotencyKey: string }, Input, Output>,
    WriteRules {
  readonly kind: 'multipart-write';
}

export type Read<Input, Output> = PublicRead<Input, Output> | PrivateRead<Input, Output>;
export type Write<Input, Output> =
  | JsonWrite<Input, Output>
  | FormWrite<Input, Output>
  | PathWrite<Input, Output>
  | MultipartWrite<Input, Output>;

export const READ_TIMEOUT_MS = 8_000;
export const WRITE_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

/** An id that is sent to a script. */
export const wireId = z.string().min(1).max(MAX_ID_LENGTH);

/** An id that is safe as a part of a path. */
export const pathId = z.string().regex(/^[\w-]{1,64}$/);

/** A query of the parameters that have a value. */
export function query(parameters: Readonly<Record<string, string | number | null | undefined>>): Query {
  const entries = Object.entries(parameters).flatMap(([name, value]) => {
    const text = String(value ?? '').trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}
