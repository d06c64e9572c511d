import { z } from 'zod';
import type { WhichCookies } from '../transport/session-cookies.ts';
import { wireObject } from '../wire/record.ts';
import type { SuccessRule } from '../wire/refusal.ts';
import { MAX_ID_LENGTH, text } from '../wire/scalars.ts';

export type Query = Readonly<Record<string, string>>;

/** A file of a multipart body. `open` reads it from its start, each time it is called. */
export interface FilePart {
  readonly fileName: string;
  readonly mimeType: string;
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

export type Part = readonly [name: string, value: string | FilePart];

/** The maximum ages of a public response, in milliseconds and in ascending order. */
export interface CacheLifetime {
  /** Used without a call. */
  readonly freshMs: number;
  /** Used while a new response is fetched in the background (stale-while-revalidate). */
  readonly revalidateMs: number;
  /** Used while the host is down (stale-if-error). */
  readonly ifDownMs: number;
  /** Whether it changes with every booking. No cache but the gateway's learns of that. */
  readonly isLive?: true;
}

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Lists that change when the catalogue is edited. */
export const CATALOGUE: CacheLifetime = { freshMs: 300 * SECOND, revalidateMs: 900 * SECOND, ifDownMs: DAY };

/** Lists that change with profiles and reviews. */
export const DIRECTORY: CacheLifetime = { freshMs: 30 * SECOND, revalidateMs: 300 * SECOND, ifDownMs: DAY };

const live = (freshMs: number): CacheLifetime => ({ freshMs, revalidateMs: freshMs, ifDownMs: freshMs, isLive: true });

/** Free days and times: only simultaneous reads share them. */
export const LIVE = live(2 * SECOND);

/** The same where they only help to choose: the first free days in a list of specialists. */
export const RECENT = live(60 * SECOND);

interface Call<Wire, Input, Output> {
  /** Its path under the host's address, as logs name it; `{id}` stands for the request's id. */
  readonly path: `/php/${string}.php` | `/api/${string}/{id}/${string}`;
  readonly request: z.ZodType<Wire, Input>;
  readonly response: z.ZodType<Output>;
  /** By default 'not-false' for a read, 'required' for a write. */
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

/** Writes are never retried: they may have been carried out already. */
interface WriteCall<Wire, Input, Output> extends Call<Wire, Input, Output> {
  /** Parameters that select one of a script's actions, for example `{ action: 'cancel' }`. */
  readonly query?: Query;
  /** By default 'required'. 'optional': sent if the caller has a session. */
  readonly credentials: 'never' | 'optional' | 'required';
  /** As for a private read. */
  readonly withCookies?: WhichCookies;
}

export interface JsonWrite<Input, Output> extends WriteCall<object | null, Input, Output> {
  readonly kind: 'json-write';
  /** The header `Idempotency-Key`, for writes that the caller may repeat; null for none. */
  idempotencyKey?(input: Input): string | null;
}

/** A write as an HTML form (application/x-www-form-urlencoded). */
export interface FormWrite<Input, Output> extends WriteCall<Query, Input, Output> {
  readonly kind: 'form-write';
}

/** A write without a body, to a path that contains an id. */
export interface PathWrite<Input, Output> extends WriteCall<{ readonly id: string }, Input, Output> {
  readonly kind: 'path-write';
}

/** A write with files, as multipart/form-data. `idempotencyKey` is sent as a header. */
export interface MultipartWrite<Input, Output>
  extends WriteCall<{ fields: readonly Part[]; idempotencyKey: string }, Input, Output> {
  readonly kind: 'multipart-write';
}

export type Read<Input, Output> = PublicRead<Input, Output> | PrivateRead<Input, Output>;
export type Write<Input, Output> =
  | JsonWrite<Input, Output>
  | FormWrite<Input, Output>
  | PathWrite<Input, Output>
  | MultipartWrite<Input, Output>;

type Declared<
  Endpoint extends { kind: string; success: SuccessRule },
  Default extends keyof Endpoint = 'success',
> = Omit<Endpoint, 'kind' | Default> & Partial<Pick<Endpoint, Default>>;
type WriteDefault = 'success' | 'credentials';

const READ = { success: 'not-false' } as const;
const WRITE = { success: 'required', credentials: 'required' } as const;

export const publicRead = <I, O>(read: Declared<PublicRead<I, O>>): PublicRead<I, O> => ({
  kind: 'public-read',
  ...READ,
  ...read,
});
export const privateRead = <I, O>(read: Declared<PrivateRead<I, O>>): PrivateRead<I, O> => ({
  kind: 'private-read',
  ...READ,
  ...read,
});
export const jsonWrite = <I, O>(write: Declared<JsonWrite<I, O>, WriteDefault>): JsonWrite<I, O> => ({
  kind: 'json-write',
  ...WRITE,
  ...write,
});
export const formWrite = <I, O>(write: Declared<FormWrite<I, O>, WriteDefault>): FormWrite<I, O> => ({
  kind: 'form-write',
  ...WRITE,
  ...write,
});
export const pathWrite = <I, O>(write: Declared<PathWrite<I, O>, WriteDefault>): PathWrite<I, O> => ({
  kind: 'path-write',
  ...WRITE,
  ...write,
});
export const multipartWrite = <I, O>(write: Declared<MultipartWrite<I, O>, WriteDefault>): MultipartWrite<I, O> => ({
  kind: 'multipart-write',
  ...WRITE,
  ...write,
});

export const READ_TIMEOUT_MS = 8_000;
export const WRITE_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

/** How long a write may take, in milliseconds. */
export const writeTimeoutOf = ({ kind }: Pick<Write<never, never>, 'kind'>) =>
  kind === 'multipart-write' ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS;

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

export const noInput = z.object({}).transform(query);

/** The parameters as `a=1&b=2`, in their order; empty when there are none. */
export function queryString(query: Query): string {
  let text = '';
  for (const name in query) {
    text += `${text === '' ? '' : '&'}${encodeURIComponent(name)}=${encodeURIComponent(query[name] ?? '')}`;
  }
  return text;
}

/** The response of a write that only needs its message; null when unreadable. */
export const messageResponse = wireObject({ message: text.catch(null) });
export type MessageResponse = z.output<typeof messageResponse>;
