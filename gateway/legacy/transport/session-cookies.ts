import type { RawResponse } from './raw-response.ts';

/** A cookie that the browser is to keep, or to give up when its lifetime is over. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime in seconds, 0 or less to remove it; null until the browser is closed. */
  readonly maxAgeSeconds: number | null;
}

/** What PHP calls its session cookie unless it is told otherwise. */
export const PHP_SESSION_COOKIE = 'PHPSESSID';

/**
 * What a value may hold (RFC 6265): no space, quote, comma, semicolon or backslash, and nothing
 * that could end a header.
 */
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,1024}$/;
const LIFETIME = /^-?\d{1,9}$/;

/**
 * The host's own session cookies on behalf of one browser, for the calls that the documents mark
 * with credentials (SESS-06). Only the named ones pass, in either direction. Made for each request,
 * and never shared.
 */
export class SessionCookies {
  readonly #names: ReadonlySet<string>;
  readonly #values = new Map<string, string>();
  readonly #changed = new Map<string, SetCookie>();

  /** `sent` is the browser's `Cookie` header. */
  constructor(names: ReadonlySet<string>, sent = '') {
    this.#names = names;
    for (const pair of sent.split(';')) {
      const { name, value } = readPair(pair);
      // The first of a name is the one with the longest path: ours.
      if (names.has(name) && VALUE.test(value) && !this.#values.has(name)) this.#values.set(name, value);
    }
  }

  /** The header for a call to the host; none without a cookie. */
  get headers(): { readonly cookie?: string } {
    const pairs = [...this.#values].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  /** What the browser has to be told. */
  get changed(): readonly SetCookie[] {
    return [...this.#changed.values()];
  }

  /** Takes the `Set-Cookie` headers of an answer of the host. */
  take(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';');
      const { name, value } = readPair(pair);
      if (!this.#names.has(name)) continue;
      const maxAgeSeconds = lifetimeOf(attributes);
      if (maxAgeSeconds !== null && maxAgeSeconds <= 0) this.#remove(name);
      else if (VALUE.test(value)) this.#set({ name, value, maxAgeSeconds });
    }
  }

  /** Has the browser give up all that it has sent or been given. */
  clear(): void {
    for (const name of [...this.#values.keys()]) this.#remove(name);
  }

  #set(cookie: SetCookie): void {
    this.#values.set(cookie.name, cookie.value);
    this.#changed.set(cookie.name, cookie);
  }

  #remove(name: string): void {
    this.#values.delete(name);
    this.#changed.set(name, { name, value: '', maxAgeSeconds: 0 });
  }
}

/** Takes the cookies of an answer before it is judged: hosts set them on refusals too. */
export function takingCookies<T>(cookies: SessionCookies | null, accept: (raw: RawResponse) => T) {
  return (raw: RawResponse): T => {
    cookies?.take(raw.setCookies);
    return accept(raw);
  };
}

function readPair(pair: string): { name: string; value: string } {
  const end = pair.indexOf('=');
  return { name: pair.slice(0, Math.max(0, end)).trim(), value: pair.slice(end + 1).trim() };
}

/** `Max-Age` goes before `Expires`; what cannot be read is not there. */
function lifetimeOf(attributes: readonly string[]): number | null {
  const pairs = attributes.map(readPair);
  const find = (wanted: string) => pairs.findLast(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
  if (LIFETIME.test(find('max-age'))) return Number(find('max-age'));
  const expires = Date.parse(find('expires'));
  return Number.isNaN(expires) ? null : Math.round((expires - Date.now()) / 1_000);
}
